import type { Bit, Clauses, Seat, Sentence } from '@perilune/engine'
import type { Events, Terms } from '@perilune/moonrakers'
import { COLUMNS } from '@perilune/moonrakers'
import { amount, card, joined, list, say } from './say.js'

/* What happened, as the log tells it. */

/** A seat under the name by which people call it. */
type Who = (seat: Seat) => Bit

/** What happened, once it is known how people call a seat. */
export type Tale = (who: Who) => Sentence

const SHARED: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  prestige: 'prestige',
  credits: 'credit',
  bonus: 'bonus',
  dice: 'dice',
}

/** 'Ada 2 prestige, 1 hazard die; Bao 3 credits'. */
function shares(terms: Terms, who: Who): Sentence {
  const parts = terms.flatMap((row, seat) => {
    if (row === null) return []
    const things = COLUMNS.flatMap((column, i) => (row[i] > 0 ? [amount(row[i], SHARED[column])] : []))
    return [say`${who(seat)} ${things.length > 0 ? joined(things, ', ') : 'nothing'}`]
  })
  return joined(parts, '; ')
}

const cards = (ids: readonly string[]): Sentence => list(ids.map(card))

const dice = (icons: readonly number[]): Sentence => {
  const sum = icons.reduce((a, b) => a + b, 0)
  return say`${amount(icons.length, 'dice')}: ${amount(sum, 'hazard')}`
}

/** Where prestige or credits came from or went. */
export function source(why: string, id: string | undefined): Sentence {
  const name = id === undefined ? '' : card(id)
  switch (why) {
    case 'contract':
    case 'bought':
      return say`${name}`
    case 'hazards':
      return say`Hazards of ${name}`
    case 'objective':
      return say`Objective ${name}`
    case 'base':
      return say`Stay at base`
    default:
      return say`Replacing a card`
  }
}

const allies = ({ seat, terms }: Events['sets-out'], who: Who): Sentence => {
  const others = terms.flatMap((row, other) => (row && other !== seat ? [who(other)] : []))
  return others.length > 0 ? say`with ${list(others)}` : say`alone`
}

