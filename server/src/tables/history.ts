import type { Event, Seat, Viewer } from '@perilune/engine'
import { type EventView, Refusal, type TableView } from '@perilune/protocol'
import { controlsOf } from './control.js'
import type { LiveTable } from './live.js'
import { type AnyMatch, replayRows } from './opening.js'
import { sightOf } from './sight.js'
import { NOTHING_STANDS } from './standing.js'
import { tableEvent, tellTo } from './words.js'

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
  /** While somebody wants all of it. */
  #whole = false

  constructor(table: LiveTable) {
    this.#table = table
  }

  forget(): void {
    this.#events = []
    this.#from = this.#table.seq
  }

  add(seq: number, events: readonly Event[]): void {
    this.#from ??= seq - 1
    if (events.length) this.#events.push({ seq, events })
    if (this.#events.length > 2 * KEPT && !this.#whole) this.#trim()
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
    const { game, meta, seats, match } = this.#table
    if (!match) throw new Refusal('NOT_STARTED')
    this.#events = []
    this.#from = -1
    this.#whole = true
    replayRows(game, meta, seats.length, match.rows.slice(0, this.#table.seq), (seq, row, events) => {
      const says = row && tableEvent(row)
      this.add(seq, says ? [...events, says] : events.slice())
    })
    this.#whole = false
  }

  /** The table at an earlier moment, as the viewer saw it then. */
  at(seq: number, viewer: Viewer): TableView {
    const table = this.#table
    const m = table.match
    if (!m) throw new Refusal('NOT_STARTED')
    if (seq > table.seq) throw new Refusal('NO_SUCH_MOMENT', { now: table.seq })
    const past: AnyMatch =
      seq === table.seq ? m : replayRows(table.game, table.meta, table.seats.length, m.rows.slice(0, seq))
    const { decisions: _, ...whole } = table.whole()
    return sightOf(
      {
        ...whole,
        meta: { ...whole.meta, state: 'playing' },
        match: past,
        seq,
        moves: past === m ? table.moves : past.line.length,
        controls: controlsOf(table.seats, m.rows.slice(0, seq)),
        clock: null,
        standing: NOTHING_STANDS,
      },
      viewer,
    )
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
