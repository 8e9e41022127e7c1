import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { endChild, endWithTests } from './children.js'
import { freePort } from './postgres.js'
import { until } from './wait.js'

export interface RedisServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** A real Redis that keeps nothing. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
  const start = async () => {
    const child = spawnRedis(port)
    let failure: string | undefined
    child.once('error', (error) => {
      failure = error.message
    })
    child.once('exit', (code) => {
      failure = `it ended with exit code ${code}`
    })
    const ready = async () => {
      if (failure) throw new Error(`Redis did not start: ${failure}`)
      return answers()
    }
    await until(ready, { what: `Redis to listen on port ${port}`, every: 20 })
    return child
  }
  let child = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = await start()
    },
    stop: () => endChild('Redis', child, 'SIGKILL'),
  }
}

const spawnRedis = (port: number) => {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  // In the folder of the tests, by which it is found should they be killed: see
  // scripts/test-run/test-processes.mjs.
  const options = { stdio: 'ignore', cwd: tmpdir() } as const
  return endWithTests(spawn(process.env.REDIS_SERVER ?? 'redis-server', args, options))
}
