import type { UseLimits } from '../limits.js'

/** A token bucket: fills at a rate up to `most`. It can be overdrawn. */
export class Budget {
  readonly #perMs: number
  readonly #most: number
  #left: number
  #at: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000
    this.#most = most
    this.#left = most
    this.#at = now
  }

  /** What is left; negative if overdrawn. */
  left(now: number): number {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs)
    this.#at = now
    return this.#left
  }

  take(amount: number, now: number): boolean {
    this.left(now)
    this.#left -= amount
    return this.#left >= 0
  }

  full(now: number): boolean {
    return this.left(now) >= this.#most
  }
}

/** What one address or one player uses at the moment. */
export class Usage {
  sockets = 0
  readonly upgrades: Budget
  readonly messages: Budget
  readonly bytes: Budget

  constructor(
    limits: { upgrades: number; messages: number; kilobytes: number },
    readonly mostSockets: number,
    now: number,
  ) {
    this.upgrades = new Budget(limits.upgrades / 60, limits.upgrades, now)
    this.messages = new Budget(limits.messages, 5 * limits.messages, now)
    this.bytes = new Budget(1000 * limits.kilobytes, 20_000 * limits.kilobytes, now)
  }

  get idle(): boolean {
    const now = performance.now()
    return this.sockets === 0 && [this.upgrades, this.messages, this.bytes].every((b) => b.full(now))
  }
}

/** What the sockets of every address and every player use together. Each node counts its own. */
export class SocketUsage {
  readonly #limits: UseLimits
  readonly #addresses = new Map<string, Usage>()
  readonly #players = new Map<string, Usage>()

  constructor(limits: UseLimits) {
    this.#limits = limits
  }

  /** The counters of an address and, if there is one, of the player. */
  of(address: string, player: string | null): Usage[] {
    const { upgrades, messages, kilobytes, sockets, playerMessages, playerKilobytes, playerSockets } =
      this.#limits
    const now = performance.now()
    const all = [
      find(this.#addresses, address, () => new Usage({ upgrades, messages, kilobytes }, sockets, now)),
    ]
    if (player === null) return all
    const ofPlayer = { upgrades, messages: playerMessages, kilobytes: playerKilobytes }
    return [...all, find(this.#players, player, () => new Usage(ofPlayer, playerSockets, now))]
  }

  /** Forgets counters that are unused and full. */
  sweep(): void {
    for (const kind of [this.#addresses, this.#players])
      for (const [name, usage] of kind) if (usage.idle) kind.delete(name)
  }
}

function find(map: Map<string, Usage>, name: string, make: () => Usage): Usage {
  let usage = map.get(name)
  if (!usage) {
    usage = make()
    map.set(name, usage)
  }
  return usage
}
