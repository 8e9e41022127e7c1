import type { MoonBaseState } from '@perilune/moon-base'
import { evaluateMoonBase } from '../evaluate/moon-base.js'
import type { GameEvaluation } from '../game-evaluation.js'
import { familyOnTheMoon } from '../search/moon-base-families.js'
import { moonBaseWeights } from '../weights/moon-base.js'

export const evaluation: GameEvaluation<MoonBaseState, typeof moonBaseWeights.evaluation> = {
  evaluate: evaluateMoonBase,
  weights: moonBaseWeights.evaluation,
  answerFamily: familyOnTheMoon,
}
