import type { Answer } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { newId } from '../ports/ids.js'
import { type Advice, type AdviceJob, type BotJob, type BotPool, MOST_WAITING, type Rank } from './pool.js'

const NAME = 'perilune-bots'
/** A node that has not been heard of for so long has died over its thought, in ms: another thinks it, at the next look. */
const STALLED = 2000
/** No thought takes longer than this, waiting included, in ms; then this node thinks it itself. */
const LONGEST = 90_000
/** A Redis that does not say for so long how much waits is away, in ms. */
const SILENCE = 1000
/** The last that BullMQ knows. */
const LOWEST_PRIORITY = 2_097_152
/** Thoughts are kept for as long as another node may ask for the same, in s. */
const KEPT = { age: 60 }

/** What a node that thought for all has to say; nothing if it could not. */
type Thought = { answer?: Answer } | null

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
  readonly #most: number
  #advising = 0
  /** How many thoughts each host waits for. */
  readonly #asking = new Map<string, number>()
  /** Those who wait for a thought, by its job. */
  readonly #waiting = new Map<string, ((thought: Thought) => void)[]>()

  /** `redis` is a connection that knows whether Redis is there. */
  constructor(own: BotPool, url: string, redis: Redis, threads: number, most = MOST_WAITING) {
    this.#own = own
    this.#most = most
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
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#tell(jobId, returnvalue as Thought))
    this.#events.on('failed', ({ jobId }) => this.#tell(jobId, null))
    redis.on('close', this.#away)
  }

  #tell(id: string, thought: Thought): void {
    for (const tell of this.#waiting.get(id) ?? []) tell(thought)
    this.#waiting.delete(id)
  }

  #away = (): void => {
    for (const id of [...this.#waiting.keys()]) this.#tell(id, null)
  }

  async think(job: BotJob): Promise<Answer | undefined> {
    const host = job.hostAddress ?? job.host ?? ''
    this.#asking.set(host, (this.#asking.get(host) ?? 0) + 1)
    try {
      const thought = this.#redis.status === 'ready' ? await this.#askAll(job) : null
      return thought ? thought.answer : await this.#own.think(job)
    } finally {
      const left = (this.#asking.get(host) ?? 1) - 1
      if (left > 0) this.#asking.set(host, left)
      else this.#asking.delete(host)
    }
  }

  /** Whoever asks for advice waits at this node, and no other node will ask for the same. */
  async advise(job: AdviceJob, rank: Rank): Promise<Advice> {
    this.#advising++
    try {
      return await this.#own.advise(job, rank)
    } finally {
      this.#advising--
    }
  }

  async waiting(): Promise<number> {
    const own = async () => (await this.#own.waiting?.()) ?? 0
    if (this.#redis.status !== 'ready') return own()
    // What this node thinks about for the queue is counted there; only advice goes past it.
    const queued = this.#queue.getJobCountByTypes('wait', 'prioritized', 'active').catch(() => null)
    const silence = new Promise<null>((resolve) => setTimeout(resolve, SILENCE, null).unref())
    const count = await Promise.race([queued, silence])
    return count === null ? own() : count + this.#advising
  }

  // BullMQ's own way to wait for a job breaks the process if the connection is closed in the middle of it.
  #askAll(job: BotJob): Promise<Thought> {
    const id = job.id ?? newId()
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => this.#tell(id, null), LONGEST)
      const tell = (thought: Thought) => {
        clearTimeout(tooLong)
        resolve(thought)
      }
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), tell])
      this.#add(id, job).catch((error: unknown) => {
        if (!(error instanceof Refusal)) return this.#tell(id, null)
        clearTimeout(tooLong)
        const others = (this.#waiting.get(id) ?? []).filter((other) => other !== tell)
        if (others.length > 0) this.#waiting.set(id, others)
        else this.#waiting.delete(id)
        reject(error)
      })
    })
  }

  /** Whose host has more thoughts waiting at this node comes later. */
  #priorityOf({ hostAddress, host = '' }: BotJob): number {
    return Math.min(LOWEST_PRIORITY, this.#asking.get(hostAddress ?? host) ?? 1)
  }

  async #add(id: string, job: BotJob): Promise<void> {
    await this.#events.waitUntilReady()
    // Each node that asks looks first: a few more than these may wait, but not thousands.
    if ((await this.#queue.getJobCountByTypes('wait', 'prioritized')) >= this.#most) throw new Refusal('BUSY')
    const kept = { removeOnComplete: KEPT, removeOnFail: KEPT }
    await this.#queue.add('think', job, { jobId: id, priority: this.#priorityOf(job), ...kept })
    // Another node may have asked for the same before, and had its thought.
    const state = await this.#queue.getJobState(id)
    if (state === 'completed')
      this.#tell(id, ((await this.#queue.getJob(id))?.returnvalue as Thought) ?? null)
    if (state === 'failed') this.#tell(id, null)
  }

  async close(): Promise<void> {
    this.#redis.off('close', this.#away)
    this.#away()
    await this.#own.close()
    // What they were thinking another node takes over; a Redis that is away answers no goodbye.
    const parts = [this.#worker.close(true), this.#events.close(), this.#queue.close()]
    await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, 2000))])
  }
}
