import type { Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { SeatRow } from '../store/port.js'
import type { LiveTable } from './live.js'

const hasLeft = ({ controls }: LiveTable, { seat, kind, player }: SeatRow): boolean =>
  kind === 'person' && player === null && controls[seat] === 'person'

/** Seats of people who have gone for good, at a game that still runs. */
const left = (table: LiveTable): Seat[] =>
  table.match && !table.over ? table.seats.flatMap((row) => (hasLeft(table, row) ? [row.seat] : [])) : []

export const hasFormerPlayers = (table: LiveTable): boolean =>
  table.seats.some((row) => hasLeft(table, row)) && left(table).length > 0

/** A bot plays on for each of them. Found again after a crash. */
export async function playForFormer(table: LiveTable): Promise<void> {
  for (const seat of left(table))
    await table
      .append({}, () => {
        if (!left(table).includes(seat)) throw new Refusal('STALE')
        return { act: 'bot', seat }
      })
      .catch((err: unknown) => {
        if (!(err instanceof Refusal)) table.house.log.warn({ table: table.id, err }, 'a seat was left empty')
      })
}
