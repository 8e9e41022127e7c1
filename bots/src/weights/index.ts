import type { Game } from '@perilune/engine'
import { gameEvaluationOf, type Numbers } from '../game-evaluation.js'
import { moonWeights } from './moon.js'
import { moonBaseWeights } from './moon-base.js'
import { moonrakersWeights } from './moonrakers.js'
import { marsWeights } from './terraforming-mars.js'

/** All that is found by play for one game. */
export interface GameWeights {
  /** What things are worth to the evaluation. */
  readonly evaluation: Numbers
  /** Those of them that are others where a search judges a game that has come to rest. */
  readonly judged?: Numbers
  /** How the game is searched; steps of the game are named. */
  readonly search: Readonly<Record<string, Numbers[string] | readonly string[]>>
}

/** The weights of every game that has any, by the game's id. */
export const weights: Readonly<Record<string, GameWeights>> = {
  moon: moonWeights,
  moonrakers: moonrakersWeights,
  'terraforming-mars': marsWeights,
  'moon-base': moonBaseWeights,
}

const ofGame = new WeakMap<Game, GameWeights>()

/** What the evaluation of these rules weighs with, and how the game is searched today, under whatever rules. */
export function weightsOf(game: Game): GameWeights | undefined {
  const known = ofGame.get(game)
  if (known) return known
  const evaluation = gameEvaluationOf(game)
  if (!evaluation || !Object.hasOwn(weights, game.id)) return undefined
  const made: GameWeights = {
    evaluation: evaluation.weights,
    ...(evaluation.judged && { judged: evaluation.judged as Numbers }),
    search: weights[game.id].search,
  }
  ofGame.set(game, made)
  return made
}
