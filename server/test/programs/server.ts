import { type Config, startServer } from '@perilune/server'
import { toys } from '../games/index.js'

/** A server in a process of its own, to be killed. Says where it is on its first line. */
const config = JSON.parse(process.argv[2]) as Partial<Config> & { botWorker?: string }
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: './data',
  games: toys,
  rateLimits: false,
  logLevel: 'warn',
  ...config,
  ...(config.botWorker && { botWorker: new URL(config.botWorker) }),
} as Config)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(server.url)
