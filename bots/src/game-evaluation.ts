import type { Game } from '@perilune/engine'
import type { AnyEvaluation } from '@perilune/engine/bot'
import { gameBots, games } from '@perilune/games'

const frozen = new WeakMap<Game, AnyEvaluation>()

/** Registers the evaluation that was frozen with a version of a game. */
export function setEvaluation(game: Game, evaluation: AnyEvaluation): void {
  frozen.set(game, evaluation)
}

/**
 * Today's evaluation can read only states that today's rules play: the current ones, and older ones they
 * support.
 */
function isPlayedByToday(game: Game): boolean {
  const today = games[game.id]
  return today.rules === game.rules || today.under(game.rules) !== undefined
}

export function gameEvaluationOf(game: Game): AnyEvaluation | undefined {
  const known = frozen.get(game)
  if (known || !Object.hasOwn(gameBots, game.id)) return known
  return isPlayedByToday(game) ? gameBots[game.id].evaluation : undefined
}
