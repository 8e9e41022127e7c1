import { ExpiringCounters } from './expiring-counters.js'

/** What all nodes count and claim together. All of it may be forgotten: it keeps nobody from playing. */
export interface SharedCounters {
  /**
   * Counts one more under a name; begins anew `ms` after the first. A name is a kind, a colon and the rest;
   * each kind (`http`, `chat`, `password`) has room of its own.
   */
  count(name: string, ms: number): Promise<{ count: number; left: number }>
  /** True for the first node that asks for a name within `ms`: the others may leave the work to it. */
  claim(name: string, ms: number): Promise<boolean>
}

/** For a single node, or one without Redis. */
export class LocalCounters implements SharedCounters {
  /** By kind, so that a flood of requests does not displace counts of password tries. */
  readonly #kinds = new Map<string, ExpiringCounters>()

  async count(name: string, ms: number): Promise<{ count: number; left: number }> {
    const kind = name.slice(0, name.indexOf(':'))
    let counters = this.#kinds.get(kind)
    if (!counters) {
      counters = new ExpiringCounters()
      this.#kinds.set(kind, counters)
    }
    return counters.add(name, ms)
  }

  async claim(): Promise<boolean> {
    return true
  }
}
