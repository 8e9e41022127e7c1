import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { bots as allBots } from '@perilune/bots'
import { newSeed } from '@perilune/engine'
import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.js'
import { QueuedBots } from './bots/queue.js'
import { watched } from './bots/watched.js'
import { BotWorkers } from './bots/workers.js'
import { Caller } from './calls/caller.js'
import { makeWays } from './calls/ways.js'
import type { Config } from './config.js'
import { cookieKeys } from './cookie-keys.js'
import type { House } from './house.js'
import { accountDoors } from './http/account.js'
import { trustOf } from './http/address.js'
import { makeApp } from './http/app.js'
import { callDoors } from './http/calls.js'
import { docsDoors } from './http/docs.js'
import type { Doors } from './http/door.js'
import { HangUps } from './http/hang-up.js'
import { healthDoors } from './http/health.js'
import { leavingDoors } from './http/leaving.js'
import { plainDoors } from './http/page.js'
import { passkeyDoors } from './http/passkeys.js'
import { passwordResetDoors } from './http/password-reset.js'
import { peopleDoors } from './http/people.js'
import { playDoors } from './http/play.js'
import { speakInRefusals } from './http/refusals.js'
import { replayDoors } from './http/replay.js'
import { Sessions } from './http/session.js'
import { siteDoors } from './http/site.js'
import { tableDoors } from './http/tables.js'
import { talkDoors } from './http/talk.js'
import { DEFAULT_LIMITS, type UseLimits } from './limits.js'
import { Sockets } from './live/sockets.js'
import { makeLogger } from './log.js'
import { type Metrics, makeMetrics } from './metrics.js'
import { LocalBus } from './ports/bus.js'
import { newId } from './ports/ids.js'
import { ALIVE_EVERY, Neighbours, SILENT } from './ports/neighbours.js'
import { openRedis, RedisBus, RedisShared } from './ports/redis.js'
import { LocalShared } from './ports/shared.js'
import { openReplays } from './replay/replays.js'
import { StoreHealth } from './store/health.js'
import { openSqlite } from './store/open.js'
import { openPostgres } from './store/postgres.js'
import { HostedTables } from './tables/hosted.js'
import { ClockJobs } from './tables/jobs.js'
import { BEAT, SWEEP_EVERY, Tables } from './tables/tables.js'
import { ChatLimit } from './tables/talk.js'
import { versionsOf } from './versions.js'

export interface RunningServer {
  readonly url: string
  readonly house: House
  readonly tables: Tables
  readonly clocks: ClockJobs
  /** Takes nothing new, finishes what was begun, says goodbye, and closes the store. */
  stop(): Promise<void>
}

// All that a table holds is made anew with every move. V8 takes what lives for long for something that lives for ever, makes it where it is cleaned up last, and the dead that lie there
// keep alive what they point to: without that guess a move costs a sixth less.
setFlagsFromString('--no-allocation-site-pretenuring')

const openAny = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)

/** What nodes share through Redis. */
function portsOver(
  { redisUrl, botQueue }: Config & { redisUrl: string },
  bots: BotPool,
  threads: number,
  node: string,
  log: Logger,
  metrics: Metrics,
) {
  const redis = openRedis(redisUrl, log)
  redis.on('ready', () => metrics.redis.set(1))
  redis.on('close', () => metrics.redis.set(0))
  return {
    bus: new RedisBus(redisUrl, redis, node),
    shared: new RedisShared(redis),
    bots: new QueuedBots(bots, redisUrl, redis, threads, botQueue),
  }
}

const useLimitsOf = ({ rateLimits, limits }: Config): UseLimits | undefined =>
  rateLimits === false ? undefined : { ...DEFAULT_LIMITS, ...limits }

