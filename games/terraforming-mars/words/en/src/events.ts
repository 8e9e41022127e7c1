import {
  type Bit,
  type Card,
  type Clauses,
  clauseOf,
  type Event,
  type Seat,
  type Sentence,
} from '@perilune/engine'
import type { Amounts, Events, Parameter } from '@perilune/terraforming-mars'
import { AWARDS, MILESTONES, NEUTRAL } from '@perilune/terraforming-mars'
import { card, isResource, listed, mc, say, stock, things } from './bits.js'
import { dataOf } from './cards/cards.js'
import { productionText, tileText } from './cards/op-parts.js'
import { isPlural, partyText } from './committee.js'
import { goalName, projectName } from './names.js'

/* What happened, for the log. */

/** A seat as people call it. */
type Who = (seat: Seat) => Bit

/**
 * Something that a seat does, or that happens; `after` is how it is told after an action of the seat that it
 * came of.
 */
interface Tale {
  readonly told: (who: Who) => Sentence
  readonly after: (who: Who) => Sentence
}

const by = (seat: Seat, does: Sentence, after = does): Tale => ({
  told: (who) => say`${who(seat)} ${does}`,
  after: () => after,
})

/** Of something that a seat has: 'Ada: plant production up 1 step'. */
const of = (seat: Seat, change: Sentence, after: Sentence): Tale => ({
  told: (who) => say`${who(seat)}: ${change}`,
  after: () => after,
})

/** A sentence with another seat in it. */
const aimed = (told: Tale['told'], after = told): Tale => ({ told, after })

const nobody = (sentence: Sentence): Tale => ({ told: () => sentence, after: () => sentence })

/** What is paid or gained: a resource, or cubes of a card that are money, '3 floaters of Dirigibles'. */
const money = (id: string, n: number): Sentence =>
  isResource(id) ? say`${stock(id, n)}` : say`${things(dataOf(id).holds ?? 'resource', n)} of ${card(id)}`

const bag = (amounts: Amounts): Sentence => {
  const list = listed(Object.entries(amounts).map(([id, n]) => money(id, n)))
  return list.length > 0 ? list : say`nothing`
}

const because = (id: Card): Sentence => (id === '' ? [] : say` (${card(id)})`)

const steps = (n: number): Sentence => say`${n < 0 ? 'down' : 'up'} ${things('step', Math.abs(n))}`

type Cards = { readonly cards: readonly Card[] } | { readonly count: number }

const named = (cards: readonly Card[]): Sentence =>
  cards.length > 0 ? listed(cards.map(card)) : say`no card`

const cardsOf = (e: Cards): Sentence =>
  'cards' in e ? named(e.cards) : e.count === 0 ? say`no card` : say`${things('card', e.count)}`

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const degrees = (value: number): string => `${value < 0 ? `−${-value}` : value} °C`

const RAISED: Readonly<Record<Parameter, (value: number) => string>> = {
  temperature: (value) => `the temperature to ${degrees(value)}`,
  oxygen: (value) => `oxygen to ${value} %`,
  venus: (value) => `Venus to ${value} %`,
  oceans: (value) => `the oceans to ${value}`,
}

const MOVED: Readonly<Record<Parameter, (verb: string, value: number) => string>> = {
  temperature: (verb, value) => `The temperature ${verb} to ${degrees(value)}`,
  oxygen: (verb, value) => `Oxygen ${verb} to ${value} %`,
  venus: (verb, value) => `Venus ${verb} to ${value} %`,
  oceans: (verb, value) => `The number of oceans ${verb} to ${value}`,
}

function paidFor({ why, of }: Events['pays']): Sentence {
  switch (why) {
    case 'research':
      return say` for cards`
    case 'card':
    case 'effect':
      return of === '' ? [] : say` for ${card(of)}`
    case 'project':
      return say` for ${projectName(of)}`
    case 'delegate':
      return say` for a delegate`
    case 'milestone':
    case 'award':
    case 'trade':
      return []
  }
}

type Part<K extends keyof Events> = Clauses<Pick<Events, K>, Tale>

const stockTales: Part<
  'gains' | 'loses' | 'production' | 'produces' | 'turns-energy' | 'rating' | 'pays' | 'compensates'
