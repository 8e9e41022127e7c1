import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@perilune/engine'
import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.js'
import type { WaysConfig } from './calls/ways.js'
import { readLimits, type UseLimits } from './limits.js'
import type { Replays } from './replay/replays.js'
import type { Store } from './store/port.js'

export interface Config extends WaysConfig {
  port: number
  host: string
  dataDir: string
  /** A Postgres for all nodes in the place of the file in the data folder. */
  databaseUrl?: string | undefined
  /** Carries news between nodes; without it they look at the store. */
  redisUrl?: string | undefined
  /** Every game the server plays; old versions of a game beside the newest, under any name. */
  games: Readonly<Record<string, Game>>
  /** What the ids of tables that are made here begin with: small letters, for houses that share one address. */
  shard?: string | undefined
  /** The address people know, such as https://example.org; needed behind a proxy that changes the host, and for links in calls. */
  site?: string | undefined
  /** Whom to believe about who is asking: a number of proxies, or their addresses; `true` is one proxy. */
  trustProxy?: boolean | number | string
  /** Who may read /metrics: whoever knows the token or comes from one of the addresses; everybody without either. */
  metricsToken?: string | undefined
  metricsAllow?: string | undefined
  /** Keys of the cookies, separated by commas; made and kept in the data folder if left out. */
  cookieKey?: string | undefined
  /** Off for tests and benchmarks. */
  rateLimits?: boolean
  /** What one address and one player may use, where it is not the default. */
  limits?: Partial<UseLimits>
  logLevel?: string
  /** The built app; a plain page stands in for it where there is none. */
  siteFolder?: string | undefined
  botThreads?: number
  /** How long a bot seems to think, in ms. */
  botPace?: number
  /** A record that takes longer than this to play is refused, in ms. */
  replayLimit?: number

  // What tests put in the place of the real thing.
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
  /** How long somebody may be away before being called, in ms. */
  callAfter?: number
  /** How often a node asks the store what the others have done, in ms. */
  pollEvery?: number
}

/** Where the app is built, in a clone. */
const builtSite = (): string | undefined => {
  const folder = fileURLToPath(new URL('../../web/dist/site', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}

function readTrust(given: string | undefined): boolean | number | string {
  if (!given || given === 'false') return false
  if (given === 'true') return true
  return /^\d+$/.test(given) ? Number(given) : given
}

/** The settings of the environment. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  games: Config['games'],
): Config {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env.PORT}`)
  if (env.SHARD && !/^[a-z]{1,8}$/.test(env.SHARD))
    throw new Error(`SHARD is not one to eight small letters: ${env.SHARD}`)
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    dataDir: env.DATA_DIR ?? './data',
    games,
    // Compose files set what is left out to nothing.
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    shard: env.SHARD,
    site: env.SITE?.replace(/\/$/, '') || undefined,
    trustProxy: readTrust(env.TRUST_PROXY),
    metricsToken: env.METRICS_TOKEN || undefined,
    metricsAllow: env.METRICS_ALLOW || undefined,
    cookieKey: env.COOKIE_KEY,
    contact: env.CONTACT,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    rateLimits: env.RATE_LIMITS !== 'off',
    limits: readLimits(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    siteFolder: env.SITE_FOLDER ?? builtSite(),
    ...(env.BOT_THREADS && { botThreads: Number(env.BOT_THREADS) }),
    // People want to see what a bot does before the next one moves.
    botPace: Number(env.BOT_PACE ?? 300),
  }
}
