import type { Answer, Card, Event, Line, Reason, Words } from '@perilune/engine'
import type { Counter } from './cards/language.js'
import { RESOURCES } from './names.js'
import type { Parking } from './rovers.js'
import type { MoonState } from './state.js'
import { bagText, itemText, listText, nameOf, requirementText, titleOf } from './text.js'

/* Sentences for people: refusals, answers, the log, the lines of the final score. */

const ROMAN = ['', 'I', 'II', 'III']

const REFUSALS: Readonly<Record<string, (r: Reason) => string>> = {
  'no-rover': () => 'you have no Rover in your Supply',
  'parked-enough': (r) => `you may park only ${itemText('rovers', Number(r.allows))} on this turn`,
  'own-structure': () => 'Rovers are parked on Structures of other players',
  'not-reckless': () => 'only the Reckless Expedition parks on a taken space',
  'no-rover-space': (r) => `${nameOf(String(r.card))} has no Rover space`,
  'space-taken': (r) => `the Rover space of ${nameOf(String(r.card))} is taken`,
  'lends-once': (r) => `${nameOf(String(r.card))} lends its Flags only once`,
  'rover-for-flags': () => 'only a Rover on a Yellow Structure lends Flags to a construct',
  'rover-not-needed': (r) => `the Flags of ${nameOf(String(r.card))} are not needed for this`,
  flags: (r) =>
    `needs ${r.needs} ${titleOf(String(r.flag))} ${r.needs === 1 ? 'Flag' : 'Flags'}, you have ${r.has}`,
  cost: (r) => `costs ${itemText(String(r.resource), Number(r.needs))}, you have ${r.has}`,
  resources: (r) => `needs ${r.needs} of your Resources, you have ${r.has}`,
  'wrong-payment': (r) => `${r.due} ${r.due === 1 ? 'Resource is' : 'Resources are'} due, not ${r.paid}`,
  'not-due': (r) =>
    r.needs === 0
      ? `costs no ${titleOf(String(r.resource))}`
      : `costs only ${itemText(String(r.resource), Number(r.needs))}`,
  'nothing-to-save': () => 'there is no cost to be saved',
  'not-free': () => 'nothing lets you construct free of charge now',
  'main-done': () => 'you have constructed or assimilated on this turn already',
  'main-first': () => 'construct or assimilate a card before you end your turn',
  'not-in-hand': () => 'that card is not in your hand',
  'not-in-discard': () => 'that card is not in the Discard Pile',
  'not-there': () => 'that card is not there',
  'no-obelisk': () => 'you have no such Obelisk',
  'returned-obelisk': () => 'an Obelisk put into the hand on this turn can’t be constructed with another',
  'nothing-owed': () => 'no claimed Reputation owes you a construct',
  'nothing-to-refill': () => 'there is no card left to refill the hand with',
  'is-flipped': (r) => `${nameOf(String(r.card))} is flipped until the Construction Phase ends`,
  'one-flip': () => 'you have flipped a card on this turn already',
  'no-expedition-action': () => 'your Expedition has no action',
  'one-expedition': () => 'you have used your Expedition on this turn already',
  'one-claim': () => 'you have claimed a Reputation on this turn already',
  requirement: (r) =>
    `needs ${requirementText(r.counter as Counter, Number(r.needs))}, ${r.counter === 'spentThisTurn' ? 'so far' : 'you have'} ${r.has}`,
  'same-flag-reward': () => 'the second Flag Reward must be a different one',
  'no-structure-in-hand': () => 'your hand has no Structure',
  'stack-empty': () => 'the Era stack is empty',
  'discard-empty': () => 'the Discard Pile is empty',
  'no-rover-parked': () => 'there is no Rover on your Structures',
  'no-empty-grey': () => 'you have no Grey Structure without Hearts',
  'nothing-to-demolish': () => 'you have no Structure that could be given up',
}

