import { atMost, numberOf, textOf } from '../args.js'
import type { Command } from '../command.js'
import { UsageError } from '../usage.js'

/** Waits until the program is asked to stop. */
const askedToStop = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })

export const serve: Command = {
  name: 'serve',
  summary: 'serve the games on the web',
  usage: '',
  flags: {
    port: { type: 'string', value: 'number', help: 'the port (PORT, or 8080)' },
    host: { type: 'string', value: 'address', help: 'the address to listen on (HOST)' },
    data: { type: 'string', value: 'folder', help: 'where games are kept (DATA_DIR, or ./data)' },
  },
  async run(args, { games, terminal }) {
    atMost(args, 0)
    // Loaded only here: the other commands start faster without it.
    const { readConfig, startServer } = await import('@perilune/server')
    const config = readConfig(process.env, games)
    config.port = numberOf(args, 'port', { min: 0, max: 65_535, or: config.port })
    config.host = textOf(args, 'host') ?? config.host
    config.dataDir = textOf(args, 'data') ?? config.dataDir
    const server = await startServer(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new UsageError(`port ${config.port} is taken; choose another with PORT or --port`)
      throw error
    })
    terminal.out(`Perilune is at http://localhost:${new URL(server.url).port}\n`)
    await askedToStop()
    await server.stop()
    return 0
  },
}
