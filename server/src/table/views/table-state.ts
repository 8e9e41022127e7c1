import type { Presence } from '../presence/presence.js'
import type { Table } from '../state/table.js'
import type { TableState } from './table-view.js'

/** What views of a table are made from at this moment. */
export function tableStateOf(table: Table & { readonly presence: Presence }): TableState {
  const { game, meta, seats, controls, match, seq, moves, clock, agreements, context } = table
  return {
    game,
    meta,
    seats,
    controls,
    match,
    seq,
    moves,
    clock,
    agreements,
    here: table.presence.here(),
    standIn: context.standIn,
    now: context.now(),
    decisions: (viewer, form) => (table.match ? table.decisions.of(table.match, viewer, form) : []),
  }
}
