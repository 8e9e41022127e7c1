import { existsSync } from 'node:fs'
import type { Game } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { Logger } from 'pino'
import { ThreadPool, TookTooLong } from '../threads/thread-pool.js'
import { type ReplayResults, type ReplayTask, runReplay } from './tasks.js'

type ResultOf<T extends ReplayTask> = ReplayResults[T['want']]

/** Replays records and logs, in another thread. */
export interface Replays {
  /** `address` is who asks: nobody waits for the replays of others. */
  run<T extends ReplayTask>(task: T, address: string): Promise<ResultOf<T>>
  close(): Promise<void>
}

const MOST_WAITING = 500
/** Of one address. */
const MOST_OF_ONE = 30

/** Replays in a thread of their own. */
export class ReplayThread implements Replays {
  readonly #pool: ThreadPool
  readonly #longest: number

  /** A replay that takes longer than `longest` ms is stopped. */
  constructor(url: URL, longest: number) {
    this.#longest = longest
    this.#pool = new ThreadPool(url, { threads: 1, most: MOST_WAITING, mostOfGroup: MOST_OF_ONE, longest })
  }

  async run<T extends ReplayTask>(task: T, address: string): Promise<ResultOf<T>> {
    try {
      return (await this.#pool.run(task, 0, { group: address, owner: '' })) as ResultOf<T>
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
      if (task.want === 'moment' || task.want === 'events') throw new Refusal('BUSY')
      return { problem: `it takes longer than ${this.#longest / 1000} s to play` } as ResultOf<T>
    }
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}

/** Replays on the main thread, where there is no compiled worker: in tests that run on the sources. */
export const replaysHere = (games: readonly Game[]): Replays => ({
  run: async <T extends ReplayTask>(task: T) => (await runReplay(games, task)) as ResultOf<T>,
  close: async () => {},
})

export function openReplays(url: URL, games: readonly Game[], longest: number, log: Logger): Replays {
  if (existsSync(url)) return new ReplayThread(url, longest)
  log.warn({ worker: url.href }, 'there is no worker for replays: records are played on the main thread')
  return replaysHere(games)
}
