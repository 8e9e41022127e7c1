import { parentPort } from 'node:worker_threads'
import type { Game } from '@perilune/engine'
import type { BotJob } from './pool.js'
import { think } from './think.js'

/** The whole of a worker: it thinks about what it is sent, one job after another. */
export function serveBots(games: Readonly<Record<string, Game>>): void {
  parentPort?.on('message', ({ id, job }: { id: number; job: BotJob }) => {
    try {
      parentPort?.postMessage({ id, answer: think(games, job) })
    } catch (error) {
      parentPort?.postMessage({ id, error: String(error) })
    }
  })
}
