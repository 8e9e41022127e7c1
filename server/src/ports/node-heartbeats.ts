import type { Bus } from './bus.js'

/** Heartbeat interval, and the silence after which a node counts as dead, in ms. */
export const ALIVE_EVERY = 1000
export const SILENT = 4000

/** Which other nodes are alive. When one falls silent, another one continues its work. */
export class NodeHeartbeats {
  readonly #bus: Bus
  readonly #node: string
  readonly #now: () => number
  readonly #onSilent: () => void
  readonly #heard = new Map<string, number>()
  readonly #stop: () => void
  #looked: number

  constructor(bus: Bus, node: string, now: () => number, onSilent: () => void) {
    this.#bus = bus
    this.#node = node
    this.#now = now
    this.#onSilent = onSilent
    this.#looked = now()
    this.#stop = bus.subscribe('nodes', (news) => {
      const { alive } = news as { alive: string }
      if (alive !== node) this.#heard.set(alive, now())
    })
  }

  /** Sends a heartbeat, and checks which nodes have not sent one. */
  beat(): void {
    this.#bus.publish('nodes', { alive: this.#node })
    const now = this.#now()
    // A node that was blocked has not heard the others, and gives them time.
    if (now - this.#looked > SILENT / 2) for (const node of this.#heard.keys()) this.#heard.set(node, now)
    this.#looked = now
    const silent = [...this.#heard].filter(([, at]) => now - at > SILENT)
    for (const [node] of silent) this.#heard.delete(node)
    if (silent.length > 0) this.#onSilent()
  }

  stop(): void {
    this.#stop()
  }
}
