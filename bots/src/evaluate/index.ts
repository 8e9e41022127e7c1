import type { Game, KernelState, Seat } from '@perilune/engine'
import { evaluateMoon } from './moon.js'
import { evaluateMoonBase } from './moon-base.js'
import { evaluateMoonrakers } from './moonrakers.js'
import { evaluateTerraformingMars } from './terraforming-mars.js'

/** How well a seat stands; more is better. It is called on sampled states, so it may look anywhere. */
export type Evaluate<S = KernelState> = (s: S, seat: Seat) => number

/** The evaluation of every game that has one, by the game's id; each takes the states of its own game and no others. */
export const evaluations: Readonly<Record<string, Evaluate<never>>> = {
  moon: evaluateMoon,
  moonrakers: evaluateMoonrakers,
  'terraforming-mars': evaluateTerraformingMars,
  'moon-base': evaluateMoonBase,
}

/** The game's own evaluation, or the points once the game is over and nothing before. */
export function evaluationOf(game: Game): Evaluate {
  if (Object.hasOwn(evaluations, game.id)) return evaluations[game.id] as Evaluate
  return (s, seat) => game.outcome(s)?.points[seat] ?? 0
}
