import { Worker } from 'node:worker_threads'
import type { Answer } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
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

interface Waiting {
  id: number
  task: Task
  rank: number
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Hand {
  worker: Worker
  at: Waiting | null
  timer: NodeJS.Timeout | undefined
}

/** A bot that thinks longer than this is stopped with its worker. */
const LONGEST_THOUGHT = 60_000

/** Bots in threads of their own, so that a long thought holds up nobody. Threads start when they are first needed. */
export class BotWorkers implements BotPool {
  readonly #url: URL
  readonly #threads: number
  readonly #most: number
  readonly #hands: Hand[] = []
  #queue: Waiting[] = []
  #ids = 0
  #closed = false

  constructor(url: URL, threads: number, most = MOST_WAITING) {
    this.#url = url
    this.#threads = threads
    this.#most = most
  }

  think(job: BotJob): Promise<Answer | undefined> {
    return this.#give({ want: 'answer', job }, RANKS.table) as Promise<Answer | undefined>
  }

  advise(job: AdviceJob, rank: Rank): Promise<Advice> {
    return this.#give({ want: 'advice', job }, RANKS[rank]) as Promise<Advice>
  }

  #give(task: Task, rank: number): Promise<unknown> {
    if (this.#closed || this.#queue.length >= this.#most) return Promise.reject(new Refusal('BUSY'))
    return new Promise((resolve, reject) => {
      const waiting = { id: this.#ids++, task, rank, resolve, reject }
      const behind = this.#queue.findIndex((other) => other.rank > rank)
      this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, waiting)
      this.#next()
    })
  }

  async waiting(): Promise<number> {
    return this.#queue.length + this.#hands.filter((h) => h.at).length
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Refusal('STOPPING'))
    await Promise.all(this.#hands.splice(0).map((hand) => this.#end(hand, new Refusal('STOPPING'))))
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const hand = this.#hands.find((h) => !h.at) ?? this.#hire()
    if (!hand) return
    const waiting = this.#queue.shift() as Waiting
    hand.at = waiting
    hand.timer = setTimeout(
      () => void this.#end(hand, new Error('the bot thought too long')),
      LONGEST_THOUGHT,
    )
    hand.worker.postMessage({ id: waiting.id, task: waiting.task })
  }

  #hire(): Hand | undefined {
    if (this.#hands.length >= this.#threads || this.#closed) return
    const hand: Hand = { worker: new Worker(this.#url), at: null, timer: undefined }
    this.#hands.push(hand)
    hand.worker.on('message', (message: { id: number; result?: unknown; error?: string }) => {
      const done = hand.at
      if (done?.id !== message.id) return
      clearTimeout(hand.timer)
      hand.at = null
      if (message.error === undefined) done.resolve(message.result)
      else done.reject(new Error(message.error))
      this.#next()
    })
    hand.worker.on('error', (error) => void this.#end(hand, error))
    hand.worker.unref()
    return hand
  }

  async #end(hand: Hand, why: Error): Promise<void> {
    clearTimeout(hand.timer)
    const place = this.#hands.indexOf(hand)
    if (place >= 0) this.#hands.splice(place, 1)
    hand.at?.reject(why)
    hand.at = null
    await hand.worker.terminate()
    if (!this.#closed) this.#next()
  }
}
