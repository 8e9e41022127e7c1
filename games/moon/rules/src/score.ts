import type { SaidOf, SaidOutcome, ScoreLine, Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { fromEnd, fromReputation } from './cause.js'
import type { TieBreaks } from './codes.js'
import { resourcesIn, roversTotal } from './counters.js'
import { HEARTS } from './names.js'
import type { MoonState } from './state.js'

/** What a Grey Structure is worth at the end: its printed Hearts and its formulas. */
function worthAtEnd(s: MoonState, seat: Seat, id: string): number {
  const card = cardOf(id)
  let hearts = card.hearts
  for (const amountOf of card.worth) hearts += amountOf(s, seat)
  return hearts
}

function linesOf(s: MoonState, seat: Seat): ScoreLine[] {
  const { earned, structures, reputations } = s.settlements[seat]
  const lines: ScoreLine[] = []
  for (let i = 0; i < earned.length; i += 3)
    lines.push({
      seat,
      why: earned[i] as string,
      points: earned[i + 1] as number,
      move: earned[i + 2] as number,
    })
  for (const { card } of structures) {
    const points = worthAtEnd(s, seat, card)
    if (points !== 0) lines.push({ seat, why: fromEnd(card), points })
  }
  for (const { card } of reputations)
    lines.push({ seat, why: fromReputation(card), points: cardOf(card).hearts })
  return lines
}

const linesOfAll = (s: MoonState): ScoreLine[] => s.settlements.flatMap((_, seat) => linesOf(s, seat))

const pointsOf = (s: MoonState, lines: readonly ScoreLine[]): number[] =>
  s.settlements.map((_, seat) => lines.filter((l) => l.seat === seat).reduce((sum, l) => sum + l.points, 0))

/**
 * The Hearts of one seat as they stand, without the reasons: bots ask for them at every answer that they look
 * at.
 */
export function heartsNow(s: MoonState, seat: Seat): number {
  const { supply, structures, reputations } = s.settlements[seat]
  let hearts = supply[HEARTS]
  for (const { card } of structures) hearts += worthAtEnd(s, seat, card)
  for (const { card } of reputations) hearts += cardOf(card).hearts
  return hearts
}

/**
 * Every seat's Hearts as they stand: what it has earned, and what its Structures and Reputations are worth
 * right now.
 */
export const pointsNow = (s: MoonState): number[] => pointsOf(s, linesOfAll(s))

/**
 * All Hearts together, a line for every reason. Ties: most Rovers, then most Resources, then the victory is
 * shared.
 */
export function outcome(s: MoonState): SaidOutcome {
  const seats = s.settlements.map((_, seat) => seat)
  const lines = linesOfAll(s)
  const points = pointsOf(s, lines)
  const keys = seats.map((seat) => {
    const home = s.settlements[seat]
    return [points[seat], roversTotal(home), resourcesIn(home.supply)]
  })
  const ahead = (a: number[], b: number[]): boolean => {
    const i = a.findIndex((n, k) => n !== b[k])
    return i >= 0 && a[i] > b[i]
  }
  const ranks = seats.map((seat) => 1 + seats.filter((other) => ahead(keys[other], keys[seat])).length)
  const best = Math.max(...points)
  const tied = seats.filter((seat) => points[seat] === best)
  return {
    ranks,
    points,
    lines,
    ...(tied.length > 1 && { tieBreak: tieBreak(keys, tied) }),
  }
}

function tieBreak(keys: readonly number[][], tied: readonly Seat[]): SaidOf<TieBreaks> {
  const best = (of: readonly Seat[], key: number): Seat[] => {
    const most = Math.max(...of.map((seat) => keys[seat][key]))
    return of.filter((seat) => keys[seat][key] === most)
  }
  const byRovers = best(tied, 1)
  if (byRovers.length === 1) return { code: 'most-rovers' }
  return best(byRovers, 2).length === 1 ? { code: 'most-resources' } : { code: 'shared' }
}
