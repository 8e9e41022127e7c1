import { execFile, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { endChild, endWithTests } from './children.js'
import { until } from './wait.js'

const execute = promisify(execFile)
/** A program of Postgres that ends by itself. */
const run = (program: string, args: string[], options: object = {}) =>
  execute(program, args, { timeout: 120_000, ...options })
const HOME = '/usr/lib/postgresql'
/** Postgres refuses to run as root; whoever may become somebody else becomes nobody. */
const NOBODY = 65_534
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export interface Postgres {
  url: string
  pid: number
  /** A database of its own for one test, empty or as another one is. */
  database(name: string, like?: string): Promise<string>
  /** Stops it at once, as a crash would, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

function programs(): string {
  if (process.env.POSTGRES) return dirname(realpathSync(process.env.POSTGRES))
  const [newest] = readdirSync(HOME).sort((a, b) => Number(b) - Number(a))
  return join(HOME, newest, 'bin')
}

/**
 * A port that nobody listens to, below those that the system hands out by itself: who stops and starts again
 * on it finds it free, whatever other tests have opened meanwhile.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const attempt = () => {
      const port = 15_000 + Math.floor(Math.random() * 15_000)
      const server = createServer()
      server.once('error', attempt)
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
    }
    attempt()
  })

/**
 * A real Postgres in a folder of its own. Without `durable` it does not wait for the disk: only a crash of
 * the machine would lose anything, and starting again after a crash of its own would else write every file of
 * dozens of databases to the disk first.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const bin = programs()
  const folder = mkdtempSync(join(tmpdir(), 'perilune-postgres-'))
  if (as.uid) chownSync(folder, NOBODY, NOBODY)
  await run(join(bin, 'initdb'), ['-D', folder, '-U', 'perilune', '-A', 'trust', '--no-sync'], {
    ...as,
    cwd: folder,
  })
  const port = await freePort()
  const url = `postgres://perilune@127.0.0.1:${port}`
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `fsync=${durable ? 'on' : 'off'}`]
    const args = ['-D', folder, '-p', String(port), '-k', folder, ...settings.flatMap((s) => ['-c', s])]
    const child = spawn(join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' })
    endWithTests(child, 'SIGQUIT')
    const ready = async () => {
      if (child.exitCode !== null) throw new Error(`Postgres ended with exit code ${child.exitCode}`)
      return run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).catch(() => null)
    }
    await until(ready, { what: `Postgres to listen on port ${port}`, every: 50 })
    return child
  }
  let server = await start()
  const end = (signal: 'SIGINT' | 'SIGQUIT') => endChild('Postgres', server, signal)
  return {
    url: `${url}/postgres`,
    get pid() {
      return server.pid as number
    },
    async database(name, like = 'template1') {
      const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'perilune', '-T', like]
      await run(join(bin, 'createdb'), [...where, name])
      return `${url}/${name}`
    },
    async restart() {
      await end('SIGQUIT')
      server = await start()
    },
    stop: () => end('SIGINT'),
  }
}
