import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, routes } from '@perilune/protocol'
import { type Config, type RunningServer, startServer } from '@perilune/server'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { advise } from '../../src/bots/advise.js'
import { think } from '../../src/bots/think.js'
import { replaysHere } from '../../src/replay/replays.js'
import { toys } from '../games/index.js'

export interface Served extends RunningServer {
  dataDir: string
  /** ToldChatLines of the log, parsed. */
  logged: Record<string, unknown>[]
  /** Somebody with a name and a cookie. */
  person(name: string): Promise<Client>
  client(): Client
  [Symbol.asyncDispose](): Promise<void>
}

/** A real server on a free port, with a folder of its own. */
export async function serve(changes: Partial<Config> = {}): Promise<Served> {
  const dataDir = changes.dataDir ?? temporaryFolder()
  const logged: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    games: toys,
    rateLimits: false,
    logger,
    // Threads are tried where they are what is tested; here bots answer at once.
    bots: {
      think: async (job) => think(toys, job),
      advise: async (job) => advise(toys, job),
      close: async () => {},
    },
    replays: replaysHere(Object.values(changes.games ?? toys)),
    ...changes,
    dataDir,
  })
  const clients: Client[] = []
  const client = () => {
    const made = clientOf(server.url)
    clients.push(made)
    return made
  }
  const person = async (name: string) => {
    const made = client()
    await made.call(routes.beGuest, { body: { name } })
    return made
  }
  const stop = async () => {
    for (const c of clients) c.close()
    await server.stop()
  }
  const dispose = async () => {
    await stop()
    if (!changes.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop, dataDir, logged, person, client, [Symbol.asyncDispose]: dispose }
}

export const clientOf = (url: string): Client =>
  new Client({
    base: url,
    keepCookies: true,
    check: true,
    openSocket: (address, cookie) => new WebSocket(address, { headers: { cookie } }) as never,
  })

/** The same player at another node. */
export function at(node: { url: string }, { cookie }: { cookie: string }): Client {
  const other = clientOf(node.url)
  other.cookie = cookie
  return other
}

/** A folder that is gone when the tests are: see scripts/test-run/test-run.mjs. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'perilune-'))
