import { addRow, type Event, type Row, type Seat } from '@perilune/engine'
import type { StoredRow } from '../../store/port.js'
import { setAgreements } from '../agreements/agreements.js'
import type { Clock } from '../clock/clock.js'
import { holdsSeat, seatsHeldBy } from '../state/seat-holders.js'
import type { Added, Table } from '../state/table.js'
import { applyRow } from './apply-row.js'
import { loadTable } from './load-table.js'
import { type AnyMatch, forkMatch } from './replay-log.js'

/** Waits until this node knows a moment that another has already shown. */
export async function catchUpTo(table: Table, seq: number): Promise<void> {
  if (seq > table.seq) await table.queue.run(() => catchUp(table))
}

/**
 * Somebody may have sat down at another node a moment ago: looks that up before a seat is refused to them.
 */
export async function catchUpOnSeats(table: Table, player: string | null, seat?: Seat): Promise<void> {
  if (table.context.alone || player === null) return
  const known = seat === undefined ? seatsHeldBy(table, player).length > 0 : holdsSeat(table, player, seat)
  if (!known) await table.queue.run(() => catchUp(table))
}

/** Reads the rows that other nodes have added. */
export async function catchUpOnRows(table: Table): Promise<void> {
  if (table.match) await readRows(table)
  else await catchUp(table)
}

/** Reads what other nodes have done: rows, seats and agreements. */
export async function catchUp(table: Table): Promise<void> {
  const { id, context } = table
  const { store } = context
  if (table.match) await readRows(table)
  // Before the start there is no log yet.
  if (!table.match) await loadTable(table)
  else {
    const meta = await store.game(id)
    const [seats, holders, agreements, clock] = await Promise.all([
      store.seats(id),
      store.holders(id),
      store.agreements(id),
      table.clock && store.clock(id),
    ])
    if (meta) table.meta = { ...meta, state: table.over ? 'over' : meta.state }
    Object.assign(table, { seats, holders })
    // A pause stops the clock without a row.
    if (clock) table.clock = clock.data as Clock
    setAgreements(table, agreements)
  }
  table.listeners.changedElsewhere()
}

/**
 * Another node has added a row. If it is the very next one, nothing needs to be read: each place is given
 * once.
 */
export async function applyRemoteRow(table: Table, { row, clock }: Added): Promise<void> {
  if (!table.match || row.seq > table.seq + 1) await catchUpOnRows(table)
  else if (row.seq === table.seq + 1) replayRow(table, table.match, row, clock)
}

async function readRows(table: Table): Promise<void> {
  const { store } = table.context
  const rows = await store.rows(table.id, table.seq)
  // Read before anything is played: the store may fail midway.
  const clock = rows.length > 0 && table.clock ? await store.clock(table.id) : undefined
  for (const row of rows)
    replayRow(table, table.match as AnyMatch, row, (clock?.data as Clock | undefined) ?? table.clock)
}

/** Plays a row that is already in the log. */
function replayRow(table: Table, before: AnyMatch, stored: StoredRow, clock: Clock | null): void {
  const { fork } = forkMatch(table.game, before)
  const events: Event[] = []
  addRow(table.game, fork, stored.row as Row, (event) => void events.push(event), before.state)
  applyRow(table, fork, { stored, events, clock })
}
