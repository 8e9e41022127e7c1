import { type GameRecord, recordOf } from '@perilune/engine'
import { Refusal, routes } from '@perilune/protocol'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.js'
import type { ReplayResults, Unplayable } from '../replay/tasks.js'
import { addressKey } from '../requests/client-address.js'
import type { PlayerRow } from '../store/port.js'
import type { LiveTable } from '../table/live-table.js'
import { importRecord } from '../table/lobby/import-record.js'
import { startedMatch } from '../table/state/table.js'
import { pastView, rowsFor } from '../table/views/past-view.js'
import { addRoute, addTextRoute, type RouteServices, requirePlayer } from './route.js'
import { tableViewFor, viewerFor } from './tables.js'

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
  context: ServerContext,
  want: W,
  json: string,
  { ip }: FastifyRequest,
): Promise<Exclude<ReplayResults[W], Unplayable>> {
  const done = await context.replays.run({ want, json, games: [...context.games.keys()] }, addressKey(ip))
  if ('refused' in done) throw new Refusal(done.refused, done.facts)
  if ('problem' in done) throw new Refusal('BAD_RECORD', { problem: done.problem })
  return done as Exclude<ReplayResults[W], Unplayable>
}

/** Longer than any game that people have played, in characters. */
const LARGE_RECORD = 256 * 1024
const LARGE_IMPORTS_A_MINUTE = 2

/**
 * Thousands of rows are written and read again by the main thread: one address may not ask for that all the
 * time.
 */
async function countLargeImport({ counters }: ServerContext, address: string): Promise<void> {
  const { count, left } = await counters.count(`large-import:${address}`, 60_000)
  if (count > LARGE_IMPORTS_A_MINUTE) throw new Refusal('TOO_MANY', { seconds: Math.ceil(left / 1000) })
}

export function addRecordRoutes(services: RouteServices): void {
  const { context, tables, limits } = services

  addRoute(services, routes.log, async ({ params, query, player, request }) => {
    const table = await tables.get(params.id)
    startedMatch(table)
    await table.history.prepare(query.after, addressKey(request.ip))
    const viewer = eyes(table, player, query.seat)
    return { seq: table.seq, events: table.history.after(query.after, viewer, query.form) }
  })

  addRoute(services, routes.past, async ({ params, query, player, request }) => {
    const table = await tables.get(params.id)
    const viewer = eyes(table, player, query.seat)
    return pastView(table, params.seq, { viewer, form: query.form }, addressKey(request.ip))
  })

  addRoute(services, routes.record, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    const m = startedMatch(table)
    // The rows as the viewer may have them come after; the record's own may be one ahead of the disk.
    const record: GameRecord = recordOf(table.game, m)
    return { ...record, rows: rowsFor(table, eyes(table, player, query.seat)) as never }
  })

  addTextRoute(services, routes.verify, ({ body, request }) => playRecord(context, 'verify', body, request))

  addTextRoute(services, routes.imported, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    if (limits && body.length > LARGE_RECORD) await countLargeImport(context, addressKey(request.ip))
    return tableViewFor(
      await importRecord(tables, me, await playRecord(context, 'import', body, request)),
      me,
    )
  })
}
