import { parentPort } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveTasks } from '../threads/serve-tasks.js'
import { type ReplayTask, runReplay } from './tasks.js'

if (parentPort) serveTasks(parentPort, (task: ReplayTask) => runReplay(Object.values(games), task))
