import { parentPort } from 'node:worker_threads'
import type { Game } from '@perilune/engine'
import { lowerPriority } from '../threads/priority.js'
import { serveTasks } from '../threads/serve-tasks.js'
import { advise } from './advise.js'
import type { AdviceJob, BotJob } from './pool.js'
import { think } from './think.js'

/** What a worker is sent. */
export type Task = { want: 'answer'; job: BotJob } | { want: 'advice'; job: AdviceJob }

/** The whole of a worker: it thinks about what it is sent, one job after another. */
export function serveBots(games: Readonly<Record<string, Game>>): void {
  if (!parentPort) return
  lowerPriority(5)
  serveTasks(parentPort, (task: Task) =>
    task.want === 'advice' ? advise(games, task.job) : think(games, task.job),
  )
}
