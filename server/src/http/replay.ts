import {
  BadSetup,
  digestOf,
  type GameRecord,
  matchOutcome,
  readRecord,
  recordOf,
  replay,
} from '@perilune/engine'
import { Refusal, routes } from '@perilune/protocol'
import type { House } from '../house.js'
import type { PlayerRow } from '../store/port.js'
import { importRecord } from '../tables/imports.js'
import type { LiveTable } from '../tables/live.js'
import { gameNamed } from '../tables/lobby.js'
import { type Doors, open, signedIn } from './door.js'
import { sightFor, viewerFor } from './tables.js'

// Each one plays the game from its start: a record of nothing else would keep the server busy for minutes.
const MOST_REWINDS = 100

/** When the game is over nothing is hidden: everybody may look through every seat's eyes. */
function eyes(table: LiveTable, player: PlayerRow | null, seat: number | undefined) {
  if (seat !== undefined && table.over) {
    if (!table.seats[seat]) throw new Refusal('NO_SUCH_SEAT')
    return seat
  }
  return viewerFor(table, player, seat)
}

export function playAgain(house: House, given: unknown) {
  try {
    const record = readRecord(given)
    const newest = gameNamed(house, record.game)
    const game = house.versionOf(record.game, record.rules) ?? newest
    const rewinds = record.rows.filter((row) => typeof row === 'object' && row !== null && 'rewind' in row)
    if (rewinds.length > MOST_REWINDS) throw new BadSetup('it goes back too often')
    return { record, game, match: replay(game, record) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Rows of unknown origin can break the rules' own assumptions in any way.
    const problem =
      error instanceof BadSetup || error instanceof Error ? error.message.slice(0, 200) : 'it is broken'
    throw new Refusal('BAD_RECORD', { problem })
  }
}

export function replayDoors(doors: Doors): void {
  const { house, tables } = doors

  open(doors, routes.log, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    table.playingOrOver()
    return { seq: table.seq, events: table.history.after(query.after, eyes(table, player, query.seat)) }
  })

  open(doors, routes.past, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    return table.history.at(params.seq, eyes(table, player, query.seat))
  })

  open(doors, routes.record, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    const m = table.playingOrOver()
    // The rows as the viewer may have them come after; the record's own may be one ahead of the disk.
    const record: GameRecord = recordOf(table.game, m)
    return { ...record, rows: table.history.rowsFor(eyes(table, player, query.seat)) as never }
  })

  open(doors, routes.verify, async ({ body }) => {
    const { record, game, match } = playAgain(house, body)
    return {
      seats: record.seats,
      moves: match.line.length,
      digest: digestOf(game, match),
      outcome: matchOutcome(game, match),
    }
  })

  open(doors, routes.imported, async ({ body, player }) => {
    const me = signedIn(player)
    const { record, match } = playAgain(house, body)
    return sightFor(await importRecord(tables, me, record, match), me)
  })
}
