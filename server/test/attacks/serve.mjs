// A server of any built checkout, as `perilune serve` starts it, without building the app first. Settings
// come from the environment; the parent process learns the address by a message.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , checkout] = process.argv
/** The package in a folder, by what its manifest exports: file names differ between checkouts. */
function load(path) {
  const { exports } = JSON.parse(readFileSync(join(checkout, path, 'package.json'), 'utf8'))
  return import(pathToFileURL(join(checkout, path, exports['.'].default)).href)
}
const [{ readConfig, startServer }, { games }] = await Promise.all([load('server'), load('games/all')])
const server = await startServer(readConfig(process.env, games))
process.send({ url: server.url })
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
// The parent is gone: nobody would stop this server.
process.once('disconnect', () => process.exit(0))
