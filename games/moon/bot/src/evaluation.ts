import type { GameEvaluation } from '@perilune/engine/bot'
import type { MoonState } from '@perilune/moon'
import { evaluateMoon } from './evaluate.js'
import { moonWeights } from './weights.js'

export const evaluation: GameEvaluation<MoonState, typeof moonWeights.evaluation> = {
  evaluate: evaluateMoon,
  weights: moonWeights.evaluation,
}
