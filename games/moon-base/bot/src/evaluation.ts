import type { GameEvaluation } from '@perilune/engine/bot'
import type { MoonBaseState } from '@perilune/moon-base'
import { evaluateMoonBase } from './evaluate.js'
import { familyOnTheMoon } from './families.js'
import { moonBaseWeights } from './weights.js'

export const evaluation: GameEvaluation<MoonBaseState, typeof moonBaseWeights.evaluation> = {
  evaluate: evaluateMoonBase,
  weights: moonBaseWeights.evaluation,
  answerFamily: familyOnTheMoon,
}
