import {
  type Card,
  type Clauses,
  clauseOf,
  type Event,
  type Seat,
  type Sentence,
  textOnly,
} from '@perilune/engine'
import type { Events } from '@perilune/moon'
import { amount, card, items, listed, say, seat } from './bits.js'
import { causeText } from './causes.js'
import { eraName } from './eras.js'
import { titleOf } from './text.js'

type Name = (seat: Seat) => string

/** What happened: a sentence, or what a seat does, which can follow what it did before. */
interface Tale {
  readonly who?: Seat
  /** `acted` is the card that the sentence before it is about. */
  readonly does: (name: Name, acted: Card | undefined) => Sentence
}

const by = (who: Seat, does: Sentence): Tale => ({ who, does: () => does })
const nobody = (sentence: Sentence): Tale => ({ does: () => sentence })

/** A gain or a price with where it comes from, unless the action's sentence has named it. */
const because = (who: Seat, does: Sentence, from: Sentence): Tale => ({
  who,
  does: (_, acted) =>
    from.length === 1 && from[0].is === 'card' && from[0].card === acted ? does : say`${does} (${from})`,
})

const itemsOrNothing = (bag: Events['takes']['items']): Sentence => {
  const listedItems = items(bag)
  return listedItems.length > 0 ? listedItems : textOnly('nothing')
}

const constructs = ({ card: id, pay, free }: Events['constructs']): Sentence => {
  const paid = items(pay)
  return say`constructs ${card(id)}${free ? ' free of charge' : paid.length > 0 ? say` for ${paid}` : ''}`
}

const TALES: Clauses<Events, Tale> = {
  'begins-era': (e) => nobody(say`${eraName(e.era)} begins`),
  'begins-round': (e) => nobody(say`Round ${e.round}`),
  takes: (e) => because(e.seat, say`takes ${itemsOrNothing(e.items)}`, causeText(e)),
  scores: (e) => because(e.seat, say`scores ${amount(e.hearts, 'hearts')}`, causeText(e)),
  pays: (e) => because(e.seat, say`pays ${itemsOrNothing(e.items)}`, [card(e.card)]),
  constructs: (e) => by(e.seat, constructs(e)),
  assimilates: (e) => by(e.seat, say`assimilates ${card(e.card)}`),
  'returns-obelisk': (e) => by(e.seat, say`returns an Obelisk to the hand`),
  parks: (e) => ({
    who: e.seat,
    does: (name) => say`parks a Rover on ${card(e.card)} of ${seat(e.on, name(e.on))}`,
  }),
  flips: (e) => by(e.seat, say`flips ${card(e.card)}`),
  'flips-back': (e) => by(e.seat, say`flips back ${listed(e.cards.map(card))}`),
  'uses-expedition': (e) => by(e.seat, say`uses the ${card(e.card)}`),
  claims: (e) => by(e.seat, say`claims ${card(e.card)}`),
  'hearts-on-card': (e) => by(e.seat, say`places ${amount(e.hearts, 'hearts')} on ${card(e.card)}`),
  searches: (e) =>
    by(e.seat, say`searches ${e.from === 'stack' ? 'the Era stack' : 'the deck of the previous Era'}`),
  declines: (e) => by(e.seat, say`constructs nothing more`),
  'refills-hand': (e) => by(e.seat, say`adds a card to the hand`),
  draws: (e) => by(e.seat, say`draws a card`),
  discards: (e) => by(e.seat, say`discards ${card(e.card)}`),
  'takes-from-discard': (e) => by(e.seat, say`takes ${card(e.card)} from the Discard Pile`),
  gives: (e) => ({
    who: e.seat,
    does: (name) => say`gives ${itemsOrNothing(e.items)} to ${seat(e.receiver, name(e.receiver))}`,
  }),
  demolishes: (e) => by(e.seat, say`gives up ${card(e.card)}`),
  copies: (e) => by(e.seat, say`uses the effect of ${card(e.card)}`),
  'gathers-rovers': (e) => by(e.seat, say`gathers ${amount(e.rovers, 'rovers')} on ${card(e.card)}`),
  'recalls-rover': (e) => by(e.seat, say`takes a Rover from ${card(e.card)}`),
  converts: (e) => by(e.seat, say`makes ${amount(e.made, e.resource)} of ${itemsOrNothing(e.items)}`),
  'adds-to-reward': (e) =>
    by(e.seat, say`adds ${amount(e.hearts, 'hearts')} to the ${titleOf(e.flag)} reward`),
  'ends-turn': (e) => by(e.seat, say`ends the turn`),
  'passes-hands': () => nobody(textOnly('The hands are passed to the left')),
  'ends-construction': (e) => nobody(say`The Construction Phase of ${eraName(e.era)} ends`),
  'flag-unclaimed': (e) =>
    nobody(
      say`Nobody wins the ${titleOf(e.flag)} Flag: ${amount(e.hearts, 'hearts')} ${e.era === 3 ? 'are lost' : 'stay'}`,
    ),
}

const taleOf = (event: Event): Tale => clauseOf(TALES, event.what, event)

/**
 * What happened, with what followed from it: 'Ada constructs Biodome for 1 Water, takes 2 Bio and draws a
 * card'.
 */
export function tale(event: Event, name: Name, follows: readonly Event[] = []): Sentence {
  const { who, does } = taleOf(event)
  const first = does(name, undefined)
  const about = typeof event.card === 'string' ? event.card : undefined
  return listed([
    who === undefined ? first : say`${seat(who, name(who))} ${first}`,
    ...follows.map((event) => taleOf(event).does(name, about)),
  ])
}
