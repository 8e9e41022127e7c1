// A server of any built checkout, as `perilune serve` starts it, without building the app first. Settings
// come from the environment; the parent process learns the address by a message.
import { load } from './lib.mjs'

const [, , checkout] = process.argv
const [{ readConfig, startServer }, { games }] = await Promise.all([
  load(checkout, 'server'),
  load(checkout, 'games/all'),
])
const server = await startServer(readConfig(process.env, games))
process.send({ url: server.url })
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
// The parent is gone: nobody would stop this server.
process.once('disconnect', () => process.exit(0))
