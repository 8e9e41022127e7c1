import { setMaxListeners } from 'node:events'
import { openPostgres } from '@perilune/server'
import { clientOf } from '../help/serve.js'
import { check, type Findings } from './check.js'
import { type Cluster, startCluster } from './nodes.js'
import { Player } from './players.js'
import { type Fault, Trouble } from './trouble.js'

export interface Plan {
  nodes: number
  /** Two of them sit at a table. */
  clients: number
  seconds: number
  /** How long nothing new goes wrong, in ms. */
  pause: { min: number; max: number }
  /** Which games, and how many bots sit with the two. */
  tables: readonly { game: string; bots: number }[]
}

export interface Result extends Findings {
  faults: Record<Fault, number>
  crashes: number
  seconds: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** So long everything has to be whole again before it counts as broken. */
const HEALING = 60_000

export async function runFaults(plan: Plan, say: (line: string) => void = () => {}): Promise<Result> {
  const cluster = await startCluster(plan.nodes)
  const players = Array.from({ length: plan.clients }, (_, n) => new Player(cluster.url, `player ${n}`))
  try {
    await within(allUp(cluster), 'all nodes are up')
    const begun = performance.now()
    const time = new AbortController()
    setMaxListeners(0, time.signal)
    const trouble = new Trouble(cluster)
    const pairs = players.flatMap((host, n) => (n % 2 === 0 ? [[host, players[n + 1]]] : []))
    const playing = pairs.map(([host, guest], n) =>
      pairPlays(host, guest, (game) => plan.tables[(n + game) % plan.tables.length], time.signal),
    )
    const faults = trouble.until(time.signal, plan.pause)
    const acknowledged = () =>
      players.reduce((sum, p) => sum + p.said.filter((s) => s.end && 'seq' in s.end).length, 0)
    while (performance.now() - begun < plan.seconds * 1000) {
      await wait(Math.min(10_000, plan.seconds * 1000))
      say(`${acknowledged()} answers acknowledged; ${JSON.stringify(trouble.counts)}`)
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    time.abort()
    await faults
    say('everything is whole again')
    await within(Promise.all(playing), 'everybody gets the answer that is still out')
    const stuck = await atRest(cluster.databaseUrl, players)
    say('everybody is up to date')
    const crashes = cluster.nodes.reduce((sum, node) => sum + node.crashes, 0)
    // Nodes that know nothing but what is stored.
    for (const node of cluster.nodes) node.kill()
    const fresh = players.map((player) => {
      const client = clientOf(cluster.url)
      client.cookie = player.client.cookie
      return client
    })
    for (const player of players) player.client.close()
    await within(allUp(cluster), 'all nodes are up again')
    say('nodes that know nothing but what is stored are up')
    const store = await openPostgres(cluster.databaseUrl)
    const findings = await check(players, store, fresh)
    await store.close()
    say('checked')
    findings.untrue.push(...stuck)
    return { ...findings, faults: trouble.counts, crashes, seconds }
  } finally {
    for (const player of players) player.client.close()
    await cluster.stop()
  }
}

async function allUp({ nodes }: Cluster): Promise<void> {
  while (!nodes.every((node) => node.port)) await wait(20)
}

async function pairPlays(
  host: Player,
  guest: Player,
  choose: (n: number) => { game: string; bots: number },
  stop: AbortSignal,
): Promise<void> {
  await Promise.all([host.enter(), guest.enter()])
  for (let n = 0; !stop.aborted; n++) {
    const { game, bots } = choose(n)
    const { id } = await host.create(game, bots)
    await guest.join(id)
    await Promise.all([host.play(id, 0, stop), guest.play(id, 1, stop)])
  }
}

/**
 * Waits until no bot has a move to make and every client has seen the last row of every table it watches. A
 * bot that is still to move would play on under the nodes that are started for the check, with nobody
 * watching. Tables whose bot never moves are said; clients that stay behind are found by the check.
 */
async function atRest(databaseUrl: string, players: readonly Player[]): Promise<string[]> {
  const store = await openPostgres(databaseUrl, 2)
  try {
    const seen = players.flatMap((p) => p.seen)
    const tables = new Set(seen.map(({ table }) => table))
    const end = performance.now() + HEALING
    for (;;) {
      const waiting = (await store.waitingForBots(Date.now())).filter((id) => tables.has(id))
      const marks = await store.marks([...tables])
      const behind = seen.filter(({ table, watching }) => watching.now?.seq !== marks.get(table)?.seq)
      const late = performance.now() > end
      if (late || (waiting.length === 0 && behind.length === 0))
        return waiting.map((table) => `${table}: a bot does not move`)
      await wait(100)
    }
  } finally {
    await store.close()
  }
}

async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${HEALING} ms: ${what}`)), HEALING)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
