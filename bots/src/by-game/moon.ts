import type { MoonState } from '@perilune/moon'
import { evaluateMoon } from '../evaluate/moon.js'
import type { GameEvaluation } from '../game-evaluation.js'
import { moonWeights } from '../weights/moon.js'

export const evaluation: GameEvaluation<MoonState, typeof moonWeights.evaluation> = {
  evaluate: evaluateMoon,
  weights: moonWeights.evaluation,
}
