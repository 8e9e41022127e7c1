import type { Event, Viewer } from '@perilune/engine'
import { type EventView, Refusal } from '@perilune/protocol'
import { eventsOf, type Log } from '../../replay/tasks.js'
import { seatName, type Table } from '../state/table.js'
import type { Form } from '../views/form.js'
import { eventsFor, type Happened } from '../views/table-events.js'
import { headerOf } from './replay-log.js'

/** Moments kept in memory: enough for who was away for a while. */
const KEPT = 200

export const logUpTo = ({ meta, seats, match }: Table, seq: number): Log => ({
  header: headerOf(meta, seats.length),
  rows: match?.rows.slice(0, seq) ?? [],
})

/** The events of a table by moment. Older ones are made from the log when they are asked for. */
export class History {
  readonly #table: Table
  #events: Happened[] = []
  /** Events after this moment are in memory. */
  #from: number | null = null
  /** Counts calls of `forget`. */
  #forgotten = 0

  constructor(table: Table) {
    this.#table = table
  }

  forget(): void {
    this.#events = []
    this.#from = this.#table.seq
    this.#forgotten++
  }

  add(seq: number, events: readonly Event[]): void {
    this.#from ??= seq - 1
    if (events.length) this.#events.push({ seq, events })
    if (this.#events.length > 2 * KEPT) this.#trim()
  }

  #trim(): void {
    this.#events = this.#events.slice(-KEPT)
    this.#from = this.#events[0].seq - 1
  }

  /** What a viewer may read of what happened after a moment. */
  after(seq: number, viewer: Viewer, form: Form = 'sentences'): EventView[] {
    return eventsFor(this.#table.game, this.entries(seq), { viewer, name: seatName(this.#table), form })
  }

  entries(after: number): Happened[] {
    if (this.#from === null || after < this.#from) this.#readAll()
    return this.#events.filter(({ seq }) => seq > after)
  }

  #readAll(): void {
    const { game, match } = this.#table
    if (!match) throw new Refusal('NOT_STARTED')
    this.#keepAll(eventsOf(game, logUpTo(this.#table, this.#table.seq)))
  }

  #keepAll(events: Happened[]): void {
    this.#events = events
    this.#from = -1
  }

  /** Loads the events after a moment for `after`, in another thread where there are many. */
  async prepare(after: number, address: string): Promise<void> {
    const table = this.#table
    if (!table.match || (this.#from !== null && after >= this.#from)) return
    const seq = table.seq
    const forgotten = this.#forgotten
    const events = await table.context.replays.run({ want: 'events', log: logUpTo(table, seq) }, address)
    // The table was reloaded meanwhile: events in between would be missing.
    if (this.#forgotten !== forgotten) return
    this.#keepAll([...events, ...this.#events.filter((entry) => entry.seq > seq)])
  }
}