async function makeHouse(config: Config): Promise<House> {
  const metrics = makeMetrics()
  const now = config.now ?? Date.now
  const store = config.store ?? (await openAny(config))
  const threads = config.botThreads ?? Math.max(2, availableParallelism() - 1)
  const worker = config.botWorker ?? new URL('./bots/worker.js', import.meta.url)
  const replayWorker = new URL('./replay/worker.js', import.meta.url)
  const node = newId()
  const log = config.logger ?? makeLogger(config.logLevel ?? 'info')
  const bots = config.bots ?? new BotWorkers(worker, threads, config.botQueue)
  const ports = config.redisUrl
    ? portsOver({ ...config, redisUrl: config.redisUrl }, bots, threads, node, log, metrics)
    : { bus: new LocalBus(), shared: new LocalShared(), bots }
  return {
    ...versionsOf(Object.values(config.games)),
    store,
    hosted: new HostedTables({ store, now, limits: useLimitsOf(config) }),
    ...ports,
    bots: watched(ports.bots, metrics),
    replays:
      config.replays ??
      openReplays(replayWorker, Object.values(config.games), config.replayLimit ?? 5000, log),
    node,
    alone: !config.databaseUrl,
    botNames: Object.keys(allBots),
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

export async function startServer(config: Config): Promise<RunningServer> {
  const house = await makeHouse(config)
  const tables = new Tables(house)
  const clocks = new ClockJobs(house, tables)
  const ways = await makeWays(house.store, config)
  const caller = new Caller(house, tables, ways, config.site, config.callAfter)
  const sessions = new Sessions(await cookieKeys(config, house.store, house.log), house)
  const trust = trustOf(config.trustProxy)
  const hangUps = config.rateLimits === false ? undefined : new HangUps(trust)
  const app = await makeApp(config, house, hangUps)
  const { mailer } = ways
  const useLimits = useLimitsOf(config)
  const doors: Doors = { app, house, tables, sessions, mailer, site: config.site, limits: useLimits }
  const limited = config.rateLimits !== false
  const chatLimit = limited ? new ChatLimit(house.shared, house.log) : null
  speakInRefusals(app, house)
  for (const openDoors of [
    peopleDoors,
    passkeyDoors,
    accountDoors,
    passwordResetDoors,
    tableDoors,
    playDoors,
    replayDoors,
    leavingDoors,
  ])
    openDoors(doors)
  talkDoors(doors, chatLimit)
  callDoors(doors, ways, caller)
  docsDoors(app)
  healthDoors(app, house, config)
  plainDoors(app, house, config.siteFolder !== undefined)
  if (config.siteFolder !== undefined) {
    const games = new Set([...house.games.values()].map(({ id }) => id))
    await siteDoors(app, config.siteFolder, games)
  }
  const limits = { backlog: config.backlog ?? 1_000_000, rate: limited ? 20 : 0, watches: 50 }
  const sockets = new Sockets(app.server, {
    house,
    tables,
    sessions,
    site: config.site,
    trust,
    hangUps,
    chatLimit,
    limits,
    useLimits,
    heartbeat: config.heartbeat,
  })

  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const url = `http://${shown}:${port}`
  await tables.wakeBots()
  await clocks.tick()
  const sweeper = setInterval(() => tables.sweep(), 30_000).unref()
  const sweepUnused = () => void tables.sweepStore().catch((err: unknown) => house.storeHealth.failed(err))
  const removing = setInterval(sweepUnused, SWEEP_EVERY).unref()
  const wake = (silentFor: number) => {
    tables.wakeBots(silentFor).catch((err: unknown) => house.storeHealth.failed(err))
  }
  const beating = setInterval(() => {
    tables.beat()
    // Should nobody have heard that a node is gone.
    if (config.databaseUrl) wake(BEAT)
  }, BEAT).unref()
  const neighbours = new Neighbours(house.bus, house.node, house.now, () => wake(SILENT))
  neighbours.beat()
  const living = setInterval(() => neighbours.beat(), ALIVE_EVERY).unref()
  const look = async () => {
    if (await house.store.changedByOthers()) await tables.poll()
  }
  // Alone on its database a node hears of everything itself, but for what the operator does beside it.
  const lookOnce = () => void look().catch((err: unknown) => house.storeHealth.failed(err))
  const polling = setInterval(lookOnce, config.pollEvery ?? 1000).unref()
  house.bus.onBack = lookOnce
  house.log.info({ url, games: [...house.games.keys()] }, 'Perilune is open')

  let stopping: Promise<void> | undefined
  const stop = async () => {
    house.log.info('Perilune closes')
    clearInterval(sweeper)
    clearInterval(removing)
    clearInterval(beating)
    clearInterval(living)
    neighbours.stop()
    clearInterval(polling)
    clocks.stop()
    caller.stop()
    await sockets.stop()
    await app.close()
    tables.close()
    await house.bots.close()
    await house.replays.close()
    await house.bus.close()
    await house.store.close()
  }
  return { url, house, tables, clocks, stop: () => (stopping ??= stop()) }
}
