import type { Seat, Viewer } from '@perilune/engine'
import { Refusal, type TableView } from '@perilune/protocol'
import { NO_AGREEMENTS } from '../agreements/agreements.js'
import type { LiveTable } from '../live-table.js'
import { logUpTo } from '../log/history.js'
import type { AnyMatch } from '../log/replay-log.js'
import { controlsOf } from '../state/seat-control.js'
import { startedMatch } from '../state/table.js'
import type { Form } from './form.js'
import { tableStateOf } from './table-state.js'
import { tableViewOf } from './table-view.js'

/** Who looks, and in which form. */
interface Eyes {
  readonly viewer: Viewer
  readonly form: Form | undefined
}

/** The table at an earlier moment, as the viewer saw it then. */
export async function pastView(
  table: LiveTable,
  seq: number,
  { viewer, form }: Eyes,
  address: string,
): Promise<TableView> {
  const match = startedMatch(table)
  if (seq > table.seq) throw new Refusal('NO_SUCH_MOMENT', { now: table.seq })
  const rows = match.rows.slice(0, seq)
  const [past, moves] = seq === table.seq ? [match, table.moves] : await matchAt(table, seq, address)
  const { decisions: _, ...state } = tableStateOf(table)
  const then = {
    meta: { ...state.meta, state: 'playing' as const },
    match: past,
    seq,
    moves,
    controls: controlsOf(table.seats, rows),
    clock: null,
    agreements: NO_AGREEMENTS,
  }
  return tableViewOf({ ...state, ...then }, viewer, form)
}

async function matchAt(table: LiveTable, seq: number, address: string): Promise<[AnyMatch, number]> {
  const log = logUpTo(table, seq)
  const { moves, state, since, resigned, stopped } = await table.context.replays.run(
    { want: 'moment', log },
    address,
  )
  const lists = { rows: [], line: [], branches: [], replaced: [] }
  return [{ header: log.header, ...lists, state, floor: state, since, resigned, stopped }, moves]
}

/** The log as a viewer may have it: while the game runs, what others have answered stays with them. */
export function rowsFor(table: LiveTable, viewer: Viewer): object[] {
  const rows = startedMatch(table).rows.slice(0, table.seq)
  if (table.over) return rows
  return rows.map((row) => ('answer' in row && row.seat !== viewer ? { seat: row.seat satisfies Seat } : row))
}
