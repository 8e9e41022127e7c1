import type { Game } from '@perilune/engine'
import type { Bot } from './bot.js'
import { greedyWith } from './greedy.js'
import { random } from './random.js'
import { type Budget, search } from './search/index.js'
import { sampleAnswers } from './search/play-own-questions.js'
import { earlierWeightsOf, type GameWeights } from './weights.js'

/** A bot as plain data, sent to worker threads, which create the bot from it. */
export interface BotPlan {
  readonly name: string
  readonly plays: 'random' | 'greedy' | 'search'
  /** For search. */
  readonly budget?: Budget
  /** The share of its answers that it overlooks at every question, chosen at random. */
  readonly overlooks?: number
  /** The weights to play with; the game's own if left out. */
  readonly weights?: GameWeights
  /** An earlier release whose weights it plays with. */
  readonly release?: string
}

/** The levels offered to people, the same in every game. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Medium answers within a second and hard within five, in every game on every machine; sooner if the answer
 * is clear.
 */
const PLANS: readonly BotPlan[] = [
  { name: 'easy', plays: 'greedy', overlooks: 0.5 },
  { name: 'medium', plays: 'search', budget: { milliseconds: 700, iterations: 300 } },
  { name: 'hard', plays: 'search', budget: { milliseconds: 4500, iterations: 4000 } },
  { name: 'greedy', plays: 'greedy' },
  { name: 'random', plays: 'random' },
]

export const BOT_NAMES: readonly string[] = PLANS.map(({ name }) => name)

/**
 * The plan of a bot by its name: `search:400` searches 400 iterations, `greedy@0.1` plays with the weights of
 * release 0.1.
 */
export function planOf(name: string): BotPlan | undefined {
  const [, today, release] = /^([^@]+)@([\d.]+)$/.exec(name) ?? []
  if (release) {
    const plan = planOf(today)
    return plan && { ...plan, name, release }
  }
  const [, iterations] = /^search:([1-9]\d{0,6})$/.exec(name) ?? []
  if (iterations) return { name, plays: 'search', budget: { iterations: Number(iterations) } }
  return PLANS.find((plan) => plan.name === name)
}

export function makeBot(plan: BotPlan): Bot {
  const bot = { ...player(plan), name: plan.name }
  return plan.overlooks === undefined ? bot : careless(bot, plan.overlooks)
}

function player(plan: BotPlan): Bot {
  const { plays, budget, weights, release } = plan
  if (release) return ofRelease(plan, release)
  if (plays === 'random') return random
  if (plays === 'greedy') return greedyWith(weights)
  if (!budget) throw new Error('a search needs a budget')
  return search(budget, weights)
}

/** Looks up the weights per game, because the plan does not name one. */
function ofRelease({ release: _, ...plan }: BotPlan, release: string): Bot {
  const made = new Map<string, Bot>()
  const botFor = ({ id }: Game): Bot => {
    const known = made.get(id)
    if (known) return known
    const weights = earlierWeightsOf(id, release)
    if (!weights) throw new Error(`no weights of release ${release} are kept for ${id}`)
    const bot = player({ ...plan, weights })
    made.set(id, bot)
    return bot
  }
  return {
    name: plan.name,
    answer: (observation) => botFor(observation.game).answer(observation),
    extra: (observation) => botFor(observation.game).extra(observation),
  }
}

/** Sees only a part of its answers, but at least one. */
const careless = (bot: Bot, overlooks: number): Bot => ({
  ...bot,
  answer(observation) {
    const seen = Math.max(1, Math.round(observation.answers.length * (1 - overlooks)))
    return bot.answer({
      ...observation,
      view: observation.view,
      answers: sampleAnswers(observation.answers, seen, observation.chance),
    })
  },
})
