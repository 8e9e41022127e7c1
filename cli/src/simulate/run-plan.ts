import type { Game } from '@perilune/engine'
import { runJob } from '../job.js'
import { playOne, type Result } from './one-game.js'
import type { Plan } from './plan.js'

/** Plays all games of the plan. The results are ordered by game. */
export function runPlan(
  game: Game,
  plan: Plan,
  threads: number,
  onDone?: (done: number) => void,
): Promise<Result[]> {
  const job = {
    count: plan.games,
    batch: 16,
    piece: (i: number) => playOne(game, plan, plan.from + i),
    worker: new URL('../simulate-worker.js', import.meta.url),
    data: plan,
  }
  return runJob(job, threads, (done) => {
    onDone?.(done)
    return false
  })
}
