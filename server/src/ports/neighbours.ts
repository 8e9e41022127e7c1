import type { Bus } from './bus.js'

/** How often a node says that it lives, and for how long it may say nothing, in ms. */
export const ALIVE_EVERY = 1000
export const SILENT = 4000

/** The other nodes of the house. When one falls silent, somebody has to go on with what it was doing. */
export class Neighbours {
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

  /** Says that this node lives, and looks who has not said so for a while. */
  beat(): void {
    this.#bus.publish('nodes', { alive: this.#node })
    const now = this.#now()
    // Who was held up itself has not heard the others, and waits until it has had the time to.
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
