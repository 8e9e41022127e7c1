import type { Game } from './contract.js'
import type { Answer } from './decisions/decision.js'
import type { Chance } from './kernel/chance.js'
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
  /** Weights that differ when a search judges a resting position (a round is over). */
  readonly judged?: Partial<W>
  readonly foresight?: Foresight<S>
  /** A key shared by answers that differ little. */
  answerFamily?(answer: Answer): string
}

/** The evaluation of any game: callers pass states and weights through without reading them. */
export type AnyEvaluation = GameEvaluation<KernelState, Numbers>

/**
 * Lets greedy play look further than one answer in games where an answer only begins something: it plays on
 * with a quick policy for all seats until the position is at rest, and judges that.
 */
export interface Foresight<S = KernelState> {
  /** In how many sampled states every answer is tried. */
  readonly worlds: number
  /** Is the position at rest? */
  rests(s: S): boolean
  /** The quick policy: a plausible answer of a seat. */
  quick(game: Game, s: S, seat: Seat, answers: readonly Answer[], chance: Chance): Answer
  /** Whether the quick policy is good enough here. */
  byHabit(s: S, seat: Seat, answers: readonly Answer[]): boolean
}

/** The search that suits a game and its parameters, tuned in the arena. */
export type SearchSettings =
  | ({ readonly by: 'tree' } & TreeSettings)
  | ({ readonly by: 'plans' } & PlanSettings)
  | ({ readonly by: 'best-first' } & BestFirstSettings)

/** A Monte Carlo tree search: for short lines of answers with hidden cards. */
export interface TreeSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** Exploration constant. */
  readonly curiosity: number
  /** How many visits the prior of an answer counts for; 0: no prior. */
  readonly firstLook: number
  /** The most answers that get a prior, at the root and further down. */
  readonly triedFirst: number
  readonly triedBelow: number
  /** Answers compared for each question that an answer leads to. */
  readonly triedAfter: number
  /**
   * Length of the rollout beyond the tree, and how many answers are compared at each of its moves: 1 is
   * random.
   */
  readonly rollout: number
  readonly care: number
}

/** Plans until the end of a round: for long rounds in which a seat moves many times in a row. */
export interface PlanSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** How many lines are played in one sampled world. */
  readonly lines: number
  /** What greedy play within plans goes by, where that is not what greedy play goes by alone. */
  readonly greedy?: Numbers | undefined
  /** Questions at which the position is at rest: a round is over for all seats. */
  readonly restsAt: readonly string[]
  /** Questions that are answered by the prior alone. */
  readonly atALook: readonly string[]
  /** If there are more answers, a random sample of this size is tried. */
  readonly tried: number
  /** Answers compared for each question that an answer leads to. */
  readonly triedAfter: number
  /** The most answers that are followed at a node, and how far behind the best their prior may be. */
  readonly followed: number
  readonly near: number
  /** Weight of the prior beside the results: a resting position with something under way may be misjudged. */
  readonly firstLook: number
  /** Exploration constant. */
  readonly curiosity: number
  /** Weight of the best continuation beside the mean of all that were tried. */
  readonly best: number
}

/** The most promising line first: for two seats, open information and hundreds of answers a move. */
export interface BestFirstSettings {
  /** The lead that wins about three games of four. */
  readonly scale: number
  /** Bonus of lines that were examined little. */
  readonly curiosity: number
  /** The value of winning, beyond the lead at the end of the game. */
  readonly win: number
  /** Below the root, if there are more answers than these, only `triedAlike` of each family are tried. */
  readonly triedBelow: number
  readonly triedAlike: number
}

/** Everything about one game that is tuned by play. */
export interface GameWeights {
  /** The weights of the evaluation. */
  readonly evaluation: Numbers
  /** Those that differ when a search judges a resting position. */
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
