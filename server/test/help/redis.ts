import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from './postgres.js'

export interface RedisServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** A real Redis that keeps nothing. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let child = spawnRedis(port)
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
  const ready = async () => {
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await ready()
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawnRedis(port)
      await ready()
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const spawnRedis = (port: number) =>
  spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
