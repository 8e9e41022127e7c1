import type { Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { LiveTable } from './live.js'

/** Seats of people who have gone for good, at a game that still runs. */
const left = ({ seats, controls, match, over }: LiveTable): Seat[] =>
  match && !over
    ? seats.flatMap(({ seat, kind, player }) =>
        kind === 'person' && player === null && controls[seat] === 'person' ? [seat] : [],
      )
    : []

export const hasFormerPlayers = (table: LiveTable): boolean => left(table).length > 0

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
