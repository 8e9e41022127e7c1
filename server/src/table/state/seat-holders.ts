import type { Seat } from '@perilune/engine'
import type { Table } from './table.js'

/** May this player see and act through this seat? The only check that gives access to a seat. */
export function holdsSeat({ seats, holders }: Table, player: string | null, seat: Seat): boolean {
  if (player === null) return false
  const row = seats[seat]
  if (row?.kind !== 'person') return false
  return row.player === player || holders.some((h) => h.seat === seat && h.player === player)
}

export const seatsHeldBy = (table: Table, player: string | null): Seat[] =>
  table.seats.flatMap(({ seat }) => (holdsSeat(table, player, seat) ? [seat] : []))