> = {
  gains: (e) => by(e.seat, say`gains ${bag(e.resources)}${because(e.card)}`, say`gains ${bag(e.resources)}`),
  loses: (e) => by(e.seat, say`loses ${bag(e.resources)}${because(e.card)}`, say`loses ${bag(e.resources)}`),
  production: (e) =>
    of(
      e.seat,
      say`${productionText(e.resource)} ${steps(e.steps)}${because(e.card)}`,
      say`${productionText(e.resource)} ${signed(e.steps)}`,
    ),
  produces: (e) => {
    const gained = Object.entries(e.resources).filter(([, n]) => n > 0)
    return by(e.seat, say`produces ${bag(Object.fromEntries(gained))}`)
  },
  'turns-energy': (e) => by(e.seat, say`turns ${stock('energy', e.energy)} into heat`),
  rating: (e) => of(e.seat, say`terraform rating ${steps(e.steps)}, to ${e.rating}`, say`TR ${e.rating}`),
  pays: (e) => by(e.seat, say`pays ${bag(e.resources)}${paidFor(e)}`, say`pays ${bag(e.resources)}`),
  compensates: (e) =>
    aimed((who) => {
      const victim = e.victim === NEUTRAL ? 'the neutral opponent' : who(e.victim)
      return say`${who(e.seat)} pays ${mc(e.mc)} to ${victim} for the loss`
    }),
}

const cubeTales: Part<'adds-cubes' | 'spends-cubes' | 'removes-cubes' | 'parks'> = {
  'adds-cubes': (e) => by(e.seat, say`adds ${things('cube', e.cubes)} to ${card(e.card)}`),
  'spends-cubes': (e) => by(e.seat, say`spends ${things('cube', e.cubes)} on ${card(e.card)} as heat`),
  'removes-cubes': (e) =>
    e.from === e.seat
      ? by(e.seat, say`takes ${things('cube', e.cubes)} off ${card(e.card)}`)
      : aimed(
          (who) => say`${who(e.seat)} takes ${things('cube', e.cubes)} off ${card(e.card)} of ${who(e.from)}`,
          (who) => say`takes ${things('cube', e.cubes)} off ${card(e.card)} of ${who(e.from)}`,
        ),
  parks: (e) => by(e.seat, say`lays ${card(e.card)} aside with ${things('cube', e.cubes)}`),
}

const cardTales: Part<
  | 'draws'
  | 'discards'
  | 'keeps'
  | 'finds'
  | 'reveals'
  | 'shows'
  | 'shows-hand'
  | 'takes-back'
  | 'no-merger'
  | 'passes-cards'
  | 'plays'
  | 'fizzles'
  | 'repeats'
  | 'copies'
  | 'flips'
  | 'uses'
  | 'first-action'
  | 'reveals-corporation'
> = {
  draws: (e) => by(e.seat, say`draws ${cardsOf(e)}`),
  discards: (e) => by(e.seat, say`discards ${cardsOf(e)}`),
  keeps: (e) => by(e.seat, say`keeps ${cardsOf(e)}`),
  finds: (e) => by(e.seat, say`turns up ${named([...e.cards, ...e.discarded])} and takes ${named(e.cards)}`),
  reveals: (e) => by(e.seat, say`turns up ${card(e.card)}${e.found ? '' : ', which does not count'}`),
  shows: (e) => by(e.seat, say`shows ${named(e.cards)}`),
  'shows-hand': (e) => by(e.seat, say`shows the hand: ${named(e.cards)}`),
  'takes-back': (e) => by(e.seat, say`takes ${named(e.cards)} back into the hand`),
  'no-merger': (e) => by(e.seat, say`draws ${named(e.cards)}, but could not pay with any of them`),
  'passes-cards': (e) => nobody(say`The cards are passed to the ${e.clockwise ? 'left' : 'right'}`),
  plays: (e) => by(e.seat, say`plays ${card(e.card)}`),
  fizzles: (e) => by(e.seat, say`can’t carry out ${card(e.card)}: it leaves the game`),
  repeats: (e) => by(e.seat, say`carries out ${card(e.card)} once more`),
  copies: (e) => by(e.seat, say`copies the production box of ${card(e.card)}`),
  flips: (e) => by(e.seat, say`turns ${card(e.card)} face down`),
  uses: (e) => by(e.seat, say`uses ${card(e.card)}`),
  'first-action': (e) => by(e.seat, say`takes the first action of ${card(e.card)}`),
  'reveals-corporation': (e) => by(e.seat, say`is ${card(e.card)}`),
}

const mapTales: Part<
  | 'raises'
  | 'rises'
  | 'falls'
  | 'lays'
  | 'lays-for-nobody'
  | 'removes-ocean'
  | 'claims-area'
  | 'moves-nomads'
  | 'builds-cathedral'
