import type { GameEvaluation } from '@perilune/engine/bot'
import type { MoonrakersState } from '@perilune/moonrakers'
import { evaluateMoonrakers } from './evaluate.js'
import { moonrakersForesight } from './foresight.js'
import { moonrakersWeights } from './weights.js'

export const evaluation: GameEvaluation<MoonrakersState, typeof moonrakersWeights.evaluation> = {
  evaluate: evaluateMoonrakers,
  weights: moonrakersWeights.evaluation,
  foresight: moonrakersForesight,
}
