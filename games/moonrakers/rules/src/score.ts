import type { SaidOf, SaidOutcome, ScoreLine, Seat } from '@perilune/engine'
import type { Progress, TieBreaks } from './codes.js'
import { netWorth } from './ship.js'
import type { MoonrakersState } from './state.js'

/**
 * Who reached the goal stands before who did not; among them net worth decides, then prestige; among the
 * others the reverse.
 */
function compare(s: MoonrakersState, a: Seat, b: Seat): number {
  const [mine, theirs] = [s.captains[a].prestige, s.captains[b].prestige]
  const [there, alsoThere] = [mine >= s.goal, theirs >= s.goal]
  if (there !== alsoThere) return there ? -1 : 1
  const worth = netWorth(s, b) - netWorth(s, a)
  return there ? worth || theirs - mine : theirs - mine || worth
}

export function outcome(s: MoonrakersState): SaidOutcome {
  const seats = s.captains.map((_, seat) => seat)
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compare(s, other, seat) < 0).length)
  const points = s.captains.map((captain) => captain.prestige)
  const lines: ScoreLine[] = seats.flatMap((seat) => {
    const { earned } = s.captains[seat]
    return Array.from({ length: earned.length / 3 }, (_, i) => ({
      seat,
      why: String(earned[3 * i]),
      points: Number(earned[3 * i + 1]),
      move: Number(earned[3 * i + 2]),
    }))
  })
  const there = seats.filter((seat) => points[seat] >= s.goal)
  if (there.length < 2) return { ranks, points, lines }
  const worth = there.map((seat) => netWorth(s, seat))
  const tieBreak: SaidOf<TieBreaks> = { code: 'several-at-goal', goal: s.goal, seats: there, worth }
  return { ranks, points, lines, tieBreak }
}

/** Where the game is, for a list of tables. */
export const progress = ({ turn }: Pick<MoonrakersState, 'turn'>): SaidOf<Progress> => ({
  code: 'turn',
  number: Math.max(1, turn.number),
})
