import type { MarsState } from '@perilune/terraforming-mars'
import { evaluateTerraformingMars } from '../evaluate/terraforming-mars.js'
import type { GameEvaluation } from '../game-evaluation.js'
import { marsWeights } from '../weights/terraforming-mars.js'

export const evaluation: GameEvaluation<MarsState, typeof marsWeights.evaluation> = {
  evaluate: evaluateTerraformingMars,
  weights: marsWeights.evaluation,
  judged: marsWeights.judged,
}
