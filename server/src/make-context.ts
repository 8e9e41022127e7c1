import { availableParallelism } from 'node:os'
import { bots as allBots } from '@perilune/bots'
import { newSeed } from '@perilune/engine'
import type { Logger } from 'pino'
import { measured } from './bots/measured-pool.js'
import type { BotPool } from './bots/pool.js'
import { QueuedBots } from './bots/queue.js'
import { BotWorkerPool } from './bots/worker-pool.js'
import type { Config } from './config.js'
import type { ServerContext } from './context.js'
import { DEFAULT_LIMITS, type UseLimits } from './limits.js'
import { makeLogger } from './log.js'
import { type Metrics, makeMetrics } from './metrics.js'
import { LocalBus } from './ports/bus.js'
import { newId } from './ports/ids.js'
import { openRedis, RedisBus, RedisCounters } from './ports/redis.js'
import { LocalCounters } from './ports/shared-counters.js'
import { releaseIn } from './release.js'
import { openReplays } from './replay/replays.js'
import { StoreHealth } from './store/health.js'
import { openSqlite } from './store/open.js'
import { openPostgres } from './store/postgres.js'
import { HostedTables } from './table/lobby/hosted-tables.js'
import { versionsOf } from './versions.js'

const openAny = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)

interface PortNeeds {
  bots: BotPool
  threads: number
  node: string
  log: Logger
  metrics: Metrics
}

/** What nodes share through Redis. */
function portsOver(
  { redisUrl, botQueue }: Config & { redisUrl: string },
  { bots, threads, node, log, metrics }: PortNeeds,
) {
  const redis = openRedis(redisUrl, log)
  redis.on('ready', () => metrics.redis.set(1))
  redis.on('close', () => metrics.redis.set(0))
  return {
    bus: new RedisBus(redisUrl, redis, node),
    counters: new RedisCounters(redis),
    bots: new QueuedBots(bots, { url: redisUrl, redis, threads, most: botQueue }),
  }
}

export const useLimitsOf = ({ rateLimits, limits }: Config): UseLimits | undefined =>
  rateLimits === false ? undefined : { ...DEFAULT_LIMITS, ...limits }

export async function makeContext(config: Config): Promise<ServerContext> {
  const metrics = makeMetrics()
  const now = config.now ?? Date.now
  const store = config.store ?? (await openAny(config))
  const threads = config.botThreads ?? Math.max(2, availableParallelism() - 1)
  const worker = config.botWorker ?? new URL('./bots/worker.js', import.meta.url)
  const replayWorker = new URL('./replay/worker.js', import.meta.url)
  const node = newId()
  const log = config.logger ?? makeLogger(config.logLevel ?? 'info')
  const bots = config.bots ?? new BotWorkerPool(worker, threads, config.botQueue)
  const ports = config.redisUrl
    ? portsOver({ ...config, redisUrl: config.redisUrl }, { bots, threads, node, log, metrics })
    : { bus: new LocalBus(), counters: new LocalCounters(), bots }
  return {
    ...versionsOf(Object.values(config.games)),
    store,
    hosted: new HostedTables({ store, now, limits: useLimitsOf(config) }),
    ...ports,
    bots: measured(ports.bots, metrics),
    replays:
      config.replays ??
      openReplays(replayWorker, Object.values(config.games), config.replayLimit ?? 5000, log),
    node,
    alone: !config.databaseUrl,
    botNames: Object.keys(allBots),
    release: releaseIn(config.siteFolder),
    log,
    storeHealth: new StoreHealth(log, () => metrics.storeFailures.inc()),
    metrics,
    now,
    newSeed: config.newSeed ?? newSeed,
    newTableId: () => (config.shard ?? '') + newId(),
    standIn: 'greedy',
    botPace: config.botPace ?? 0,
  }
}
