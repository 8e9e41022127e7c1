import type { Chance } from './chance.js'
import type { Game } from './contract.js'
import type { Answer } from './decision.js'
import type { KernelState, Seat } from './state.js'

/* What a game tells the bots about itself: types alone, so that a game's bot depends on no bot. */

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

/**
 * How greedy play looks further than one answer, in a game where an answer only begins something: it plays on by quick habits, for
 * all seats, until what was begun has come to rest, and judges that.
 */
export interface Foresight<S = KernelState> {
  /** How many possible states behind the view every answer is tried on. */
  readonly worlds: number
  /** Has what was begun come to rest? */
  rests(s: S): boolean
  /** What a seat would say without much thought. */
  quick(game: Game, s: S, seat: Seat, answers: readonly Answer[], chance: Chance): Answer
  /** Is the quick answer good enough here? */
  byHabit(s: S, seat: Seat, answers: readonly Answer[]): boolean
}

/** All that is found by play for one game. */
export interface GameWeights {
  /** What things are worth to the evaluation. */
  readonly evaluation: Numbers
  /** Those of them that are others where a search judges a game that has come to rest. */
  readonly judged?: Numbers
  /** How the game is searched; steps of the game are named. */
  readonly search: Readonly<Record<string, Numbers[string] | readonly string[]>>
}

/** What a game's bot package exports. */
export interface GameBot {
  readonly evaluation: AnyEvaluation
  readonly search: GameWeights['search']
}
