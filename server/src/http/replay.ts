import { type GameRecord, recordOf } from '@perilune/engine'
import { Refusal, routes } from '@perilune/protocol'
import type { FastifyRequest } from 'fastify'
import type { House } from '../house.js'
import type { ReplayResults, Unplayable } from '../replay/tasks.js'
import type { PlayerRow } from '../store/port.js'
import { importRecord } from '../tables/imports.js'
import type { LiveTable } from '../tables/live.js'
import { addressKey } from './address.js'
import { type Doors, open, openForText, signedIn } from './door.js'
import { sightFor, viewerFor } from './tables.js'

/** When the game is over nothing is hidden: everybody may look through every seat's eyes. */
function eyes(table: LiveTable, player: PlayerRow | null, seat: number | undefined) {
  if (seat !== undefined && table.over) {
    if (!table.seats[seat]) throw new Refusal('NO_SUCH_SEAT')
    return seat
  }
  return viewerFor(table, player, seat)
}

/** Plays a record of unknown origin elsewhere; what is wrong with it becomes a refusal. */
async function playRecord<W extends 'verify' | 'import'>(
  house: House,
  want: W,
  json: string,
  { ip }: FastifyRequest,
): Promise<Exclude<ReplayResults[W], Unplayable>> {
  const done = await house.replays.run({ want, json, games: [...house.games.keys()] }, addressKey(ip))
  if ('refused' in done) throw new Refusal(done.refused, done.facts)
  if ('problem' in done) throw new Refusal('BAD_RECORD', { problem: done.problem })
  return done as Exclude<ReplayResults[W], Unplayable>
}

/** Longer than any game that people have played, in characters. */
const LARGE_RECORD = 256 * 1024
const LARGE_IMPORTS_A_MINUTE = 2

/** Thousands of rows are written and read again by the main thread: one address may not ask for that all the time. */
async function countLargeImport({ shared }: House, address: string): Promise<void> {
  const { count, left } = await shared.count(`large-import:${address}`, 60_000)
  if (count > LARGE_IMPORTS_A_MINUTE) throw new Refusal('TOO_MANY', { seconds: Math.ceil(left / 1000) })
}

export function replayDoors(doors: Doors): void {
  const { house, tables, limits } = doors

  open(doors, routes.log, async ({ params, query, player, request }) => {
    const table = await tables.get(params.id)
    table.playingOrOver()
    await table.history.prepare(query.after, addressKey(request.ip))
    return { seq: table.seq, events: table.history.after(query.after, eyes(table, player, query.seat)) }
  })

  open(doors, routes.past, async ({ params, query, player, request }) => {
    const table = await tables.get(params.id)
    return table.history.at(params.seq, eyes(table, player, query.seat), addressKey(request.ip))
  })

  open(doors, routes.record, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    const m = table.playingOrOver()
    // The rows as the viewer may have them come after; the record's own may be one ahead of the disk.
    const record: GameRecord = recordOf(table.game, m)
    return { ...record, rows: table.history.rowsFor(eyes(table, player, query.seat)) as never }
  })

  openForText(doors, routes.verify, ({ body, request }) => playRecord(house, 'verify', body, request))

  openForText(doors, routes.imported, async ({ body, player, request }) => {
    const me = signedIn(player)
    if (limits && body.length > LARGE_RECORD) await countLargeImport(house, addressKey(request.ip))
    return sightFor(await importRecord(tables, me, await playRecord(house, 'import', body, request)), me)
  })
}
