// A server of any built checkout, as `perilune serve` starts it, without building the app first. Settings
// come from the environment; the parent process learns the address by a message.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , checkout] = process.argv
const load = (path) => import(pathToFileURL(join(checkout, path, 'dist', 'index.js')).href)
const [{ readConfig, startServer }, { games }] = await Promise.all([load('server'), load('games/all')])
const server = await startServer(readConfig(process.env, games))
process.send({ url: server.url })
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
// The parent is gone: nobody would stop this server.
process.once('disconnect', () => process.exit(0))
