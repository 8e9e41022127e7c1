import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, LocalBus } from './bus.js'

const PREFIX = 'perilune:'

/** News between nodes through Redis. While it is away the nodes find out by looking at the store, only later. */
export class RedisBus implements Bus {
  readonly #local = new LocalBus()
  readonly #node: string
  readonly #say: Redis
  readonly #hear: Redis
  readonly #listeners = new Map<string, number>()

  constructor(url: string, node: string, log: Logger) {
    this.#node = node
    // What can't be said at once is worth nothing later.
    this.#say = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
    this.#hear = new Redis(url, { maxRetriesPerRequest: null })
    let away = false
    this.#say.on('error', (err: unknown) => {
      if (!away) log.warn({ err }, 'Redis is away: nodes hear of each other later')
      away = true
    })
    this.#say.on('ready', () => {
      if (away) log.info('Redis is back')
      away = false
    })
    this.#hear.on('error', () => {})
    this.#hear.on('message', (channel: string, text: string) => {
      const { from, news } = JSON.parse(text) as { from: string; news: unknown }
      if (from !== node) this.#local.publish(channel.slice(PREFIX.length), news)
    })
  }

  publish(topic: string, news: unknown): void {
    this.#local.publish(topic, news)
    if (this.#say.status === 'ready')
      this.#say.publish(PREFIX + topic, JSON.stringify({ from: this.#node, news })).catch(() => {})
  }

  subscribe(topic: string, listener: (news: unknown) => void): () => void {
    const stop = this.#local.subscribe(topic, listener)
    const before = this.#listeners.get(topic) ?? 0
    this.#listeners.set(topic, before + 1)
    if (before === 0) this.#hear.subscribe(PREFIX + topic).catch(() => {})
    return () => {
      stop()
      const left = (this.#listeners.get(topic) ?? 1) - 1
      if (left > 0) this.#listeners.set(topic, left)
      else {
        this.#listeners.delete(topic)
        this.#hear.unsubscribe(PREFIX + topic).catch(() => {})
      }
    }
  }

  async close(): Promise<void> {
    this.#say.disconnect()
    this.#hear.disconnect()
  }
}
