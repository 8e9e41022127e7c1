import type { Answer, Game } from '@perilune/engine'
import { gameEvaluationOf } from '../game-evaluation.js'
import { keyOf } from './key.js'

/** Names the family of an answer: answers that differ little share one, and a few of them stand for all. */
export type AnswerFamily = (answer: Answer) => string

/** A game that names no families has one for every answer. */
export const answerFamilyOf = (game: Game): AnswerFamily => gameEvaluationOf(game)?.answerFamily ?? keyOf
