import type { Answer, Game } from '@perilune/engine'
import { gameEvaluationOf } from '../game-evaluation.js'
import { keyOf } from './key.js'

/** The name that answers share which differ little: a few of them stand for all, and what becomes of one is likely for the others. */
export type KinOf = (answer: Answer) => string

/** Where a game says nothing, no answer is like another. */
export const kinOf = (game: Game): KinOf => gameEvaluationOf(game)?.answerFamily ?? keyOf
