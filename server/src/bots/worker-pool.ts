import type { Answer } from '@perilune/engine'
import type { Owner } from '../threads/fair-queue.js'
import { ThreadPool } from '../threads/thread-pool.js'
import {
  type Advice,
  type AdviceJob,
  type BotJob,
  type BotPool,
  MOST_WAITING,
  RANKS,
  type Rank,
} from './pool.js'
import type { Task } from './serve.js'

/** A bot that thinks longer than this is stopped with its worker, in ms. */
const LONGEST_SEARCH = 60_000

const ownerOf = ({ host, hostAddress }: BotJob): Owner => ({
  group: hostAddress ?? host ?? '',
  owner: host ?? '',
})

/** Runs bots in worker threads, taking turns between the hosts of tables. */
export class BotWorkerPool implements BotPool {
  readonly #pool: ThreadPool

  constructor(url: URL, threads: number, most = MOST_WAITING) {
    this.#pool = new ThreadPool(url, { threads, most, longest: LONGEST_SEARCH })
  }

  think(job: BotJob): Promise<Answer | undefined> {
    const task: Task = { want: 'answer', job }
    return this.#pool.run(task, RANKS.table, ownerOf(job)) as Promise<Answer | undefined>
  }

  advise(job: AdviceJob, rank: Rank): Promise<Advice> {
    const task: Task = { want: 'advice', job }
    return this.#pool.run(task, RANKS[rank], ownerOf(job)) as Promise<Advice>
  }

  async waiting(): Promise<number> {
    return this.#pool.waiting
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
