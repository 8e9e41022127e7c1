import { randomBytes } from 'node:crypto'
import { Refusal } from '@perilune/protocol'
import { hashOf } from '../../ports/ids.js'
import type { Holder, PlayerRow } from '../../store/port.js'
import type { LiveTable } from '../live-table.js'
import type { LiveTables } from '../live-tables.js'
import { startedMatch } from '../state/table.js'

const A_DAY = 86_400_000

/** Only the owner manages a seat; whoever was handed it may only play. */
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
  // Seats may move up at the start, so links are made only after it.
  startedMatch(table)
  const token = randomBytes(24).toString('base64url')
  const { store, now } = table.context
  await store.putToken(hashOf(token), 'seat', linkTo(table, seat), now() + A_DAY)
  return token
}

export async function useLink(
  tables: LiveTables,
  player: PlayerRow,
  token: string,
): Promise<{ table: LiveTable; seat: number }> {
  const { store, now } = tables.context
  const link = (await store.takeToken(hashOf(token), 'seat', now())) as
    | { table: string; seat: number; owner: string }
    | undefined
  if (!link) throw new Refusal('NO_SUCH_LINK')
  const table = await tables.get(link.table)
  await table.queue.run(async () => {
    const { player: owner } = table.seats[link.seat] ?? {}
    if (owner !== link.owner) throw new Refusal('NO_SUCH_LINK')
    await store.addHolder(table.id, link.seat, player.id, now())
    table.holders = await store.holders(table.id)
    table.listeners.changedHere()
  })
  return { table, seat: link.seat }
}

export async function holdersOf(table: LiveTable, player: PlayerRow, seat: number): Promise<Holder[]> {
  refuseNotOwner(table, player, seat)
  return table.context.store.holdersOf(table.id, seat)
}

/** Takes a seat back from one who holds it; links that nobody has used yet go with it. */
export async function revokeHolder(
  table: LiveTable,
  player: PlayerRow,
  seat: number,
  holder: string,
): Promise<Holder[]> {
  const { store } = table.context
  await table.queue.run(async () => {
    refuseNotOwner(table, player, seat)
    await store.dropTokens('seat', linkTo(table, seat))
    if (!(await store.removeHolder(table.id, seat, holder))) throw new Refusal('NO_SUCH_HOLDER')
    table.holders = await store.holders(table.id)
    table.broadcast.recheck('revoked-by-owner')
    table.listeners.changedHere()
  })
  return store.holdersOf(table.id, seat)
}
