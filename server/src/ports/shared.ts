/** What the nodes of a house count and claim together. All of it may be forgotten: it keeps nobody from playing. */
export interface Shared {
  /** Counts one more under a name; begins anew `ms` after the first. */
  count(name: string, ms: number): Promise<{ count: number; left: number }>
  /** True for the first node that asks for a name within `ms`: the others may leave the work to it. */
  claim(name: string, ms: number): Promise<boolean>
}

/** So many names are counted at once; more are a flood, and start anew. */
const MOST = 20_000

/** One node alone, or one that can't reach the others. */
export class LocalShared implements Shared {
  readonly #counts = new Map<string, { count: number; until: number }>()

  async count(name: string, ms: number): Promise<{ count: number; left: number }> {
    const now = Date.now()
    let entry = this.#counts.get(name)
    if (!entry || entry.until <= now) {
      if (this.#counts.size >= MOST) this.#counts.clear()
      entry = { count: 0, until: now + ms }
      this.#counts.set(name, entry)
    }
    entry.count++
    return { count: entry.count, left: entry.until - now }
  }

  async claim(): Promise<boolean> {
    return true
  }
}