> = {
  raises: (e) => by(e.seat, say`raises ${RAISED[e.parameter](e.value)}`),
  rises: (e) => nobody(say`${MOVED[e.parameter]('rises', e.value)}`),
  falls: (e) => nobody(say`${MOVED[e.parameter]('falls', e.value)}`),
  lays: (e) => by(e.seat, say`lays ${tileText(e.tile)}${because(e.card)}`, say`lays ${tileText(e.tile)}`),
  'lays-for-nobody': (e) => by(e.seat, say`lays an ocean; nobody gains anything by it`),
  'removes-ocean': (e) => by(e.seat, say`takes an ocean off the map`),
  'claims-area': (e) => by(e.seat, say`claims an area`),
  'moves-nomads': (e) => by(e.seat, say`moves the nomads`),
  'builds-cathedral': (e) => by(e.seat, say`builds a cathedral`),
}

const turnTales: Part<
  'begins-generation' | 'project' | 'claims' | 'funds' | 'passes' | 'ends-turn' | 'ends-game'
> = {
  'begins-generation': (e) => aimed((who) => say`Generation ${e.generation} begins; ${who(e.seat)} is first`),
  project: (e) =>
    of(
      e.seat,
      say`standard project ${projectName(e.project)}`,
      say`standard project ${projectName(e.project)}`,
    ),
  claims: (e) => by(e.seat, say`claims ${goalName(MILESTONES, e.milestone)}`),
  funds: (e) => by(e.seat, say`funds ${goalName(AWARDS, e.award)}`),
  passes: (e) => by(e.seat, say`passes`),
  'ends-turn': (e) => by(e.seat, say`ends the turn`),
  'ends-game': (e) =>
    nobody(
      e.won === undefined
        ? say`Mars is terraformed`
        : e.won
          ? say`The goal is met`
          : say`The goal is not met`,
    ),
}

const colonyTales: Part<
  'builds-colony' | 'adds-colony-tile' | 'trades' | 'moves-marker' | 'gains-fleets' | 'colony-step'
> = {
  'builds-colony': (e) => by(e.seat, say`builds a colony on ${card(e.colony)}`),
  'adds-colony-tile': (e) => by(e.seat, say`puts ${card(e.colony)} into the game`),
  trades: (e) => by(e.seat, say`trades with ${card(e.colony)}`),
  'moves-marker': (e) => by(e.seat, say`moves the marker of ${card(e.colony)} ${steps(e.steps)}`),
  'gains-fleets': (e) =>
    by(
      e.seat,
      say`gains ${things('trade fleet', e.fleets)}${because(e.card)}`,
      say`gains ${things('trade fleet', e.fleets)}`,
    ),
  'colony-step': () => nobody(say`The markers of the colony tiles go up; trade fleets come home`),
}

const committeeTales: Part<
  | 'sends-delegates'
  | 'bans-delegate'
  | 'recruits-delegate'
  | 'neutral-delegate'
  | 'global-event'
  | 'distant-event'
  | 'rules'
  | 'chairman'
  | 'neutral-chairman'
> = {
  'sends-delegates': (e) => by(e.seat, say`sends ${things('delegate', e.count)} to ${partyText(e.party)}`),
  'bans-delegate': (e) =>
    aimed((who) => {
      const whose = e.of === undefined ? say`a neutral delegate` : say`a delegate of ${who(e.of)}`
      return say`${who(e.seat)} sends ${whose} home from ${partyText(e.party)}`
    }),
  'recruits-delegate': (e) => by(e.seat, say`replaces a neutral delegate in ${partyText(e.party)}`),
  'neutral-delegate': (e) => nobody(say`A neutral delegate joins ${partyText(e.party)}`),
  'global-event': (e) => nobody(say`Global event: ${card(e.card)}`),
  'distant-event': (e) => nobody(say`A distant event comes to light: ${card(e.card)}`),
  rules: (e) => nobody(say`${card(`party:${e.party}`)} ${isPlural(e.party) ? 'rule' : 'rules'}`),
  chairman: (e) => by(e.seat, say`is chairman`),
  'neutral-chairman': () => nobody(say`A neutral delegate is chairman`),
}

const TALES: Clauses<Events, Tale> = {
  ...stockTales,
  ...cubeTales,
  ...cardTales,
  ...mapTales,
  ...turnTales,
  ...colonyTales,
  ...committeeTales,
}

const taleOf = (event: Event): Tale => clauseOf(TALES, event.what, event)

/** What happened, and what came of it: 'Ada plays Asteroid: pays 14 MC, TR 21'. */
export function tale(event: Event, name: (seat: Seat) => string, follows: readonly Event[] = []): Sentence {
  const who: Who = (seat) => ({ is: 'seat', text: name(seat), seat })
  const told = taleOf(event).told(who)
  if (follows.length === 0) return told
  const after = follows.flatMap((event, i) => say`${i > 0 ? ', ' : ''}${taleOf(event).after(who)}`)
  return say`${told}: ${after}`
}
