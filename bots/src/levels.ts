import type { Game } from '@perilune/engine'
import type { Bot } from './bot.js'
import { greedyWith } from './greedy.js'
import { random } from './random.js'
import { type Budget, search } from './search/index.js'
import { sampleAnswers } from './search/play-own-questions.js'
import { earlierWeightsOf, type GameWeights } from './weights.js'

/** A bot as plain data: a worker thread gets it as it stands and makes the bot. */
export interface BotPlan {
  readonly name: string
  readonly plays: 'random' | 'greedy' | 'search'
  /** For search. */
  readonly budget?: Budget
  /** The part of all answers that it overlooks, by chance, at every question. */
  readonly overlooks?: number
  /** The game's own, unless others are on trial. */
  readonly weights?: GameWeights
  /** An earlier release, whose weights it plays with. */
  readonly release?: string
}

/** For people: the same names in every game. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Medium answers within a second and hard within five, whatever the game and the machine; where they have
 * thought enough, sooner.
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
 * The plan of a bot by its name; `search:400` has so many iterations, `greedy@0.1` the weights of that
 * release.
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

/** Which weights these are shows with the game. */
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

/** Sees only some of what it could answer, but always something. */
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
