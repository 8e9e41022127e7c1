import { parentPort } from 'node:worker_threads'
import { games } from '@perilune/games'
import { lowerPriority } from '../threads/priority.js'
import { serveTasks } from '../threads/serve-tasks.js'
import { type ReplayTask, runReplay } from './tasks.js'

if (parentPort) {
  lowerPriority(10)
  serveTasks(parentPort, (task: ReplayTask) => runReplay(Object.values(games), task))
}
