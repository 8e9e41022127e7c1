import { Worker } from 'node:worker_threads'
import type { Answer } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { Metrics } from '../metrics.js'
import type { BotJob, BotPool } from './pool.js'

interface Waiting {
  id: number
  job: BotJob
  begun: number
  resolve(answer: Answer | undefined): void
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
  readonly #metrics: Metrics
  readonly #threads: number
  readonly #most: number
  readonly #hands: Hand[] = []
  #queue: Waiting[] = []
  #ids = 0
  #closed = false

  constructor(url: URL, metrics: Metrics, threads: number, most = 2000) {
    this.#url = url
    this.#metrics = metrics
    this.#threads = threads
    this.#most = most
  }

  think(job: BotJob): Promise<Answer | undefined> {
    if (this.#closed || this.#queue.length >= this.#most) return Promise.reject(new Refusal('BUSY'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ id: this.#ids++, job, begun: performance.now(), resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Refusal('STOPPING'))
    await Promise.all(this.#hands.splice(0).map((hand) => this.#end(hand, new Refusal('STOPPING'))))
  }

  #next(): void {
    this.#metrics.thinking.set(this.#queue.length + this.#hands.filter((h) => h.at).length)
    if (this.#queue.length === 0) return
    const hand = this.#hands.find((h) => !h.at) ?? this.#hire()
    if (!hand) return
    const waiting = this.#queue.shift() as Waiting
    hand.at = waiting
    hand.timer = setTimeout(
      () => void this.#end(hand, new Error('the bot thought too long')),
      LONGEST_THOUGHT,
    )
    hand.worker.postMessage({ id: waiting.id, job: waiting.job })
  }

  #hire(): Hand | undefined {
    if (this.#hands.length >= this.#threads || this.#closed) return
    const hand: Hand = { worker: new Worker(this.#url), at: null, timer: undefined }
    this.#hands.push(hand)
    hand.worker.on('message', (message: { id: number; answer?: Answer; error?: string }) => {
      const done = hand.at
      if (done?.id !== message.id) return
      clearTimeout(hand.timer)
      hand.at = null
      this.#metrics.thought.observe((performance.now() - done.begun) / 1000)
      if (message.error === undefined) done.resolve(message.answer)
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
