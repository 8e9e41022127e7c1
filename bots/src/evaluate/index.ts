import type { Game, KernelState, Seat } from '@perilune/engine'
import { type GameWeights, weightsOf } from '../weights/index.js'
import { evaluateMoon } from './moon.js'
import { evaluateMoonBase } from './moon-base.js'
import { evaluateMoonrakers } from './moonrakers.js'
import { evaluateTerraformingMars } from './terraforming-mars.js'

/** How well a seat stands; more is better. It is called on sampled states, so it may look anywhere. */
export type Evaluate = (s: KernelState, seat: Seat) => number

type Weighed = (s: never, seat: Seat, weights: never) => number

/** The evaluation of every game that has one, by the game's id; each takes states and weights of its own game and no others. */
export const evaluations: Readonly<Record<string, Weighed>> = {
  moon: evaluateMoon,
  moonrakers: evaluateMoonrakers,
  'terraforming-mars': evaluateTerraformingMars,
  'moon-base': evaluateMoonBase,
}

/** The game's own evaluation, or the points once the game is over and nothing before. */
export function evaluationOf(game: Game, weights: GameWeights | undefined = weightsOf(game)): Evaluate {
  if (!weights || !Object.hasOwn(evaluations, game.id)) return (s, seat) => game.outcome(s)?.points[seat] ?? 0
  const evaluate = evaluations[game.id] as (s: KernelState, seat: Seat, w: unknown) => number
  const { evaluation } = weights
  return (s, seat) => evaluate(s, seat, evaluation)
}

const judged = new WeakMap<GameWeights, GameWeights>()

/** How well a seat stands where the game has come to rest, for a search that plays on until there. */
export function judgeOf(game: Game, weights: GameWeights | undefined = weightsOf(game)): Evaluate {
  if (!weights?.judged) return evaluationOf(game, weights)
  let own = judged.get(weights)
  if (!own) {
    own = { ...weights, evaluation: { ...weights.evaluation, ...weights.judged } }
    judged.set(weights, own)
  }
  return evaluationOf(game, own)
}
