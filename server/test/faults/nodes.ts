import type { ChildProcess } from 'node:child_process'
import { bundle } from '../help/bundle.js'
import { type Child, startChild } from '../help/child.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { type RedisServer, startRedis } from '../help/redis.js'
import { Wire } from './wire.js'

/** A process that is started again whenever it ends, as whatever looks after servers would do. */
class Node {
  #process: ChildProcess | undefined
  #child: Child | undefined
  #stopped = false
  #awake: () => void = () => {}
  /** Ends that nobody asked for. */
  crashes = 0
  readonly #done: Promise<void>

  constructor(
    readonly program: URL,
    readonly config: object,
    /** To the database and to Redis. */
    readonly wires: { database: Wire; redis: Wire },
  ) {
    this.#done = this.#keepUp()
  }

  async #keepUp(): Promise<void> {
    while (!this.#stopped) {
      // One that can't start because the database is away tries again.
      const child = await startChild(this.program, this.config, (spawned) => {
        this.#process = spawned
      }).catch(() => undefined)
      if (child) {
        this.#child = child
        const end = await child.ended
        this.#child = undefined
        if (end !== 'SIGKILL' && !this.#stopped) this.crashes++
      }
      if (!this.#stopped) await new Promise<void>((resolve) => this.#pause(resolve))
    }
  }

  #pause(resolve: () => void): void {
    const timer = setTimeout(resolve, 100 + Math.random() * 900)
    this.#awake = () => {
      clearTimeout(timer)
      resolve()
    }
  }

  get port(): number | undefined {
    return this.#child && Number(new URL(this.#child.url).port)
  }

  kill(): void {
    this.#process?.kill('SIGKILL')
  }

  /** Stops time for it. */
  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#awake()
    this.resume()
    this.kill()
    await this.#done
    await Promise.all(Object.values(this.wires).map((wire) => wire.close()))
  }
}

export interface Cluster {
  nodes: Node[]
  postgres: Postgres
  redis: RedisServer
  /** What clients connect to: any node that is alive, as a load balancer would choose. */
  entry: Wire
  url: string
  databaseUrl: string
  stop(): Promise<void>
}

/** Nodes, a database and a Redis, with a wire that can fail between each two of them. */
export async function startCluster(count: number): Promise<Cluster> {
  const [program, worker, postgres, redis] = await Promise.all([
    bundle('programs/node'),
    bundle('../src/bots/worker'),
    startPostgres(),
    startRedis(),
  ])
  const databaseUrl = await postgres.database('faults')
  const through = async (url: string) => {
    const address = new URL(url)
    const port = Number(address.port)
    const wire = await Wire.to(() => port)
    address.port = String(wire.port)
    return { wire, url: address.href }
  }
  const nodes: Node[] = []
  for (let n = 0; n < count; n++) {
    const [toDatabase, toRedis] = [await through(databaseUrl), await through(redis.url)]
    const config = {
      databaseUrl: toDatabase.url,
      redisUrl: toRedis.url,
      botWorker: worker.href,
      botThreads: 1,
      cookieKey: 'the same for all nodes of the test',
    }
    nodes.push(new Node(program, config, { database: toDatabase.wire, redis: toRedis.wire }))
  }
  const entry = await Wire.to(() => {
    const alive = nodes.flatMap(({ port }) => port ?? [])
    return alive[Math.floor(Math.random() * alive.length)]
  })
  const stop = async () => {
    await entry.close()
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([postgres.stop(), redis.stop()])
  }
  return { nodes, postgres, redis, entry, url: `http://127.0.0.1:${entry.port}`, databaseUrl, stop }
}
