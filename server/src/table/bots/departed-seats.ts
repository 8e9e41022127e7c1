import type { Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { SeatRow } from '../../store/port.js'
import type { LiveTable } from '../live-table.js'
import { append } from '../log/append.js'

const hasLeft = ({ controls }: LiveTable, { seat, kind, player }: SeatRow): boolean =>
  kind === 'person' && player === null && controls[seat] === 'person'

/** Seats of erased players in a game that still runs. */
const left = (table: LiveTable): Seat[] =>
  table.match && !table.over ? table.seats.flatMap((row) => (hasLeft(table, row) ? [row.seat] : [])) : []

export const hasDepartedSeats = (table: LiveTable): boolean =>
  table.seats.some((row) => hasLeft(table, row)) && left(table).length > 0

/** Lets a bot play on for each of them. Repeated after a crash. */
export async function handDepartedSeatsToBots(table: LiveTable): Promise<void> {
  for (const seat of left(table))
    await append(table, {}, () => {
      if (!left(table).includes(seat)) throw new Refusal('STALE')
      return { act: 'bot', seat }
    }).catch((err: unknown) => {
      if (!(err instanceof Refusal)) table.context.log.warn({ table: table.id, err }, 'a seat was left empty')
    })
}
