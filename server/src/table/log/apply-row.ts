import { type Event, isOver, type Row, type Seat } from '@perilune/engine'
import type { StoredRow } from '../../store/port.js'
import type { Clock } from '../clock/clock.js'
import { controlsOf } from '../state/seat-control.js'
import { setMatch, type Table } from '../state/table.js'
import { tableEvent } from '../views/table-events.js'
import type { AnyMatch } from './replay-log.js'

interface PlayedRow {
  stored: StoredRow
  events: Event[]
  /** The clock after it. */
  clock: Clock | null
  /** Given by the node that has added the row. */
  newlyAsked?: readonly Seat[]
}

/** A row is durable: the fork on which it was played becomes the table's match. */
export function applyRow(
  table: Table,
  fork: AnyMatch,
  { stored, events, clock, newlyAsked }: PlayedRow,
): void {
  const row = stored.row as Row
  setMatch(table, fork)
  table.clock = clock
  if (isOver(fork)) table.meta = { ...table.meta, state: 'over' }
  if ('act' in row) table.controls = controlsOf(table.seats, fork.rows)
  if (stored.key) table.keys.add(stored.key, stored.seq)
  table.decisions.note(fork, table.seats, table.seq)
  const ofTable = tableEvent(row)
  if (ofTable) events.push(ofTable)
  table.listeners.rowApplied(stored.seq, events, newlyAsked && { row: stored, clock, newlyAsked })
}
