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

/** All nodes hear one channel. The name says how its messages are written: nodes that write otherwise hear another. */
const NEWS = `${PREFIX}news:2`

/**
 * News between nodes through Redis. All that a node says in one turn is one message, a line for each topic: a message for each would cost Redis and those
 * who hear it more than what it says. Whoever has no use for a topic reads no further than its name. While Redis is away the nodes find out by
 * looking at the store, only later.
 */
export class RedisBus implements Bus {
  readonly #local = new LocalBus()
  /** How all that this node says begins: it hears itself, too. */
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
    // Who could not speak and who could not hear find Redis again at different moments: what was lost up to the later of the
    // two is in the store.
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

  /** The first line is the node that speaks. JSON has no line breaks, and topics have neither those nor tabs. */
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
