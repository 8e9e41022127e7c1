import type { GameEvaluation } from '@perilune/engine/bot'
import type { MarsState } from '@perilune/terraforming-mars'
import { evaluateTerraformingMars } from './evaluate.js'
import { marsWeights } from './weights.js'

export const evaluation: GameEvaluation<MarsState, typeof marsWeights.evaluation> = {
  evaluate: evaluateTerraformingMars,
  weights: marsWeights.evaluation,
  judged: marsWeights.judged,
}
