import type { Game } from '@perilune/engine'
import { add, emptySummary, type Summary as LawsSummary, playOne } from '@perilune/engine/testing'
import { runJob } from '../job.js'

export interface LawsPlan {
  game: string
  seats: number
  games: number
  seeds: string
  /** The options to play with; random ones if left out. */
  options?: Readonly<Record<string, unknown>>
}

export interface Laws extends LawsSummary {
  seats: number
  broken: string[]
}

/** The results of one of the game's trials, for every number of seats. */
export interface TrialLaws {
  name: string
  laws: Laws[]
}

/**
 * Checking all laws at every move is slow, so only one game in this many is; the others are checked now and
 * then.
 */
const CLOSELY_ONE_IN = 25

/** Plays one game under the laws; returns the message of the broken law if there is one. */
export function playUnderLaws(
  game: Game,
  { seats, seeds, options }: LawsPlan,
  index: number,
): LawsSummary | string {
  // There are many trials, so their games are only checked now and then.
  const laws = options === undefined && index % CLOSELY_ONE_IN === 0 ? 'all' : 'some'
  try {
    return playOne(game, { seats, index, seeds, laws, ...(options && { options }) })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Plays random games under the laws of the conformance kit. */
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
