import type { Row, Seat } from '@perilune/engine'
import type { SeatRow } from '../../store/port.js'

/** Who plays a seat at the moment; `timeout` until the table's rule has been carried out. */
export type Control = 'person' | 'bot' | 'timeout'

/** The fold of the acts of the table over the seats as they started. */
export function controlsOf(seats: readonly SeatRow[], rows: readonly Row[]): Control[] {
  const controls = seats.map((s): Control => (s.kind === 'bot' ? 'bot' : 'person'))
  for (const row of rows) control(controls, row)
  return controls
}

function control(controls: Control[], row: Row): void {
  if (!('act' in row) || row.act === 'stop') return
  controls[row.seat] = row.act === 'person' ? 'person' : row.act === 'timeout' ? 'timeout' : 'bot'
}

export const seatsUnder = (controls: readonly Control[], wanted: Control): Seat[] =>
  controls.flatMap((c, seat) => (c === wanted ? [seat] : []))
