import type { Answer, Game, KernelState, Seat } from '@perilune/engine'
import { games } from '@perilune/games'
import { evaluation as moon } from './by-game/moon.js'
import { evaluation as moonBase } from './by-game/moon-base.js'
import { evaluation as moonrakers } from './by-game/moonrakers.js'
import { evaluation as terraformingMars } from './by-game/terraforming-mars.js'
import type { Foresight } from './foresight/index.js'

export type Numbers = Readonly<Record<string, number | readonly number[]>>

/**
 * What bots know of one game in one version of its rules. It is frozen with the rules (`perilune freeze`); how the game is
 * searched stays with the search.
 */
export interface GameEvaluation<S = never, W = never> {
  /** How well a seat stands; more is better. It is called on sampled states, so it may look anywhere. */
  evaluate(s: S, seat: Seat, weights: W): number
  readonly weights: W
  /** Those weights that are others where a search judges a game that has come to rest. */
  readonly judged?: Partial<W>
  readonly foresight?: Foresight<S>
  /** The name that answers share which differ little. */
  answerFamily?(answer: Answer): string
}

/** An evaluation whatever its game: states and weights are handed back to it and not looked into. */
export type AnyEvaluation = GameEvaluation<KernelState, Numbers>

const TODAY: Readonly<Record<string, unknown>> = {
  moon,
  moonrakers,
  'terraforming-mars': terraformingMars,
  'moon-base': moonBase,
}

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
  if (known || !Object.hasOwn(TODAY, game.id)) return known
  return isPlayedByToday(game) ? (TODAY[game.id] as AnyEvaluation) : undefined
}
