import type { House } from '../house.js'
import { due } from './clock.js'
import type { LiveTable } from './live.js'
import { closeProposal } from './proposals.js'
import type { Tables } from './tables.js'
import { expire } from './timeouts.js'

/** Looked up at least this often: another node may have set a clock. */
const LONGEST = 5000

/** So long a node has to ring for a table, in ms. */
const CLAIM = 1000

/** Rings when time runs out. The deadlines are in the store, so that any node that is alive can ring. */
export class ClockJobs {
  readonly #house: House
  readonly #tables: Tables
  #timer: NodeJS.Timeout | undefined
  #next = Number.POSITIVE_INFINITY
  #stopped = false

  constructor(house: House, tables: Tables) {
    this.#house = house
    this.#tables = tables
    tables.onClock = (table) => this.#note(table)
  }

  #note(table: LiveTable): void {
    const rings = table.clock && due(table.meta.time, table.clock)
    const at = Math.min(rings ?? Infinity, table.standing.proposal?.until ?? Infinity)
    if (at < this.#next) this.#plan(at)
  }

  #plan(at: number): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#next = at
    const wait = Math.min(LONGEST, Math.max(1, at - this.#house.now()))
    this.#timer = setTimeout(() => void this.tick(), wait).unref()
  }

  /** Rings for everything that is due now, and plans the next time. */
  async tick(): Promise<void> {
    const { store, now, log } = this.#house
    try {
      const clocks = await this.#ring(await store.clocksDue(now()), 'clock', expire)
      const proposals = await this.#ring(await store.proposalsDue(now()), 'proposal', closeProposal)
      const later = clocks || proposals
      const next = (await store.nextDue()) ?? Number.POSITIVE_INFINITY
      this.#plan(later ? Math.max(next, now() + CLAIM) : next)
    } catch (err) {
      log.error({ err }, 'the clocks could not be read')
      this.#plan(now() + LONGEST)
    }
  }

  /** Does what is due at these tables. True if some of it is left for later, or to another node. */
  async #ring(ids: string[], what: string, work: (table: LiveTable) => Promise<void>): Promise<boolean> {
    let later = false
    for (const id of ids) {
      // The others leave it to this node for a while; should it die over it, they are next.
      if (!(await this.#tables.plays(id)) || !(await this.#house.shared.claim(`${what}:${id}`, CLAIM))) {
        later = true
        continue
      }
      // One that can't be opened here keeps no other from its time.
      await this.#tables
        .get(id)
        .then(work)
        .catch((err: unknown) => {
          later = true
          this.#house.log.warn({ table: id, err }, `a ${what} was due, and nothing could be done`)
        })
    }
    return later
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}
