import { workerData } from 'node:worker_threads'
import { loadVersion } from '@perilune/bots'
import type { Game } from '@perilune/engine'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { playOne } from './simulate/one-game.js'
import type { Plan } from './simulate/plan.js'

const plan = workerData as Plan
const today = games[plan.game]
const game = (await loadVersion(today, plan.rules ?? today.rules)) as Game
serveJob((i) => playOne(game, plan, plan.from + i))
