import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, LocalBus } from './bus.js'
import { LocalCounters, type SharedCounters } from './shared-counters.js'

const PREFIX = 'perilune:'
/** The topic on which a node says that it can publish again. */
const BACK = 'back'
/** Without an answer for this long Redis counts as unreachable, in ms. */
const SILENCE = 1000

/** A connection for messages that are useless later: what can't be sent at once is dropped. */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: SILENCE,
    retryStrategy: (times) => Math.min(2000, times * 50),
  })
  let away = false
  redis.on('error', (err: unknown) => {
    if (!away) log.warn({ err }, 'Redis is away: nodes hear of each other later')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('Redis is back')
    away = false
  })
  return redis
}

/**
 * All nodes subscribe to one channel. Its name has the version of the format: nodes of another format use
 * another.
 */
const NEWS = `${PREFIX}news:2`

/**
 * Messages between nodes through Redis. All messages of one turn are one publication, a line per topic: one
 * for each would cost Redis and its subscribers more. Receivers without interest in a topic read no further
 * than its name. While Redis is unreachable nodes poll the store.
 */
export class RedisBus implements Bus {
  readonly #local = new LocalBus()
  /** The prefix of this node's own messages, which it also receives. */
  readonly #mine: string
  readonly #say: Redis
  readonly #hear: Redis
  #unsaid = ''
  onBack = (): void => {}

  constructor(url: string, say: Redis, node: string) {
    this.#mine = `${node}\n`
    this.#say = say
    this.#hear = new Redis(url, { maxRetriesPerRequest: null })
    this.#hear.on('error', () => {})
    // Publisher and subscriber reconnect at different moments; what was lost until the later one is in the
    // store.
    this.subscribe(BACK, () => this.onBack())
    say.on('ready', () => this.publish(BACK, {}))
    this.#hear.on('ready', () => {
      this.#hear.subscribe(NEWS).then(
        () => this.onBack(),
        () => {},
      )
    })
    this.#hear.on('message', (_channel: string, text: string) => {
      if (!text.startsWith(this.#mine)) this.#tell(text)
    })
  }

  /** The first line names the sending node. JSON has no line breaks, topics have neither those nor tabs. */
  #tell(text: string): void {
    for (let at = text.indexOf('\n') + 1; at < text.length; ) {
      const end = text.indexOf('\n', at)
      const tab = text.indexOf('\t', at)
      if (end < 0 || tab < 0 || tab > end) return
      const topic = text.slice(at, tab)
      if (this.#local.hears(topic)) this.#local.publish(topic, JSON.parse(text.slice(tab + 1, end)))
      at = end + 1
    }
  }

  publish(topic: string, news: unknown): void {
    this.#local.publish(topic, news)
    if (this.#say.status !== 'ready') return
    if (this.#unsaid === '') process.nextTick(this.#send)
    this.#unsaid += `${topic}\t${JSON.stringify(news)}\n`
  }

  #send = (): void => {
    const unsaid = this.#unsaid
    this.#unsaid = ''
    this.#say.publish(NEWS, this.#mine + unsaid).catch(() => {})
  }

  subscribe(topic: string, listener: (news: unknown) => void): () => void {
    return this.#local.subscribe(topic, listener)
  }

  async close(): Promise<void> {
    this.#say.disconnect()
    this.#hear.disconnect()
  }
}

/** Shared counters and claims in Redis; while it is unreachable each node counts for itself. */
export class RedisCounters implements SharedCounters {
  readonly #redis: Redis
  readonly #local = new LocalCounters()

  constructor(redis: Redis) {
    this.#redis = redis
  }

  async count(name: string, ms: number): Promise<{ count: number; left: number }> {
    const key = `${PREFIX}count:${name}`
    try {
      const done = await this.#redis.multi().set(key, 0, 'PX', ms, 'NX').incr(key).pttl(key).exec()
      const [count, left] = [done?.[1][1], done?.[2][1]] as [number, number]
      return { count, left: Math.max(0, left) }
    } catch {
      return this.#local.count(name, ms)
    }
  }

  async claim(name: string, ms: number): Promise<boolean> {
    try {
      return (await this.#redis.set(`${PREFIX}claim:${name}`, 1, 'PX', ms, 'NX')) === 'OK'
    } catch {
      return true
    }
  }
}
