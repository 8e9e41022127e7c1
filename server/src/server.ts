import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { cookieKeys } from './accounts/cookie-keys.js'
import { Sessions } from './accounts/sessions.js'
import type { Config } from './config.js'
import type { ServerContext } from './context.js'
import { startMaintenance } from './maintenance.js'
import { makeContext, useLimitsOf } from './make-context.js'
import { openChannels } from './notifications/channels.js'
import { Notifier } from './notifications/notifier.js'
import { trustOf } from './requests/client-address.js'
import { FloodGuard } from './requests/flood-guard.js'
import { addAllRoutes } from './routes/all-routes.js'
import { makeApp } from './routes/app.js'
import type { RouteServices } from './routes/route.js'
import { Sockets } from './socket/socket-server.js'
import { speed } from './speed.js'
import { ChatLimit } from './table/chat/chat.js'
import { ClockJobs } from './table/clock/clock-jobs.js'
import { LiveTables } from './table/live-tables.js'

export interface RunningServer {
  readonly url: string
  readonly context: ServerContext
  readonly tables: LiveTables
  readonly clocks: ClockJobs
  /** Accepts nothing new, finishes what was begun, closes all connections and the store. */
  stop(): Promise<void>
}

// Tables replace most of their objects with every move. V8 allocates objects that survived for long in the
// old generation from the start; dead ones there keep young ones alive. Without that heuristic a move of a
// toy game cost a sixth less.
if (speed.noPretenuring) setFlagsFromString('--no-allocation-site-pretenuring')

export async function startServer(config: Config): Promise<RunningServer> {
  const context = await makeContext(config)
  const tables = new LiveTables(context)
  const clocks = new ClockJobs(context, tables)
  const channels = await openChannels(context.store, config)
  const notifier = new Notifier(context, tables, channels, { site: config.site, grace: config.callAfter })
  const sessions = new Sessions(await cookieKeys(config, context.store, context.log), context)
  const trust = trustOf(config.trustProxy)
  const floodGuard = config.rateLimits === false ? undefined : new FloodGuard(trust)
  const app = await makeApp(config, context, floodGuard)
  const { mailer } = channels
  const useLimits = useLimitsOf(config)
  const { site } = config
  const services: RouteServices = { app, context, tables, sessions, mailer, site, limits: useLimits }
  const limited = config.rateLimits !== false
  const chatLimit = limited ? new ChatLimit(context.counters, context.log) : null
  await addAllRoutes(services, { config, chatLimit, channels, notifier })
  const limits = { backlog: config.backlog ?? 1_000_000, rate: limited ? 20 : 0, watches: 50 }
  const sockets = new Sockets(app.server, {
    context,
    tables,
    sessions,
    site,
    trust,
    floodGuard,
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
  const stopMaintenance = startMaintenance(context, tables, config)
  for (const warning of config.warnings ?? []) context.log.warn(warning)
  context.log.info({ url, games: [...context.games.keys()] }, 'Perilune is open')

  let stopping: Promise<void> | undefined
  const stop = async () => {
    context.log.info('Perilune closes')
    stopMaintenance()
    clocks.stop()
    notifier.stop()
    await sockets.stop()
    await app.close()
    tables.close()
    await closeContext(context)
  }
  return { url, context, tables, clocks, stop: () => (stopping ??= stop()) }
}

/** What the parts of the server worked with, once all of them have stopped. */
async function closeContext({ bots, replays, bus, store }: ServerContext): Promise<void> {
  await bots.close()
  await replays.close()
  await bus.close()
  await store.close()
}
