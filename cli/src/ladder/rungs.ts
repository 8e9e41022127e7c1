import { type BotPlan, earlierReleasesOf, LEVELS, planOf } from '@perilune/bots'

/** One match of the ladder. */
export interface Pair {
  /** The bot that should be stronger. */
  readonly upper: BotPlan
  readonly lower: BotPlan
  /** The share of wins that is required; undefined if the match only serves to measure. */
  readonly least: number | undefined
}

/** A level should win two games in three against the one below; the difference allows for noise. */
const ABOVE_A_LEVEL = 0.6
/** A release must not be weaker than the one before it. */
const ABOVE_A_RELEASE = 0.5

/**
 * The plan of a bot with a budget of iterations alone, so that a busy machine does not matter; `part` scales
 * it down where a full match takes too long.
 */
function byIterations(name: string, part: number): BotPlan {
  const plan = planOf(name)
  if (!plan) throw new Error(`there is no bot '${name}'`)
  const { iterations } = plan.budget ?? {}
  if (iterations === undefined) return plan
  return { ...plan, budget: { iterations: Math.max(1, Math.round(iterations * part)) } }
}

/**
 * The matches of a game's ladder: random play and the levels in order, plus greedy play and its earlier
 * releases.
 */
export function pairsOf(id: string, part: number): Pair[] {
  const bot = (name: string): BotPlan => byIterations(name, part)
  const [easy, medium, hard] = LEVELS
  const pair = (upper: string, lower: string, least?: number): Pair => ({
    upper: bot(upper),
    lower: bot(lower),
    least,
  })
  return [
    pair(easy, 'random', ABOVE_A_LEVEL),
    pair(medium, easy, ABOVE_A_LEVEL),
    pair(hard, medium, ABOVE_A_LEVEL),
    pair('greedy', easy),
    pair(medium, 'greedy'),
    ...earlierReleasesOf(id).map((release) => pair('greedy', `greedy@${release}`, ABOVE_A_RELEASE)),
  ]
}
