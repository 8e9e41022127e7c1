import type { Answer } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { newId } from '../ports/ids.js'
import { type Advice, type AdviceJob, type BotJob, type BotPool, MOST_WAITING, type Rank } from './pool.js'

const NAME = 'perilune-bots'
/** A node silent for this long is taken for dead, in ms; another node redoes its job. */
const STALLED = 2000
/** The longest time for a job, waiting included, in ms. After that this node does it itself. */
const LONGEST = 90_000
/** Without an answer for this long Redis counts as unreachable, in ms. */
const SILENCE = 1000
/** BullMQ's lowest priority. */
const LOWEST_PRIORITY = 2_097_152
/** Results are kept while another node may ask for the same job, in s. */
const KEPT = { age: 60 }

/** The result of a job in the shared queue; null if it failed. */
type BotReply = { answer?: Answer } | null

interface QueueSettings {
  url: string
  /** The connection whose status tells whether Redis is reachable. */
  redis: Redis
  threads: number
  /** So many jobs may wait. */
  most?: number | undefined
}

/**
 * One queue of bot jobs for all nodes: each job is done once, by whichever node has a free thread. While
 * Redis is unreachable each node runs its own bots.
 */
export class QueuedBots implements BotPool {
  readonly #own: BotPool
  readonly #queue: Queue
  readonly #events: QueueEvents
  readonly #worker: Worker
  readonly #redis: Redis
  readonly #most: number
  #advising = 0
  /** How many jobs wait for each host. */
  readonly #asking = new Map<string, number>()
  /** Callbacks that wait for a job, by its id. */
  readonly #waiting = new Map<string, ((reply: BotReply) => void)[]>()

  constructor(own: BotPool, { url, redis, threads, most = MOST_WAITING }: QueueSettings) {
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
    // An unreachable Redis is logged once, by the shared connection.
    this.#queue.on('error', () => {})
    this.#events.on('error', () => {})
    this.#worker.on('error', () => {})
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#tell(jobId, returnvalue as BotReply))
    this.#events.on('failed', ({ jobId }) => this.#tell(jobId, null))
    redis.on('close', this.#away)
  }

  #tell(id: string, reply: BotReply): void {
    for (const tell of this.#waiting.get(id) ?? []) tell(reply)
    this.#waiting.delete(id)
  }

  #away = (): void => {
    for (const id of [...this.#waiting.keys()]) this.#tell(id, null)
  }

  async think(job: BotJob): Promise<Answer | undefined> {
    const host = job.hostAddress ?? job.host ?? ''
    this.#asking.set(host, (this.#asking.get(host) ?? 0) + 1)
    try {
      const reply = this.#redis.status === 'ready' ? await this.#askAll(job) : null
      return reply ? reply.answer : await this.#own.think(job)
    } finally {
      const left = (this.#asking.get(host) ?? 1) - 1
      if (left > 0) this.#asking.set(host, left)
      else this.#asking.delete(host)
    }
  }

  /** Advice is computed at the node that was asked: no other node will ask for the same. */
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
    // Jobs this node does for the queue are counted there; only advice bypasses it.
    const queued = this.#queue.getJobCountByTypes('wait', 'prioritized', 'active').catch(() => null)
    const silence = new Promise<null>((resolve) => setTimeout(resolve, SILENCE, null).unref())
    const count = await Promise.race([queued, silence])
    return count === null ? own() : count + this.#advising
  }

  // BullMQ's `waitUntilFinished` crashes the process if the connection closes meanwhile.
  #askAll(job: BotJob): Promise<BotReply> {
    const id = job.id ?? newId()
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => this.#tell(id, null), LONGEST)
      const tell = (reply: BotReply) => {
        clearTimeout(tooLong)
        resolve(reply)
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

  /** Jobs of hosts with more waiting jobs at this node come later. */
  #priorityOf({ hostAddress, host = '' }: BotJob): number {
    return Math.min(LOWEST_PRIORITY, this.#asking.get(hostAddress ?? host) ?? 1)
  }

  async #add(id: string, job: BotJob): Promise<void> {
    await this.#events.waitUntilReady()
    // Each node checks before it adds, so the limit may be exceeded by a few.
    if ((await this.#queue.getJobCountByTypes('wait', 'prioritized')) >= this.#most) throw new Refusal('BUSY')
    const kept = { removeOnComplete: KEPT, removeOnFail: KEPT }
    await this.#queue.add('think', job, { jobId: id, priority: this.#priorityOf(job), ...kept })
    // Another node may have added the same job before, and it may be done.
    const state = await this.#queue.getJobState(id)
    if (state === 'completed')
      this.#tell(id, ((await this.#queue.getJob(id))?.returnvalue as BotReply) ?? null)
    if (state === 'failed') this.#tell(id, null)
  }

  async close(): Promise<void> {
    this.#redis.off('close', this.#away)
    this.#away()
    await this.#own.close()
    // Unfinished jobs are taken over by another node. An unreachable Redis does not confirm the closing.
    const parts = [this.#worker.close(true), this.#events.close(), this.#queue.close()]
    await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, 2000))])
  }
}
