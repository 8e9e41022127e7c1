import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { type HintsPlan, hintsIn } from './soak/hints.js'

const plan = workerData as HintsPlan
serveJob((i) => hintsIn(games[plan.game], plan.files[i], plan.iterations))
