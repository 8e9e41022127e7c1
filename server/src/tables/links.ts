import { randomBytes } from 'node:crypto'
import { Refusal } from '@perilune/protocol'
import { hashOf } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import type { LiveTable } from './live.js'
import type { Tables } from './tables.js'

const A_DAY = 86_400_000

export async function makeLink(table: LiveTable, player: PlayerRow, seat: number): Promise<string> {
  if (!table.holds(player.id, seat)) throw new Refusal('NOT_YOUR_SEAT')
  // At the start seats move up, and their numbers mean something else.
  table.playingOrOver()
  const token = randomBytes(24).toString('base64url')
  const { store, now } = table.house
  // The seat's owner is part of it: a link made before the seat changed hands is worth nothing after.
  const data = { table: table.id, seat, owner: table.seats[seat].player }
  await store.putToken(hashOf(token), 'seat', data, now() + A_DAY)
  return token
}

export async function useLink(
  tables: Tables,
  player: PlayerRow,
  token: string,
): Promise<{ table: LiveTable; seat: number }> {
  const { store, now } = tables.house
  const link = (await store.takeToken(hashOf(token), 'seat', now())) as
    | { table: string; seat: number; owner: string }
    | undefined
  if (!link) throw new Refusal('NO_SUCH_LINK')
  const table = await tables.get(link.table)
  await table.run(async () => {
    const { player: owner } = table.seats[link.seat] ?? {}
    if (owner !== link.owner) throw new Refusal('NO_SUCH_LINK')
    await store.addHolder(table.id, link.seat, player.id)
    table.holders = await store.holders(table.id)
    table.changed()
  })
  return { table, seat: link.seat }
}
