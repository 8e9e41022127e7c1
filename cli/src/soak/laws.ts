import type { Game } from '@perilune/engine'
import { add, emptySummary, type Summary as LawsSummary, playOne } from '@perilune/engine/testing'
import { runJob } from '../job.js'

export interface LawsPlan {
  game: string
  seats: number
  games: number
  seeds: string
  /** Options that are given; without them, any mix. */
  options?: Readonly<Record<string, unknown>>
}

export interface Laws extends LawsSummary {
  seats: number
  broken: string[]
}

/** One of the game's trials, with every number of seats. */
export interface TrialLaws {
  name: string
  laws: Laws[]
}

/** All laws at every move take long: one game in so many is watched that closely, the others now and then. */
const CLOSELY_ONE_IN = 25

/** One game under the laws, or the law that it broke. */
export function playUnderLaws(
  game: Game,
  { seats, seeds, options }: LawsPlan,
  index: number,
): LawsSummary | string {
  // Of the trials there are many: each game is watched now and then.
  const laws = options === undefined && index % CLOSELY_ONE_IN === 0 ? 'all' : 'some'
  try {
    return playOne(game, { seats, index, seeds, laws, ...(options && { options }) })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Random games under every law of the conformance kit. */
export async function underTheLaws(
  game: Game,
  plan: LawsPlan,
  threads: number,
  onDone: (done: number) => void,
): Promise<Laws> {
  const job = {
    count: plan.games,
    batch: 1,
    piece: (i: number) => playUnderLaws(game, plan, i),
    worker: new URL('../laws-worker.js', import.meta.url),
    data: plan,
  }
  const laws: Laws = { ...emptySummary(game.id), seats: plan.seats, broken: [] }
  const done = (n: number): boolean => {
    onDone?.(n)
    return false
  }
  for (const result of await runJob(job, threads, done))
    if (typeof result !== 'string') add(laws, result)
    else {
      laws.games++
      laws.broken.push(result)
    }
  return laws
}
