import { type BotPlan, earlierReleasesOf, LEVELS, planOf } from '@perilune/bots'

/** One match of the ladder. */
export interface Pair {
  /** Who should be the stronger of the two. */
  readonly upper: BotPlan
  readonly lower: BotPlan
  /** The share of wins below which the ladder is broken; none where the match only helps to measure. */
  readonly least: number | undefined
}

/** A level should win two games of three against the one below; this leaves room for noise. */
const ABOVE_A_LEVEL = 0.6
/** A release may not be weaker than the one before it. */
const ABOVE_A_RELEASE = 0.5

/** Budgets in iterations alone, so that a crowded machine changes nothing; `part` of them, where the whole takes too long. */
function byIterations(name: string, part: number): BotPlan {
  const plan = planOf(name)
  if (!plan) throw new Error(`there is no bot '${name}'`)
  const { iterations } = plan.budget ?? {}
  if (iterations === undefined) return plan
  return { ...plan, budget: { iterations: Math.max(1, Math.round(iterations * part)) } }
}

/** Neighbours on the ladder of a game: random at the bottom, then the levels, with greedy play and its releases beside them. */
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
