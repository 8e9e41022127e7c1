import type { Game } from '@perilune/engine'
import type { AnyEvaluation } from '@perilune/engine/bot'
import { gameBots, games } from '@perilune/games'

const frozen = new WeakMap<Game, AnyEvaluation>()

/** Lets bots play a frozen version of a game with the evaluation that was frozen beside it. */
export function setEvaluation(game: Game, evaluation: AnyEvaluation): void {
  frozen.set(game, evaluation)
}

/** Today's evaluation reads today's states: of older ones only those that today's rules play themselves. */
function isPlayedByToday(game: Game): boolean {
  const today = games[game.id]
  return today.rules === game.rules || today.under(game.rules) !== undefined
}

export function gameEvaluationOf(game: Game): AnyEvaluation | undefined {
  const known = frozen.get(game)
  if (known || !Object.hasOwn(gameBots, game.id)) return known
  return isPlayedByToday(game) ? gameBots[game.id].evaluation : undefined
}
