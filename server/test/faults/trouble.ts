import type { Cluster } from './nodes.js'
import type { Wire } from './wire.js'

export type Fault =
  | 'node killed'
  | 'node paused'
  | 'Postgres crashed'
  | 'Redis gone'
  | 'connections cut'
  | 'connections slow'
  | 'connections held'

const FAULTS: { fault: Fault; weight: number }[] = [
  { fault: 'node killed', weight: 4 },
  { fault: 'node paused', weight: 2 },
  { fault: 'Postgres crashed', weight: 1 },
  { fault: 'Redis gone', weight: 1 },
  { fault: 'connections cut', weight: 4 },
  { fault: 'connections slow', weight: 2 },
  { fault: 'connections held', weight: 2 },
]

const between = (min: number, max: number): number => min + Math.random() * (max - min)
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What goes wrong with several nodes, one thing after another and sometimes two at once. */
export class Trouble {
  readonly counts: Record<Fault, number> = Object.fromEntries(FAULTS.map(({ fault }) => [fault, 0])) as never
  readonly #cluster: Cluster
  readonly #pending = new Set<Promise<void>>()
  #postgres = false
  #redis = false

  constructor(cluster: Cluster) {
    this.#cluster = cluster
  }

  /** Makes trouble until it is time to stop; then everything is whole again. */
  async until(stop: AbortSignal, pause: { min: number; max: number }): Promise<void> {
    // Each of them once, then as it comes.
    const first = FAULTS.map(({ fault }) => fault).sort(() => Math.random() - 0.5)
    while (!stop.aborted) {
      await wait(between(pause.min, pause.max))
      if (stop.aborted) break
      const fault = first.pop() ?? this.#any()
      const work = this.#make(fault).finally(() => this.#pending.delete(work))
      this.#pending.add(work)
    }
    await Promise.all(this.#pending)
    for (const wire of this.#wires()) wire.heal()
    for (const node of this.#cluster.nodes) node.resume()
  }

  #any(): Fault {
    let at = Math.random() * FAULTS.reduce((sum, f) => sum + f.weight, 0)
    for (const { fault, weight } of FAULTS) {
      at -= weight
      if (at < 0) return fault
    }
    return 'node killed'
  }

  #wires(): Wire[] {
    const { nodes, entry } = this.#cluster
    return [entry, ...nodes.flatMap(({ wires }) => [wires.database, wires.redis])]
  }

  async #make(fault: Fault): Promise<void> {
    const { nodes, postgres, redis } = this.#cluster
    const node = pick(nodes)
    const wire = pick(this.#wires())
    if ((fault === 'Postgres crashed' && this.#postgres) || (fault === 'Redis gone' && this.#redis)) return
    this.counts[fault]++
    switch (fault) {
      case 'node killed':
        node.kill()
        return
      case 'node paused':
        node.pause()
        await wait(between(200, 5000))
        node.resume()
        return
      case 'Postgres crashed':
        this.#postgres = true
        await postgres.restart()
        this.#postgres = false
        return
      case 'Redis gone':
        this.#redis = true
        await redis.stop()
        await wait(between(200, 4000))
        await redis.start()
        this.#redis = false
        return
      case 'connections cut':
        wire.cut()
        return
      case 'connections slow':
        wire.delay = between(10, 250)
        await wait(between(500, 4000))
        wire.heal()
        return
      case 'connections held':
        wire.hold()
        await wait(between(500, 6000))
        // What was held arrives late, or never.
        if (Math.random() < 0.5) wire.cut()
        wire.heal()
    }
  }
}
