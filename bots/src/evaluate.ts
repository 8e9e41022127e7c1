import type { Game, KernelState, Seat } from '@perilune/engine'
import { gameEvaluationOf } from './game-evaluation.js'
import { type GameWeights, weightsOf } from './weights.js'

/** How good a seat's position is; more is better. It runs on sampled states, so it may read hidden parts. */
export type Evaluate = (s: KernelState, seat: Seat) => number

/** The game's own evaluation. Without one, the points once the game is over, and 0 before. */
export function evaluationOf(game: Game, weights: GameWeights | undefined = weightsOf(game)): Evaluate {
  const own = gameEvaluationOf(game)
  if (!weights || !own) return (s, seat) => game.outcome(s)?.points[seat] ?? 0
  const { evaluate } = own
  const { evaluation } = weights
  return (s, seat) => evaluate(s, seat, evaluation)
}

const judged = new WeakMap<GameWeights, GameWeights>()

/** The evaluation of a position where the game is at rest, for a search that plays on until then. */
export function judgeOf(game: Game, weights: GameWeights | undefined = weightsOf(game)): Evaluate {
  if (!weights?.judged) return evaluationOf(game, weights)
  let own = judged.get(weights)
  if (!own) {
    own = { ...weights, evaluation: { ...weights.evaluation, ...weights.judged } }
    judged.set(weights, own)
  }
  return evaluationOf(game, own)
}
