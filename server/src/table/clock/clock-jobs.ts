import type { ServerContext } from '../../context.js'
import { closeProposal } from '../agreements/proposals.js'
import type { LiveTable } from '../live-table.js'
import type { LiveTables } from '../live-tables.js'
import { due } from './clock.js'
import { expire } from './timeouts.js'

/** Checked at least this often, in ms: another node may have set a clock. */
const LONGEST = 5000

/** How long a node may take to handle a table that is due, in ms. */
const CLAIM = 1000

/** Acts when a clock or proposal is due. Deadlines are in the store, so that any living node can act. */
export class ClockJobs {
  readonly #context: ServerContext
  readonly #tables: LiveTables
  #timer: NodeJS.Timeout | undefined
  #next = Number.POSITIVE_INFINITY
  #stopped = false

  constructor(context: ServerContext, tables: LiveTables) {
    this.#context = context
    this.#tables = tables
    tables.onClock = (table) => this.#note(table)
  }

  #note(table: LiveTable): void {
    const rings = table.clock && due(table.meta.time, table.clock)
    const at = Math.min(rings ?? Infinity, table.agreements.proposal?.until ?? Infinity)
    if (at < this.#next) this.#plan(at)
  }

  #plan(at: number): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#next = at
    const wait = Math.min(LONGEST, Math.max(1, at - this.#context.now()))
    this.#timer = setTimeout(() => void this.tick(), wait).unref()
  }

  /** Handles everything that is due now, and plans the next check. */
  async tick(): Promise<void> {
    const { store, now, log } = this.#context
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
      // Other nodes leave it to this one for a while; if it dies, they are next.
      if (!(await this.#tables.plays(id)) || !(await this.#context.counters.claim(`${what}:${id}`, CLAIM))) {
        later = true
        continue
      }
      // A table that can't be opened here must not delay the others.
      await this.#tables
        .get(id)
        .then(work)
        .catch((err: unknown) => {
          later = true
          this.#context.log.warn({ table: id, err }, `a ${what} was due, and nothing could be done`)
        })
    }
    return later
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}
