import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { playOne } from './simulate/one-game.js'
import type { Plan } from './simulate/plan.js'

const plan = workerData as Plan
serveJob((i) => playOne(games[plan.game], plan, plan.from + i))
