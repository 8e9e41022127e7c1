import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { fight } from './arena/one-game.js'
import type { ArenaPlan } from './arena/plan.js'
import { serveJob } from './job.js'

const plan = workerData as ArenaPlan
serveJob((i) => fight(games[plan.game], plan, i))
