import type { Chance } from './chance.js'
import type { Game } from './contract.js'
import type { Answer } from './decision.js'
import type { KernelState, Seat } from './state.js'

/* What a game tells the bots about itself: types alone, so that a game's bot depends on no bot. */

export type Numbers = Readonly<Record<string, number | readonly number[]>>

/**
 * What bots know of one game in one version of its rules. It is frozen with the rules (`perilune freeze`);
 * how the game is searched stays with the search.
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
 * How greedy play looks further than one answer, in a game where an answer only begins something: it plays on
 * by quick habits, for all seats, until what was begun has come to rest, and judges that.
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

/** The search that suits a game, and how it is best set: found by play in the arena. */
export type SearchSettings =
  | ({ readonly by: 'tree' } & TreeSettings)
  | ({ readonly by: 'plans' } & PlanSettings)
  | ({ readonly by: 'best-first' } & BestFirstSettings)

/** A Monte Carlo tree search: for short lines of answers with hidden cards. */
export interface TreeSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** How much is tried beside what has shown itself to be best. */
  readonly curiosity: number
  /**
   * How many tries the first look at an answer counts for; with none nothing is looked at before it is tried.
   */
  readonly firstLook: number
  /** The most answers that are looked at, for the seat that thinks and for all further down. */
  readonly triedFirst: number
  readonly triedBelow: number
  /** Answers compared for each question that an answer asks in turn. */
  readonly triedAfter: number
  /**
   * Answers played on beyond the tree before the state is judged, and how many are compared for each: one is
   * chance.
   */
  readonly rollout: number
  readonly care: number
}

/** Plans until the game comes to rest: for long rounds in which a seat does much in a row. */
export interface PlanSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** How many lines meet one world. */
  readonly lines: number
  /** Questions at which the game rests: a round is over, and all have had their part of it. */
  readonly restsAt: readonly string[]
  /** Questions for which the first look at every answer is enough. */
  readonly atALook: readonly string[]
  /** More answers than these are thinned out by chance. */
  readonly tried: number
  /** Answers compared for each question that an answer asks in turn. */
  readonly triedAfter: number
  /** The most answers that are followed at a place, and how far behind the best they may be at first look. */
  readonly followed: number
  readonly near: number
  /**
   * How much the first look counts beside what came of an answer: what is under way when the game rests may
   * be misjudged.
   */
  readonly firstLook: number
  /** How much is tried beside what has shown itself to be best. */
  readonly curiosity: number
  /** How much an answer counts for the best that can follow it, and not for all that was tried after it. */
  readonly best: number
}

/** The most promising line first: for two seats, where all lies open and a move has hundreds of ways. */
export interface BestFirstSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** How much more a line that was looked at little may promise than it has shown. */
  readonly curiosity: number
  /** What it is worth to win, beyond the lead at the end of the game. */
  readonly win: number
  /**
   * Below the seat that thinks, where there are more answers than these, so many of those that differ little
   * are tried.
   */
  readonly triedBelow: number
  readonly triedAlike: number
}

/** All that is found by play for one game. */
export interface GameWeights {
  /** What things are worth to the evaluation. */
  readonly evaluation: Numbers
  /** Those of them that are others where a search judges a game that has come to rest. */
  readonly judged?: Numbers
  readonly search: SearchSettings
}

/** What a game's bot package exports. */
export interface GameBot {
  readonly evaluation: AnyEvaluation
  readonly search: SearchSettings
  /** Weights of earlier releases, by their version: they read the same evaluation. */
  readonly earlier?: Readonly<Record<string, Pick<GameWeights, 'evaluation' | 'judged'>>>
}
