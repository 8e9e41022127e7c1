import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@perilune/engine'
import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.js'
import { type Environment, readSettings } from './environment.js'
import { readLimits, type UseLimits } from './limits.js'
import type { ChannelSettings } from './notifications/channels.js'
import type { Replays } from './replay/replays.js'
import type { Store } from './store/port.js'

export interface Config extends ChannelSettings {
  port: number
  host: string
  dataDir: string
  /** A Postgres database for all nodes, instead of SQLite in the data folder. */
  databaseUrl?: string | undefined
  /** Redis, for messages between nodes; without it they poll the store. */
  redisUrl?: string | undefined
  /** Every game the server plays; old versions of a game beside the newest, under any name. */
  games: Readonly<Record<string, Game>>
  /** Prefix of the ids of tables made here: small letters, for shards behind one address. */
  shard?: string | undefined
  /**
   * The address people know, such as https://example.org; needed behind a proxy that changes the host, and
   * for links in calls.
   */
  site?: string | undefined
  /** Trusted proxies: their number, or their addresses; `true` is one proxy. */
  trustProxy?: boolean | number | string
  /**
   * Who may read /metrics: whoever knows the token or comes from one of the addresses; everybody without
   * either.
   */
  metricsToken?: string | undefined
  metricsAllow?: string | undefined
  /** Keys of the cookies, separated by commas; made and kept in the data folder if left out. */
  cookieKey?: string | undefined
  /** Off for tests and benchmarks. */
  rateLimits?: boolean
  /** What one address and one player may use, where it is not the default. */
  limits?: Partial<UseLimits>
  logLevel?: string
  /** Sentences about the settings, for the log at the start. */
  warnings?: readonly string[]
  /** The built app; a plain page stands in for it where there is none. */
  siteFolder?: string | undefined
  botThreads?: number
  /** How long a bot seems to think, in ms. */
  botPace?: number
  /** A record that takes longer than this to play is refused, in ms. */
  replayLimit?: number

  // Replaced by tests.
  logger?: Logger
  store?: Store
  bots?: BotPool
  botWorker?: URL
  replays?: Replays
  /** How many bot jobs may wait. */
  botQueue?: number | undefined
  now?: () => number
  newSeed?: () => string
  heartbeat?: number
  backlog?: number
  /** How long a player may be away before being notified, in ms. */
  callAfter?: number
  /** How often a node asks the store what the others have done, in ms. */
  pollEvery?: number
}

/** Where the app is built, in a clone. */
const builtSite = (): string | undefined => {
  const folder = fileURLToPath(new URL('../../web/dist/site', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}

/** The settings of the environment. A wrong one is a `SettingsError`. */
export function readConfig(env: Environment, games: Config['games']): Config {
  const { settings, warnings } = readSettings(env)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    games,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    shard: settings.SHARD,
    site: settings.SITE,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    metricsAllow: settings.METRICS_ALLOW,
    cookieKey: settings.COOKIE_KEY,
    contact: settings.CONTACT,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    rateLimits: settings.RATE_LIMITS === 'on',
    limits: readLimits(env),
    logLevel: settings.LOG_LEVEL,
    siteFolder: settings.SITE_FOLDER ?? builtSite(),
    ...(settings.BOT_THREADS !== undefined && { botThreads: settings.BOT_THREADS }),
    botPace: settings.BOT_PACE,
    warnings,
  }
}
