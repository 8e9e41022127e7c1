import { BadSetup, type Game, readOptions } from '@perilune/engine'
import { type LeftCode, Refusal } from '@perilune/protocol'
import type { PlayerRow } from '../../store/port.js'
import { due, startClock } from '../clock/clock.js'
import type { LiveTable } from '../live-table.js'
import { loadTable } from '../log/load-table.js'
import { replayRows } from '../log/replay-log.js'

export function readGameOptions(game: Game, given: unknown): Record<string, unknown> {
  try {
    return readOptions(game.options, given)
  } catch (error) {
    if (error instanceof BadSetup) throw new Refusal('BAD_OPTIONS', { problem: error.message })
    throw error
  }
}

export const refuseChosenSeed = ({ meta }: LiveTable): void => {
  if (meta.chosenSeed) throw new Refusal('CHOSEN_SEED')
}

export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error
}

/** Reads the seats again, tells everybody, and tells those who lost theirs why. */
export async function reseat(table: LiveTable, code?: LeftCode): Promise<void> {
  await loadTable(table)
  table.broadcast.recheck(code)
  table.listeners.changedHere()
}

export const start = (table: LiveTable, player: PlayerRow): Promise<void> =>
  table.queue.run(async () => {
    if (table.meta.host !== player.id) throw new Refusal('NOT_HOST')
    refuseChosenSeed(table)
    await startNow(table)
  })

/** All seats are taken and the game starts by itself. */
export const isFull = ({ meta, seats }: LiveTable): boolean =>
  meta.state === 'open' && meta.begin === 'full' && !seats.some((s) => s.kind === 'open')

export const startIfFull = (table: LiveTable): Promise<void> =>
  table.queue.run(() => startNow(table).catch(ignoreRefusal))

export async function startNow(table: LiveTable): Promise<void> {
  const { meta, game, context } = table
  if (meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
  if (table.seats.some((s) => s.kind === 'open')) throw new Refusal('SEATS_OPEN')
  const seats = table.seats.filter((s) => s.kind !== 'closed').map((s, seat) => ({ ...s, seat }))
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max)
    throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has: seats.length })
  // The rules may be newer than those under which the options were chosen.
  readGameOptions(game, meta.options)
  const m = replayRows(game, { ...meta, seats: seats.length }, [])
  const asked = [...game.asked(m.state)]
  const at = context.now()
  const clock = startClock(
    meta.time,
    seats.length,
    asked.filter((seat) => seats[seat].kind === 'person'),
    at,
  )
  const bot = asked.some((seat) => seats[seat].kind === 'bot')
  const begun = await context.store.start(
    meta.id,
    seats,
    {
      game: meta.id,
      row: { seq: 0, row: null, key: null, at, asked, bot, progress: game.progressData(m.state) },
      ...(clock && { clock: { due: due(meta.time, clock), data: clock } }),
    },
    game.rules,
  )
  await reseat(table, 'seats-moved-up')
  if (!begun) throw new Refusal('ALREADY_STARTED')
  table.reactions.asked(asked)
}
