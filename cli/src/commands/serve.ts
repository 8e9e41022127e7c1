import cluster from 'node:cluster'
import { atMost, numberOf, textOf } from '../args.js'
import type { Command } from '../command.js'
import { choosePort } from '../free-port.js'
import { UsageError } from '../usage.js'

/** Resolves when the process is asked to stop. */
const askedToStop = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })

/**
 * Runs several nodes on one machine, each a process of its own behind one port, and replaces any that dies.
 */
async function serveNodes(nodes: number, say: (url: string) => void): Promise<number> {
  let stopping = false
  let said = false
  cluster.on('message', (_node, { url }: { url: string }) => {
    if (!said) say(url)
    said = true
  })
  const ended = new Promise<number>((resolve) =>
    cluster.on('exit', (_node, code) => {
      // If a node ends before any has started, its replacement would end, too.
      if (!said && !stopping) resolve(code || 1)
      // Wait before the restart: if the database is away, all nodes end at once.
      else if (!stopping) setTimeout(() => stopping || cluster.fork(), 500)
      else if (Object.keys(cluster.workers ?? {}).length === 0) resolve(0)
    }),
  )
  for (let i = 0; i < nodes; i++) cluster.fork()
  void askedToStop().then(() => {
    stopping = true
    for (const node of Object.values(cluster.workers ?? {})) node?.process.kill('SIGTERM')
  })
  return ended
}

/** Reports a wrong setting as a usage error; the message says which one. */
function orUsageError<T>(read: () => T, Expected: new () => Error): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Expected) throw new UsageError(error.message)
    throw error
  }
}

export const serve: Command = {
  name: 'serve',
  summary: 'serve the games on the web',
  usage: '',
  flags: {
    port: { type: 'string', value: 'number', help: 'the port (PORT, or 8080)' },
    host: { type: 'string', value: 'address', help: 'the address to listen on (HOST)' },
    data: { type: 'string', value: 'folder', help: 'where games are kept (DATA_DIR, or ./data)' },
    nodes: { type: 'string', value: 'number', help: 'so many nodes on one Postgres (DATABASE_URL)' },
  },
  async run(args, { games, terminal }) {
    atMost(args, 0)
    const nodes = numberOf(args, 'nodes', { min: 1, max: 64, or: 1 })
    const tell = (url: string) => terminal.out(`Perilune is at http://localhost:${new URL(url).port}\n`)
    if (nodes > 1 && !process.env.DATABASE_URL)
      throw new UsageError('several nodes need one database: set DATABASE_URL to a Postgres')
    if (nodes > 1 && cluster.isPrimary) return serveNodes(nodes, tell)
    // Loaded on demand, so that other commands start faster.
    const { endOnUnhandledErrors, readConfig, SettingsError, startServer } = await import('@perilune/server')
    const config = orUsageError(() => readConfig(process.env, games), SettingsError)
    config.port = numberOf(args, 'port', { min: 0, max: 65_535, or: config.port })
    config.host = textOf(args, 'host') ?? config.host
    config.dataDir = textOf(args, 'data') ?? config.dataDir
    if (!cluster.isWorker) config.port = await choosePort(config.port, config.host, terminal)
    const server = await startServer(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new UsageError(`port ${config.port} is taken; choose another with PORT or --port`)
      // The release must not touch this database; the message says what to do.
      if (error.name === 'NewerDatabase') throw new UsageError(error.message)
      throw error
    })
    endOnUnhandledErrors(server)
    if (cluster.isWorker) process.send?.({ url: server.url })
    else tell(server.url)
    await askedToStop()
    await server.stop()
    if (cluster.isWorker) process.disconnect()
    return 0
  },
}
