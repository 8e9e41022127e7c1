import type { Game, KernelState, Seat } from '@perilune/engine'
import { gameEvaluationOf } from './game-evaluation.js'
import { type GameWeights, weightsOf } from './weights.js'

/** How well a seat stands; more is better. It is called on sampled states, so it may look anywhere. */
export type Evaluate = (s: KernelState, seat: Seat) => number

/** The game's own evaluation, or the points once the game is over and nothing before. */
export function evaluationOf(game: Game, weights: GameWeights | undefined = weightsOf(game)): Evaluate {
  const own = gameEvaluationOf(game)
  if (!weights || !own) return (s, seat) => game.outcome(s)?.points[seat] ?? 0
  const { evaluate } = own
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
