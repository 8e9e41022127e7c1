import type { Seat } from '@perilune/engine'
import type { AmountOf, Underway } from './amount-of.js'
import { cardOf } from './cards/index.js'
import type { Amount, Counter } from './cards/language.js'
import { COLOURS, FLAGS, HEARTS, PINK, RESOURCES, ROVERS } from './names.js'
import type { MoonState, Settlement } from './state.js'

export const roversTotal = (home: Settlement): number => home.supply[ROVERS] + home.roversOut

export const resourcesIn = (supply: readonly number[]): number =>
  supply[0] + supply[1] + supply[2] + supply[3]

/** Who wins this Flag right now: most Flags, at least one; Rovers break a tie; still tied, nobody (-1). */
export function flagWinner(s: MoonState, flag: number): Seat {
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const has = s.settlements[seat].flags[flag]
    if (has > most) most = has
  }
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

function flagsWon(s: MoonState, seat: Seat): number {
  let won = 0
  for (let flag = 0; flag < FLAGS.length; flag++)
    if (s.settlements[seat].flags[flag] > 0 && flagWinner(s, flag) === seat) won++
  return won
}

function sum(list: readonly number[]): number {
  let total = 0
  for (let i = 0; i < list.length; i++) total += list[i]
  return total
}

function positive(list: readonly number[], upTo: number): number {
  let n = 0
  for (let i = 0; i < upTo; i++) if (list[i] > 0) n++
  return n
}

function most(list: readonly number[]): number {
  let best = 0
  for (let i = 0; i < list.length; i++) if (list[i] > best) best = list[i]
  return best
}

function parkedOnMine(home: Settlement): number {
  if (home.roversOut === 0) return 0
  let parked = 0
  for (const c of home.structures) if (c.rovers > 0 && cardOf(c.card).roverSpace) parked++
  return parked
}

function flipped(home: Settlement): number {
  // Only Pink Structures are flipped.
  if (home.colours[PINK] === 0) return 0
  let n = 0
  for (const c of home.structures) if (c.flipped) n++
  return n
}

export type Count = (s: MoonState, home: Settlement, seat: Seat, underway: Underway | undefined) => number

/** Counters `prefix:name` that look up one number of a list. */
const byIndex = <P extends string, N extends string>(
  prefix: P,
  names: readonly N[],
  list: (home: Settlement) => number[],
): Record<`${P}:${N}`, Count> =>
  Object.fromEntries(
    names.map((name, i): [string, Count] => [`${prefix}:${name}`, (_, home) => list(home)[i]]),
  ) as Record<`${P}:${N}`, Count>

// Written out once as functions: requirements of every Reputation on the table are counted again on every
// decision.
export const COUNTS: Record<Counter, Count> = {
  ...byIndex('flags', FLAGS, (home) => home.flags),
  ...byIndex('cards', COLOURS, (home) => home.colours),
  ...byIndex('production', [...RESOURCES, 'rovers'] as const, (home) => home.production),
  ...byIndex('supply', RESOURCES, (home) => home.supply),
  X: (s) => s.x,
  'flags:any': (_, home) => sum(home.flags),
  // Broadcast Studio asks for the type; nobody counts it before.
  'flags:chosen': () => 0,
  'flags:best': (_, home) => most(home.flags),
  flagTypes: (_, home) => positive(home.flags, FLAGS.length),
  flagsWon: (s, _, seat) => flagsWon(s, seat),
  // The Base stands once, though it counts as Blue and as Yellow.
  'cards:any': (_, home) => home.structures.length + 1,
  'production:any': (_, home) => sum(home.production),
  productionTypes: (_, home) => positive(home.production, RESOURCES.length),
  'supply:any': (_, home) => resourcesIn(home.supply),
  'supply:hearts': (_, home) => home.supply[HEARTS],
  'rovers:total': (_, home) => roversTotal(home),
  parkedOnMine: (_, home) => parkedOnMine(home),
  flipped: (_, home) => flipped(home),
  reputations: (_, home) => home.reputations.length,
  spentThisTurn: (s, _, seat) => (s.turn.seat === seat ? s.turn.spent : 0),
  paid: (_, __, ___, underway) => underway?.paid ?? 0,
  flippedBack: (_, __, ___, underway) => underway?.flippedBack ?? 0,
  eventAmount: (_, __, ___, underway) => underway?.amount ?? 0,
}

/** The value of a counter for a seat. */
export const count = (s: MoonState, seat: Seat, counter: Counter, underway?: Underway): number =>
  COUNTS[counter](s, s.settlements[seat], seat, underway)

export function compileAmount(amount: Amount): AmountOf {
  if (typeof amount === 'number') return () => amount
  const has = COUNTS[amount.each]
  const { times = 1, max = Number.POSITIVE_INFINITY } = amount
  return (s, seat, underway) =>
    Math.min(has(s, s.settlements[seat], seat, underway) * (times === 'X' ? s.x : times), max)
}
