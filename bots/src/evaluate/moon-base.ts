import type { Seat } from '@perilune/engine'
import {
  linesOf,
  type MoonBaseState,
  openRings,
  POINTS,
  ROUNDS,
  settlementsLeft,
  standingOf,
} from '@perilune/moon-base'

/* Weights found by play against chance: greedy play with them wins most. */

/** Placements in a round. */
const TURNS = 8
/** A bonus held at the start of the game counts this part of its points; at the end it counts in full. */
const EARLY_BONUS = 0.6
/** What each placement still to come takes from the worth of a ring that waits for its settlement: it may be covered. */
const LOST_A_TURN = 0.03
/** A ring more in the largest group, or a level more, than the other player; up to so many. */
const AHEAD = 0.1
const FAR_AHEAD = 3

/** The lead that a seat would have if the round were built and the game scored now, and how near the bonuses are. */
export function evaluateMoonBase(s: MoonBaseState, seat: Seat): number {
  const lines = linesOf(s)
  if (s.stack.length === 0)
    return lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : -line.points), 0)
  const done = (Math.max(s.round, 1) - 1 + s.turns / TURNS) / ROUNDS
  const bonus = EARLY_BONUS + (1 - EARLY_BONUS) * done
  let points = coming(s, seat) - coming(s, 1 - seat) + AHEAD * ahead(s, seat)
  for (const line of lines) {
    const worth = line.move === undefined ? line.points * bonus : line.points
    points += line.seat === seat ? worth : -worth
  }
  return points
}

/** Rings that wait for a settlement; without any, the base that comes instead. */
function coming(s: MoonBaseState, seat: Seat): number {
  const open = Math.min(openRings(s, seat).length, settlementsLeft(s, seat))
  return open === 0 ? POINTS.base : open * POINTS.settlement * (1 - LOST_A_TURN * (TURNS - s.turns))
}

function ahead(s: MoonBaseState, seat: Seat): number {
  const [mine, theirs] = [s.colours[seat], s.colours[1 - seat]]
  if (!mine || !theirs) return 0
  const { group, highest } = standingOf(s)
  const within = (n: number): number => Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, n))
  return within(group[mine] - group[theirs]) + within(highest[mine] - highest[theirs])
}
