import type { Answer, Game } from '@perilune/engine'
import { gameEvaluationOf } from '../game-evaluation.js'
import { keyOf } from './key.js'

/** Names the family of an answer. Similar answers share one, so that a few of them represent all. */
export type AnswerFamily = (answer: Answer) => string

/** Without families of its own, a game has one for every answer. */
export const answerFamilyOf = (game: Game): AnswerFamily => gameEvaluationOf(game)?.answerFamily ?? keyOf
