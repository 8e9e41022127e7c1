import type { MoonrakersState } from '@perilune/moonrakers'
import { evaluateMoonrakers } from '../evaluate/moonrakers.js'
import { moonrakersForesight } from '../foresight/moonrakers.js'
import type { GameEvaluation } from '../game-evaluation.js'
import { moonrakersWeights } from '../weights/moonrakers.js'

export const evaluation: GameEvaluation<MoonrakersState, typeof moonrakersWeights.evaluation> = {
  evaluate: evaluateMoonrakers,
  weights: moonrakersWeights.evaluation,
  foresight: moonrakersForesight,
}
