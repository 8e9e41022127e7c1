import { games } from '@perilune/games'
import { type Config, startServer } from '@perilune/server'

/** A node with all games in a process of its own, to be killed. Says where it is on its first line. */
const config = JSON.parse(process.argv[2]) as Partial<Config> & { botWorker: string }
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: './data',
  games,
  rateLimits: false,
  logLevel: 'fatal',
  ...config,
  botWorker: new URL(config.botWorker),
} as Config).catch(() => process.exit(1))
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(server.url)
