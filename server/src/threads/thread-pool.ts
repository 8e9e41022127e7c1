import { Worker } from 'node:worker_threads'
import { Refusal } from '@perilune/protocol'
import { FairQueue, type Owner } from './fair-queue.js'

interface Waiting {
  id: number
  group: string
  task: unknown
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  at: Waiting | null
  timer: NodeJS.Timeout | undefined
}

export interface PoolSettings {
  threads: number
  /** More tasks than this must not wait, of all and of one group. */
  most: number
  mostOfGroup?: number
  /** A task that takes longer than this is stopped with its thread, in ms. */
  longest: number
}

/** A task took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Threads that do one task after another. They start with the first tasks. */
export class ThreadPool {
  readonly #url: URL
  readonly #settings: PoolSettings
  readonly #threads: Thread[] = []
  readonly #queue = new FairQueue<Waiting>()
  #ids = 0
  #closed = false

  constructor(url: URL, settings: PoolSettings) {
    this.#url = url
    this.#settings = settings
  }

  /** How many tasks wait or are being done. */
  get waiting(): number {
    return this.#queue.size + this.#threads.filter(({ at }) => at).length
  }

  /** Does a task when its turn comes: see `FairQueue`. Rejects with BUSY when too many wait already. */
  run(task: unknown, rank: number, owner: Owner): Promise<unknown> {
    const { most, mostOfGroup = most } = this.#settings
    if (this.#closed || this.#queue.size >= most || this.#queue.waitingOf(owner.group) >= mostOfGroup)
      return Promise.reject(new Refusal('BUSY'))
    return new Promise((resolve, reject) => {
      this.#queue.add({ id: this.#ids++, group: owner.group, task, resolve, reject }, rank, owner)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (let left = this.#queue.take(); left; left = this.#queue.take()) left.reject(new Refusal('STOPPING'))
    await Promise.all(this.#threads.splice(0).map((thread) => this.#end(thread, new Refusal('STOPPING'))))
  }

  #next(): void {
    if (this.#queue.size === 0) return
    const thread = this.#threads.find(({ at }) => !at) ?? this.#start()
    const waiting = thread && this.#queue.take((group) => this.#mayRun(group))
    if (!waiting) return
    const { longest } = this.#settings
    thread.at = waiting
    thread.timer = setTimeout(
      () => void this.#end(thread, new TookTooLong(`a task took longer than ${longest} ms`)),
      longest,
    )
    thread.worker.postMessage({ id: waiting.id, task: waiting.task })
    // One idle thread is kept ready: starting one takes longest when the others are busy.
    if (this.#threads.every(({ at }) => at)) this.#start()
  }

  /**
   * One group never has all threads: running tasks are not interrupted, and other groups' tasks must not wait
   * for them.
   */
  #mayRun(group: string): boolean {
    const running = this.#threads.filter(({ at }) => at?.group === group).length
    return running < Math.max(1, this.#settings.threads - 1)
  }

  #start(): Thread | undefined {
    if (this.#threads.length >= this.#settings.threads || this.#closed) return
    const thread: Thread = { worker: new Worker(this.#url), at: null, timer: undefined }
    this.#threads.push(thread)
    thread.worker.on('message', (message: { id: number; result?: unknown; error?: string }) => {
      const done = thread.at
      if (done?.id !== message.id) return
      clearTimeout(thread.timer)
      thread.at = null
      if (message.error === undefined) done.resolve(message.result)
      else done.reject(new Error(message.error))
      this.#next()
    })
    thread.worker.on('error', (error) => void this.#end(thread, error as Error))
    thread.worker.unref()
    return thread
  }

  async #end(thread: Thread, why: Error): Promise<void> {
    clearTimeout(thread.timer)
    const place = this.#threads.indexOf(thread)
    if (place >= 0) this.#threads.splice(place, 1)
    thread.at?.reject(why)
    thread.at = null
    await thread.worker.terminate()
    if (!this.#closed) this.#next()
  }
}
