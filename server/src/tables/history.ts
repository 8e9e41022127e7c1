import type { Event, Seat, Viewer } from '@perilune/engine'
import { type EventView, Refusal, type TableView } from '@perilune/protocol'
import { eventsOf, type Log } from '../replay/tasks.js'
import { controlsOf } from './control.js'
import type { LiveTable } from './live.js'
import { type AnyMatch, headerOf } from './opening.js'
import { sightOf } from './sight.js'
import { NOTHING_STANDS } from './standing.js'
import { tellTo } from './words.js'

/** So many moments stay at hand: enough for who was away for a while. */
const KEPT = 200

/** What happened at one moment. */
export interface Happened {
  seq: number
  events: readonly Event[]
}

/** What happened at a table, by moment. It is made from the log when somebody wants more than what is at hand. */
export class History {
  readonly #table: LiveTable
  #events: Happened[] = []
  /** Everything after this moment is at hand. */
  #from: number | null = null
  /** How often all of it was thrown away. */
  #forgotten = 0

  constructor(table: LiveTable) {
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
  after(seq: number, viewer: Viewer): EventView[] {
    return this.entries(seq).flatMap((entry) => this.tell(entry.seq, entry.events, viewer))
  }

  entries(after: number): Happened[] {
    if (this.#from === null || after < this.#from) this.#readAll()
    return this.#events.filter(({ seq }) => seq > after)
  }

  tell(seq: number, events: readonly Event[], viewer: Viewer): EventView[] {
    const { game, name } = this.#table
    return events.flatMap((event) => tellTo(game, event, seq, viewer, name) ?? [])
  }

  #readAll(): void {
    const { game, match } = this.#table
    if (!match) throw new Refusal('NOT_STARTED')
    this.#keepAll(eventsOf(game, this.#log(this.#table.seq)))
  }

  #keepAll(events: Happened[]): void {
    this.#events = events
    this.#from = -1
  }

  #log(seq: number): Log {
    const { meta, seats, match } = this.#table
    return { header: headerOf(meta, seats.length), rows: match?.rows.slice(0, seq) ?? [] }
  }

  /** Makes what happened after a moment ready for `after`, elsewhere than on the main thread where there is much of it. */
  async prepare(after: number, address: string): Promise<void> {
    const table = this.#table
    if (!table.match || (this.#from !== null && after >= this.#from)) return
    const seq = table.seq
    const forgotten = this.#forgotten
    const events = await table.house.replays.run({ want: 'events', log: this.#log(seq) }, address)
    // Read anew meanwhile: what came between would be missing.
    if (this.#forgotten !== forgotten) return
    this.#keepAll([...events, ...this.#events.filter((entry) => entry.seq > seq)])
  }

  /** The table at an earlier moment, as the viewer saw it then. */
  async at(seq: number, viewer: Viewer, address: string): Promise<TableView> {
    const table = this.#table
    const m = table.match
    if (!m) throw new Refusal('NOT_STARTED')
    if (seq > table.seq) throw new Refusal('NO_SUCH_MOMENT', { now: table.seq })
    const rows = m.rows.slice(0, seq)
    const [past, moves] = seq === table.seq ? [m, table.moves] : await this.#momentAt(seq, address)
    const { decisions: _, ...whole } = table.whole()
    return sightOf(
      {
        ...whole,
        meta: { ...whole.meta, state: 'playing' },
        match: past,
        seq,
        moves,
        controls: controlsOf(table.seats, rows),
        clock: null,
        standing: NOTHING_STANDS,
      },
      viewer,
    )
  }

  async #momentAt(seq: number, address: string): Promise<[AnyMatch, number]> {
    const log = this.#log(seq)
    const { moves, state, since, resigned, stopped } = await this.#table.house.replays.run(
      { want: 'moment', log },
      address,
    )
    const lists = { rows: [], line: [], branches: [], replaced: [] }
    return [{ header: log.header, ...lists, state, floor: state, since, resigned, stopped }, moves]
  }

  /** The log as a viewer may have it: while the game runs, what others have answered stays with them. */
  rowsFor(viewer: Viewer): object[] {
    const m = this.#table.playingOrOver()
    const rows = m.rows.slice(0, this.#table.seq)
    if (this.#table.over) return rows
    return rows.map((row) =>
      'answer' in row && row.seat !== viewer ? { seat: row.seat satisfies Seat } : row,
    )
  }
}
