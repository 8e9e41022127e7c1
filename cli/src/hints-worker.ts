import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { type HintsPlan, hintsIn, readRecorded } from './soak/hints.js'

const plan = workerData as HintsPlan
const records = await Promise.all(plan.files.map((file) => readRecorded(games[plan.game], file)))
serveJob((i) => hintsIn(records[i], plan.iterations))
