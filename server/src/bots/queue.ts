import type { Answer } from '@perilune/engine'
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Advice, AdviceJob, BotJob, BotPool, Rank } from './pool.js'

const NAME = 'perilune-bots'
/** A node that has not been heard of for so long has died over its thought, in ms: another thinks it, at the next look. */
const STALLED = 2000
/** No thought takes longer than this, waiting included, in ms; then this node thinks it itself. */
const LONGEST = 90_000
/** Thoughts are kept for as long as another node may ask for the same, in s. */
const KEPT = { age: 60 }

/**
 * Bots of all nodes in one queue: a thought is thought once, by whichever node has a thread to spare. While Redis is away each
 * node lets its own bots think.
 */
export class QueuedBots implements BotPool {
  readonly #own: BotPool
  readonly #queue: Queue
  readonly #events: QueueEvents
  readonly #worker: Worker
  readonly #redis: Redis
  readonly #alone = new Set<() => void>()

  /** `redis` is a connection that knows whether Redis is there. */
  constructor(own: BotPool, url: string, redis: Redis, threads: number) {
    this.#own = own
    this.#redis = redis
    const connection: ConnectionOptions = { url, maxRetriesPerRequest: null }
    this.#queue = new Queue(NAME, { connection })
    this.#events = new QueueEvents(NAME, { connection })
    this.#worker = new Worker(NAME, async ({ data }) => ({ answer: await own.think(data as BotJob) }), {
      connection,
      concurrency: threads,
      lockDuration: STALLED,
      stalledInterval: STALLED,
      maxStalledCount: 3,
    })
    // That Redis is away is said once, by the connection that all share.
    this.#queue.on('error', () => {})
    this.#events.on('error', () => {})
    this.#worker.on('error', () => {})
    redis.on('close', this.#away)
  }

  #away = (): void => {
    for (const alone of this.#alone) alone()
  }

  async think(job: BotJob): Promise<Answer | undefined> {
    if (this.#redis.status !== 'ready') return this.#own.think(job)
    let alone = () => {}
    const away = new Promise<'alone'>((resolve) => {
      alone = () => resolve('alone')
    })
    this.#alone.add(alone)
    const together = this.#ask(job).catch(() => 'alone' as const)
    const thought = await Promise.race([together, away])
    this.#alone.delete(alone)
    return thought === 'alone' ? this.#own.think(job) : thought.answer
  }

  /** Whoever asks for advice waits at this node, and no other node will ask for the same. */
  advise(job: AdviceJob, rank: Rank): Promise<Advice> {
    return this.#own.advise(job, rank)
  }

  async #ask(job: BotJob): Promise<{ answer?: Answer }> {
    const options = { removeOnComplete: KEPT, removeOnFail: KEPT, ...(job.id && { jobId: job.id }) }
    const asked = await this.#queue.add('think', job, options)
    return asked.waitUntilFinished(this.#events, LONGEST)
  }

  async close(): Promise<void> {
    this.#redis.off('close', this.#away)
    await this.#own.close()
    // What they were thinking another node takes over; a Redis that is away answers no goodbye.
    const parts = [this.#worker.close(true), this.#events.close(), this.#queue.close()]
    await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, 2000))])
  }
}
