import type { Game } from '@perilune/engine'
import type { AnyEvaluation, GameWeights, Numbers, SearchSettings } from '@perilune/engine/bot'
import { gameBots } from '@perilune/games'
import { gameEvaluationOf } from './game-evaluation.js'

export type { GameWeights } from '@perilune/engine/bot'

/** The weights of all games that have any, by the game's id. */
export const weights: Readonly<Record<string, GameWeights>> = Object.fromEntries(
  Object.entries(gameBots).map(([id, { evaluation, search }]) => [id, weightsFrom(evaluation, search)]),
)

function weightsFrom(evaluation: AnyEvaluation, search: SearchSettings): GameWeights {
  const { weights, judged } = evaluation
  return { evaluation: weights, ...(judged && { judged: judged as Numbers }), search }
}

const ofGame = new WeakMap<Game, GameWeights>()

/** The weights of the evaluation for these rules, with today's search settings. */
export function weightsOf(game: Game): GameWeights | undefined {
  const known = ofGame.get(game)
  if (known) return known
  const evaluation = gameEvaluationOf(game)
  if (!evaluation || !Object.hasOwn(gameBots, game.id)) return undefined
  const today = gameBots[game.id]
  const { search } = today
  // The greedy weights in today's search settings do not fit a frozen evaluation.
  const isToday = evaluation === today.evaluation || search.by !== 'plans'
  const made = weightsFrom(evaluation, isToday ? search : { ...search, greedy: undefined })
  ofGame.set(game, made)
  return made
}

/** The releases whose weights are stored, the oldest first. */
export const earlierReleasesOf = (id: string): readonly string[] =>
  Object.hasOwn(gameBots, id) ? Object.keys(gameBots[id].earlier ?? {}) : []

/** The evaluation weights of an earlier release, with today's search settings. */
export function earlierWeightsOf(id: string, release: string): GameWeights | undefined {
  if (!Object.hasOwn(gameBots, id)) return undefined
  const { earlier = {}, search } = gameBots[id]
  return Object.hasOwn(earlier, release) ? { ...earlier[release], search } : undefined
}
