import { workerData } from 'node:worker_threads'
import { games } from '@perilune/games'
import { serveJob } from './job.js'
import { playDirection, type Trial } from './tune/trial.js'

const trial = workerData as Trial
serveJob((number) => playDirection(games[trial.game], trial, number))