const reason = (r: Reason): string => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`

const payText = (pay: readonly number[]): string =>
  listText(RESOURCES.filter((_, i) => pay[i] > 0).map((name) => itemText(name, pay[RESOURCES.indexOf(name)])))

function constructLabel(answer: Answer): string {
  const pay = payText(answer.pay as readonly number[])
  const price = answer.free ? 'free of charge' : pay ? `for ${pay}` : ''
  const rovers = (answer.rovers ?? []) as unknown as readonly Parking[]
  const parked = rovers.map(
    (r) => `a Rover on ${nameOf(r.card)} (seat ${r.on + 1}${r.reckless ? ', reckless' : ''})`,
  )
  return [
    `Construct ${nameOf(answer.card as Card)}`,
    price,
    parked.length > 0 ? `with ${listText(parked)}` : '',
    answer.obelisk ? 'by an Obelisk' : '',
    answer.reputation ? `by ${nameOf(answer.reputation as Card)}` : '',
    answer.quiet ? 'without using the Expedition' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What an answer of a turn does, as a button says it. */
export function answerLabel(answer: Answer): string {
  const card = answer.card as Card
  switch (answer.act) {
    case 'assimilate':
      return `Assimilate ${nameOf(card)}${answer.quiet ? ' without using the Expedition' : ''}`
    case 'park':
      return `Park a Rover on ${nameOf(card)} (seat ${Number(answer.on) + 1})${answer.reckless ? ', reckless' : ''}`
    case 'flip':
      return `Flip ${nameOf(card)}`
    case 'expedition':
      return 'Use the Expedition'
    case 'claim':
      return `Claim ${nameOf(card)}`
    case 'end':
      return 'End the turn'
    case 'decline':
      return 'Let it be'
    default:
      return constructLabel(answer)
  }
}

/** Where Hearts came from, in words. */
function sourceText(why: string): string {
  const [what, card, era] = why.split(':')
  switch (what) {
    case 'production':
      return `Production of Era ${ROMAN[Number(card)]}`
    case 'flag':
      return `Most ${titleOf(card)} Flags in Era ${ROMAN[Number(era)]}`
    case 'hearts-on':
      return `Hearts on ${nameOf(card)} in Era ${ROMAN[Number(era)]}`
    case 'end':
      return nameOf(card)
    case 'reputation':
      return `Reputation ${nameOf(card)}`
    default:
      return nameOf(why)
  }
}

type Tale = (e: Event, who: string, card: string) => string

const bag = (e: Event): string => bagText(e.items as Record<string, number>) || 'nothing'

const TALES: Readonly<Record<string, Tale>> = {
  'begins-era': (e) => `Era ${ROMAN[Number(e.era)]} begins`,
  'begins-round': (e) => `Round ${e.round}`,
  takes: (e, who) => `${who} takes ${bag(e)} (${sourceText(String(e.why))})`,
  scores: (e, who) => `${who} scores ${itemText('hearts', Number(e.hearts))} (${sourceText(String(e.why))})`,
  pays: (e, who) => `${who} pays ${bag(e)} (${sourceText(String(e.why))})`,
  constructs: (e, who, card) => {
    const paid = bagText(e.pay as Record<string, number>)
    return `${who} constructs ${card}${e.free ? ' free of charge' : paid ? ` for ${paid}` : ''}`
  },
  assimilates: (_, who, card) => `${who} assimilates ${card}`,
  'returns-obelisk': (_, who) => `${who} returns an Obelisk to the hand`,
  flips: (_, who, card) => `${who} flips ${card}`,
  'flips-back': (e, who) => `${who} flips back ${listText((e.cards as Card[]).map(nameOf))}`,
  'uses-expedition': (_, who, card) => `${who} uses the ${card}`,
  claims: (_, who, card) => `${who} claims ${card}`,
  'hearts-on-card': (e, who, card) => `${who} places ${itemText('hearts', Number(e.hearts))} on ${card}`,
  searches: (e, who) =>
    `${who} searches ${e.from === 'stack' ? 'the Era stack' : 'the deck of the previous Era'}`,
  declines: (_, who) => `${who} constructs nothing more`,
  'refills-hand': (_, who) => `${who} adds a card to the hand`,
  draws: (_, who) => `${who} draws a card`,
  discards: (_, who, card) => `${who} discards ${card}`,
  'takes-from-discard': (_, who, card) => `${who} takes ${card} from the Discard Pile`,
  demolishes: (_, who, card) => `${who} gives up ${card}`,
  copies: (_, who, card) => `${who} uses the effect of ${card}`,
  'gathers-rovers': (e, who, card) => `${who} gathers ${itemText('rovers', Number(e.rovers))} on ${card}`,
  'recalls-rover': (_, who, card) => `${who} takes a Rover from ${card}`,
  converts: (e, who) => `${who} makes ${itemText(String(e.resource), Number(e.made))} of ${bag(e)}`,
  'adds-to-reward': (e, who) =>
    `${who} adds ${itemText('hearts', Number(e.hearts))} to the ${titleOf(String(e.flag))} reward`,
  'ends-turn': (_, who) => `${who} ends the turn`,
  'passes-hands': () => 'The hands are passed to the left',
  'ends-construction': (e) => `The Construction Phase of Era ${ROMAN[Number(e.era)]} ends`,
  'flag-unclaimed': (e) =>
    `Nobody wins the ${titleOf(String(e.flag))} Flag: ${itemText('hearts', Number(e.hearts))} ${e.era === 3 ? 'are lost' : 'stay'}`,
}

function event(e: Event, name: (seat: number) => string): string {
  const who = e.seat === undefined ? '' : name(e.seat)
  const card = typeof e.card === 'string' ? nameOf(e.card) : ''
  if (e.what === 'parks') return `${who} parks a Rover on ${card} of ${name(Number(e.on))}`
  if (e.what === 'gives') return `${who} gives ${bag(e)} to ${name(Number(e.receiver))}`
  const tale = TALES[e.what]
  if (!tale) throw new Error(`there are no words for '${e.what}'`)
  return tale(e, who, card)
}

const STEPS: Readonly<Record<string, string>> = {
  'take-turn': 'takes a turn',
  'extra-construct': 'constructs an extra Structure',
}

/** Where the game is, for a list of tables. */
export const progress = ({ era, round }: Pick<MoonState, 'era' | 'round'>): string =>
  `Era ${ROMAN[era]}, round ${Math.max(1, round)}`

export const words: Words = {
  reason,
  event,
  line: (line: Line) => sourceText(line.why),
  step: (step) => STEPS[step] ?? titleOf(step.replaceAll('-', ' ')).toLowerCase(),
}