export const TALES: Clauses<Events, Tale> = {
  'rolls-for-leader': (e) => (who) => say`${who(e.seat)} rolls ${amount(e.icons, 'hazard')} for the lead`,
  'begins-turn': (e) => (who) => say`Turn ${e.number}: ${who(e.seat)} is the mission leader`,
  'swaps-contract': (e) => (who) => say`${who(e.seat)} pays to replace ${card(e.card)}`,
  'swaps-card': (e) => (who) => say`${who(e.seat)} pays to replace ${card(e.card)}`,
  appears: (e) => () => say`${card(e.card)} becomes available`,
  'begins-talks': (e) => (who) => say`${who(e.seat)} takes ${card(e.card)} for talks`,
  'ends-talks': (e) => (who) => say`${who(e.seat)} ends the talks about ${card(e.card)}`,
  proposes: (e) => (who) => say`${who(e.seat)} puts terms ${e.number} on the table: ${shares(e.terms, who)}`,
  counters: (e) => (who) =>
    say`${who(e.seat)} answers terms ${e.number} with a counter-proposal: ${shares(e.terms, who)}`,
  adopts: (e) => (who) =>
    say`${who(e.seat)} adopts the counter-proposal of ${who(e.author)} as terms ${e.number}`,
  withdraws: (e) => (who) => say`${who(e.seat)} takes back terms ${e.number}`,
  'withdraws-acceptance': (e) => (who) => say`${who(e.seat)} takes back the acceptance of terms ${e.number}`,
  accepts: (e) => (who) => say`${who(e.seat)} accepts terms ${e.number}`,
  declines: (e) => (who) => say`${who(e.seat)} declines terms ${e.number}`,
  stays: (e) => (who) => say`${who(e.seat)} stays at base`,
  'keeps-objective': (e) => (who) => say`${who(e.seat)} keeps an objective`,
  'discards-contract': (e) => (who) => say`${who(e.seat)} discards ${card(e.card)}`,
  'sets-out': (e) => (who) => say`${who(e.seat)} sets out for ${card(e.card)} ${allies(e, who)}`,
  rolls: (e) => (who) => say`${who(e.seat)} rolls ${dice(e.dice)}`,
  'rolls-again': (e) => (who) => say`${who(e.seat)} rolls again: ${dice(e.dice)} in all`,
  'removes-die': (e) => (who) => say`${who(e.seat)} removes a die with ${amount(e.icons, 'hazard')}`,
  plays: (e) => (who) =>
    say`${who(e.seat)} plays ${card(e.card)}${e.again ? ' again' : ''}${e.value === undefined ? '' : `, worth ${e.value}`}`,
  'part-answers': (e) => (who) => say`${card(e.card)} works for ${who(e.seat)}`,
  'some-part-answers': (e) => (who) => say`A ship part works for ${who(e.seat)}`,
  'uses-part': (e) => (who) => say`${who(e.seat)} uses ${card(e.card)}`,
  'hires-mercenary': (e) => (who) => {
    const price = e.prestige ? amount(e.prestige, 'prestige') : amount(e.credits, 'credit')
    return say`${who(e.seat)} hires ${card(e.card)} for ${price} of the reward`
  },
  'new-mercenaries': (e) => () => say`New mercenaries: ${cards(e.cards)}`,
  reduces: (e) => (who) => say`${card(e.card)} of ${who(e.seat)} lowers ${e.kind} by ${e.amount}`,
  draws: (e) => (who) => say`${who(e.seat)} draws ${amount(e.count, 'card')}`,
  looks: (e) => (who) => say`${who(e.seat)} looks at ${amount(e.count, 'card')} of the draw pile`,
  searches: (e) => (who) => say`${who(e.seat)} searches the draw pile`,
  discards: (e) => (who) => say`${who(e.seat)} discards ${cards(e.cards)}`,
  'kept-back': (e) => (who) => say`${who(e.seat)} had kept back ${cards(e.cards)}`,
  trashes: (e) => (who) => say`${who(e.seat)} trashes ${card(e.card)}`,
  recovers: (e) => (who) => say`${who(e.seat)} takes ${card(e.card)} back into the hand`,
  'gains-card': (e) => (who) => say`${who(e.seat)} gains a ${card(e.card)}`,
  'gives-floor': (e) => (who) => say`${who(e.seat)} gives the floor to ${list(e.floor.map(who))}`,
  'is-done': (e) => (who) => say`${who(e.seat)} is done`,
  succeeds: (e) => () => say`${card(e.card)} succeeds`,
  fails: (e) => () => say`${card(e.card)} fails`,
  prestige: (e) => (who) => {
    const change = e.change > 0 ? `gains ${e.change}` : `loses ${-e.change}`
    return say`${who(e.seat)} ${change} prestige (${source(e.why, e.card)})`
  },
  credits: (e) => (who) => {
    const does = e.change > 0 ? 'takes' : 'pays'
    return say`${who(e.seat)} ${does} ${amount(Math.abs(e.change), 'credit')} (${source(e.why, e.card)})`
  },
  'draws-bonus': (e) => (who) => say`${who(e.seat)} draws ${card(e.card)} as a bonus card`,
  'leaves-bonus': (e) => (who) => say`${who(e.seat)} leaves ${card(e.card)}`,
  hires: (e) => (who) => say`${who(e.seat)} hires ${card(e.card)}`,
  installs: (e) => (who) => say`${who(e.seat)} installs ${card(e.card)}`,
  'removes-part': (e) => (who) => say`${who(e.seat)} removes ${card(e.card)}`,
  claims: (e) => (who) => say`${who(e.seat)} claims the objective ${card(e.card)}`,
  'game-over': () => () => say`The game is over`,
}
