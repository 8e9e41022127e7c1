/** So many names of one kind are counted at once. */
const MOST = 100_000

/** Counts by name, each over its own period. If there are too many, the oldest are forgotten. */
export class ExpiringCounters {
  readonly #most: number
  readonly #counts = new Map<string, { count: number; until: number }>()

  constructor(most = MOST) {
    this.#most = most
  }

  /** Counts one more under a name; begins anew `ms` after the first. */
  add(name: string, ms: number, now = Date.now()): { count: number; left: number } {
    let entry = this.#counts.get(name)
    if (!entry || entry.until <= now) {
      // Taken out first, so that the order of the map is the order in which counts began.
      this.#counts.delete(name)
      if (this.#counts.size >= this.#most) this.#forgetFirst()
      entry = { count: 0, until: now + ms }
      this.#counts.set(name, entry)
    }
    entry.count++
    return { count: entry.count, left: entry.until - now }
  }

  #forgetFirst(): void {
    for (const name of this.#counts.keys()) {
      this.#counts.delete(name)
      return
    }
  }
}
