import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, LocalBus } from './bus.js'
import { LocalShared, type Shared } from './shared.js'

const PREFIX = 'perilune:'
/** Where a node says that it can speak again. */
const BACK = 'back'
/** A Redis that says nothing for so long is away, in ms. */
const SILENCE = 1000

/** A connection for words that are worth nothing later: what can't be said at once is not said. */
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

/** All that is said in one turn is one command: a command for each of it would cost more than what it says. */
const SAY_ALL = "for i = 1, #ARGV, 2 do redis.call('publish', ARGV[i], ARGV[i + 1]) end"

/** News between nodes through Redis. While it is away the nodes find out by looking at the store, only later. */
export class RedisBus implements Bus {
  readonly #local = new LocalBus()
  /** How all that this node says begins: it hears itself, too. */
  readonly #mine: string
  readonly #say: Redis
  readonly #hear: Redis
  readonly #listeners = new Map<string, number>()
  /** Channels and texts by turns. */
  #unsaid: string[] = []
  onBack = (): void => {}

  constructor(url: string, say: Redis, node: string) {
    this.#mine = `{"from":${JSON.stringify(node)},`
    this.#say = say
    this.#hear = new Redis(url, { maxRetriesPerRequest: null })
    this.#hear.on('error', () => {})
    // Who could not speak and who could not hear find Redis again at different moments: what was lost up to the later of the
    // two is in the store. The answer to this subscription comes after those of all others.
    this.subscribe(BACK, () => this.onBack())
    say.on('ready', () => this.publish(BACK, {}))
    this.#hear.on('ready', () => {
      this.#hear.subscribe(PREFIX + BACK).then(
        () => this.onBack(),
        () => {},
      )
    })
    this.#hear.on('message', (channel: string, text: string) => {
      if (text.startsWith(this.#mine)) return
      const { news } = JSON.parse(text) as { news: unknown }
      this.#local.publish(channel.slice(PREFIX.length), news)
    })
  }

  publish(topic: string, news: unknown): void {
    this.#local.publish(topic, news)
    if (this.#say.status !== 'ready') return
    const text = `${this.#mine}"news":${JSON.stringify(news)}}`
    if (this.#unsaid.push(PREFIX + topic, text) === 2) process.nextTick(this.#send)
  }

  #send = (): void => {
    this.#say.eval(SAY_ALL, 0, this.#unsaid.splice(0)).catch(() => {})
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

/** Counts and claims of all nodes; while Redis is away each node counts for itself. */
export class RedisShared implements Shared {
  readonly #redis: Redis
  readonly #local = new LocalShared()

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
