import type { Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import type { Amount, Counter } from './cards/language.js'
import { COLOURS, FLAGS, HEARTS, ITEMS, RESOURCES, ROVERS } from './names.js'
import type { Effect, MoonState, Settlement } from './state.js'

export const roversTotal = (home: Settlement): number => home.supply[ROVERS] + home.roversOut

export const resourcesIn = (supply: readonly number[]): number =>
  supply[0] + supply[1] + supply[2] + supply[3]

/** Who wins this Flag right now: most Flags, at least one; Rovers break a tie; still tied, nobody (-1). */
export function flagWinner(s: MoonState, flag: number): Seat {
  let most = 0
  for (const home of s.settlements) if (home.flags[flag] > most) most = home.flags[flag]
  if (most === 0) return -1
  let winner = -1
  let best = -1
  for (let seat = 0; seat < s.seats; seat++) {
    const home = s.settlements[seat]
    if (home.flags[flag] !== most) continue
    // Metropolitan decides a tie before Rovers are compared.
    if (home.winsTies) return seat
    const rovers = roversTotal(home)
    if (rovers > best) {
      best = rovers
      winner = seat
    } else if (rovers === best) winner = -1
  }
  return winner
}

export function flagsWon(s: MoonState, seat: Seat): number {
  let won = 0
  for (let flag = 0; flag < FLAGS.length; flag++) if (flagWinner(s, flag) === seat) won++
  return won
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const positive = (list: readonly number[]): number => list.filter((n) => n > 0).length

function parkedOnMine(home: Settlement): number {
  let parked = 0
  for (const c of home.structures) if (c.rovers > 0 && cardOf(c.card).roverSpace) parked++
  return parked
}

const NAMES_OF = {
  flags: FLAGS,
  cards: COLOURS,
  production: ITEMS,
  supply: ITEMS,
} as const

function countIndexed(home: Settlement, what: keyof typeof NAMES_OF, which: string): number {
  const lists = { flags: home.flags, cards: home.colours, production: home.production, supply: home.supply }
  const list = lists[what]
  if (which !== 'any') return list[(NAMES_OF[what] as readonly string[]).indexOf(which)]
  // The Base stands once, though it counts as Blue and as Yellow.
  if (what === 'cards') return home.structures.length + 1
  return what === 'supply' ? resourcesIn(list) : sum(list)
}

/** The value of a counter for a seat; `effect` lends what the effect under way has paid or flipped back. */
export function count(
  s: MoonState,
  seat: Seat,
  counter: Counter,
  effect?: Pick<Effect, 'paid' | 'flippedBack'>,
  eventAmount = 0,
): number {
  const home = s.settlements[seat]
  switch (counter) {
    case 'X':
      return s.x
    case 'flags:best':
      return Math.max(...home.flags)
    case 'flagTypes':
      return positive(home.flags)
    case 'flagsWon':
      return flagsWon(s, seat)
    case 'productionTypes':
      return positive(home.production.slice(0, RESOURCES.length))
    case 'supply:hearts':
      return home.supply[HEARTS]
    case 'rovers:total':
      return roversTotal(home)
    case 'parkedOnMine':
      return parkedOnMine(home)
    case 'flipped':
      return home.structures.filter((c) => c.flipped).length
    case 'reputations':
      return home.reputations.length
    case 'spentThisTurn':
      return s.turn.seat === seat ? s.turn.spent : 0
    case 'paid':
      return effect?.paid ?? 0
    case 'flippedBack':
      return effect?.flippedBack ?? 0
    case 'eventAmount':
      return eventAmount
    default: {
      const colon = counter.indexOf(':')
      return countIndexed(home, counter.slice(0, colon) as keyof typeof NAMES_OF, counter.slice(colon + 1))
    }
  }
}

export function amountOf(
  s: MoonState,
  seat: Seat,
  amount: Amount,
  effect?: Pick<Effect, 'paid' | 'flippedBack'>,
  eventAmount = 0,
): number {
  if (typeof amount === 'number') return amount
  const times = amount.times === 'X' ? s.x : (amount.times ?? 1)
  const value = count(s, seat, amount.each, effect, eventAmount) * times
  return amount.max === undefined ? value : Math.min(value, amount.max)
}
