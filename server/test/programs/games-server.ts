import { games } from '@perilune/games'
import { type Config, startServer } from '@perilune/server'
import { toys } from '../games/index.js'

/**
 * A server of all games in a process of its own, for benchmarks; the seeds of its games are given, one after
 * another.
 */
const { seeds, ...config } = JSON.parse(process.argv[2]) as Partial<Config> & { seeds: readonly string[] }
let made = 0
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: './data',
  games: { ...toys, ...games },
  rateLimits: false,
  logLevel: 'warn',
  newSeed: () => seeds[made++ % seeds.length],
  ...config,
} as Config)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(server.url)
