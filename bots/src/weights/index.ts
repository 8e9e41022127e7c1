import type { Game } from '@perilune/engine'
import { moonWeights } from './moon.js'
import { moonBaseWeights } from './moon-base.js'
import { moonrakersWeights } from './moonrakers.js'
import { marsWeights } from './terraforming-mars.js'

type Numbers = Readonly<Record<string, number | readonly number[]>>

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

export const weightsOf = (game: Game): GameWeights | undefined =>
  Object.hasOwn(weights, game.id) ? weights[game.id] : undefined
