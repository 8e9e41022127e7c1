import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { type LawsPlan, playUnderLaws } from './soak/laws.js'

const plan = workerData as LawsPlan
serveJob((i) => playUnderLaws(games[plan.game], plan, i))
