import { randomBytes } from 'node:crypto'
import { Refusal } from '@perilune/protocol'
import { hashOf } from '../ports/ids.js'
import type { Holder, PlayerRow } from '../store/port.js'
import type { LiveTable } from './live.js'
import type { Tables } from './tables.js'

const A_DAY = 86_400_000

/** Who was handed a seat may play it, and nothing more. */
function refuseNotOwner(table: LiveTable, player: PlayerRow, seat: number): void {
  const row = table.seats[seat]
  if (row?.kind !== 'person' || row.player !== player.id) throw new Refusal('NOT_YOUR_SEAT')
}

// The seat's owner is part of it: a link made before the seat changed hands is worth nothing after.
const linkTo = (table: LiveTable, seat: number) => ({
  table: table.id,
  seat,
  owner: table.seats[seat].player,
})

export async function makeLink(table: LiveTable, player: PlayerRow, seat: number): Promise<string> {
  refuseNotOwner(table, player, seat)
  // At the start seats move up, and their numbers mean something else.
  table.playingOrOver()
  const token = randomBytes(24).toString('base64url')
  const { store, now } = table.house
  await store.putToken(hashOf(token), 'seat', linkTo(table, seat), now() + A_DAY)
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
    await store.addHolder(table.id, link.seat, player.id, now())
    table.holders = await store.holders(table.id)
    table.changed()
  })
  return { table, seat: link.seat }
}

export async function holdersOf(table: LiveTable, player: PlayerRow, seat: number): Promise<Holder[]> {
  refuseNotOwner(table, player, seat)
  return table.house.store.holdersOf(table.id, seat)
}

/** Takes a seat back from one who holds it; links that nobody has used yet go with it. */
export async function revokeHolder(
  table: LiveTable,
  player: PlayerRow,
  seat: number,
  holder: string,
): Promise<Holder[]> {
  const { store } = table.house
  await table.run(async () => {
    refuseNotOwner(table, player, seat)
    await store.dropTokens('seat', linkTo(table, seat))
    if (!(await store.removeHolder(table.id, seat, holder))) throw new Refusal('NO_SUCH_HOLDER')
    table.holders = await store.holders(table.id)
    table.audience.recheck('the owner of the seat has taken it back')
    table.changed()
  })
  return store.holdersOf(table.id, seat)
}
