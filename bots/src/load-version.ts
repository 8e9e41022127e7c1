import type { Game } from '@perilune/engine'
import type { AnyEvaluation } from '@perilune/engine/bot'
import { gameUnder, loadEvaluation } from '@perilune/games/versions'
import { gameEvaluationOf, setEvaluation } from './game-evaluation.js'

/**
 * A game under the rules that a log was started with, including its evaluation; undefined if those rules are
 * unknown.
 */
export async function loadVersion(today: Game, rules: number): Promise<Game | undefined> {
  const game = await gameUnder(today, rules)
  if (!game || gameEvaluationOf(game)) return game
  const evaluation = (await loadEvaluation(game.id, rules)) as AnyEvaluation | undefined
  if (evaluation) setEvaluation(game, evaluation)
  return game
}
