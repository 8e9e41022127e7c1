import type { Game } from '@perilune/engine'
import { runJob } from '../job.js'
import { fight, type Result } from './one-game.js'
import { type ArenaPlan, seatingsOf } from './plan.js'
import { decide, evenShare, summarise } from './summary.js'

export interface Course {
  /** Stop as soon as the interval decides. */
  sequential: boolean
  /** Stop after this many milliseconds, even if nothing is decided. */
  atMost?: number | undefined
  threads: number
  /** Called when games have finished, with all results up to the first one that is missing. */
  onGames?(results: readonly Result[]): void
}

/**
 * Plays the match. Only results without a gap, and only whole sets of seatings, are evaluated, so that the
 * number of threads does not affect the result and no bot has the better seats more often.
 */
export async function runArena(game: Game, plan: ArenaPlan, course: Course): Promise<Result[]> {
  let whole = 0
  const end = course.atMost === undefined ? Number.POSITIVE_INFINITY : performance.now() + course.atMost
  const size = seatingsOf(plan).length
  const job = {
    count: plan.games,
    batch: 1,
    piece: (i: number) => fight(game, plan, plan.from + i),
    worker: new URL('../arena-worker.js', import.meta.url),
    data: plan,
  }
  const results = await runJob(job, course.threads, (_, sofar) => {
    const before = whole
    while (sofar[whole] !== undefined) whole++
    if (whole === before) return false
    const standing = sofar.slice(0, whole)
    course.onGames?.(standing)
    const decided = course.sequential && decidedAt(game, plan, standing) !== undefined
    return decided || ((plan.from + whole) % size === 0 && performance.now() > end)
  })
  const standing = results.slice(0, gapOf(results))
  return standing.slice(0, course.sequential ? decidedAt(game, plan, standing) : undefined)
}

/** The index of the first missing game: stopped threads leave gaps. */
function gapOf(results: readonly Result[]): number {
  let at = 0
  while (results[at] !== undefined) at++
  return at
}

/** The number of games after which the match was decided, rounded up to whole sets of seatings. */
function decidedAt(game: Game, plan: ArenaPlan, results: readonly Result[]): number | undefined {
  const size = seatingsOf(plan).length
  const { course } = summarise(game, plan, results, 1)
  // The first bot's last game in every set; the course has several entries per set.
  const ends = course.filter(
    (_, i) => i + 1 === course.length || setOf(course[i + 1].game) > setOf(course[i].game),
  )
  function setOf(index: number): number {
    return Math.floor(index / size)
  }
  for (const end of ends) {
    const games = (setOf(end.game) + 1) * size - plan.from
    if (games <= results.length && decide([end], evenShare(plan))) return games
  }
  return undefined
}
