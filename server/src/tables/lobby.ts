import { BadSetup, commitTo, type Game, readOptions } from '@perilune/engine'
import { type Creation, Refusal, type SeatWish } from '@perilune/protocol'
import type { z } from 'zod'
import type { House } from '../house.js'
import type { NewGame, PlayerRow, SeatRow } from '../store/port.js'
import { due, startClock } from './clock.js'
import type { LiveTable } from './live.js'
import type { News } from './news.js'
import { replayRows } from './opening.js'
import type { Tables } from './tables.js'

type Created = z.output<typeof Creation>

export function gameNamed(house: House, id: string): Game {
  const game = house.games.get(id)
  if (!game) throw new Refusal('NO_SUCH_GAME', { game: id })
  return game
}

// People tell bots at one table apart by name, as they do each other.
const BOTS = ['Selene', 'Tycho', 'Hypatia', 'Kepler', 'Cassini', 'Caroline', 'Hevelius', 'Mayer']
const botName = (seat: number): string => BOTS[seat % BOTS.length]

function seatFor(house: House, wish: SeatWish, seat: number, player: PlayerRow): SeatRow {
  switch (wish.kind) {
    case 'me':
      return { seat, kind: 'person', player: player.id, name: player.name, level: null }
    case 'bot': {
      const level = wish.level ?? house.standIn
      if (!house.botNames.includes(level))
        throw new Refusal('BAD_OPTIONS', { problem: `there is no bot '${level}'` })
      return { seat, kind: 'bot', player: null, name: botName(seat), level }
    }
    default:
      return { seat, kind: wish.kind, player: null, name: '', level: null }
  }
}

function readGameOptions(game: Game, given: unknown): Record<string, unknown> {
  try {
    return readOptions(game.options, given)
  } catch (error) {
    if (error instanceof BadSetup) throw new Refusal('BAD_OPTIONS', { problem: error.message })
    throw error
  }
}

/** Makes a table. Open seats can be kept for certain players: `keptFor` has them by the number of the seat. */
export async function create(
  tables: Tables,
  player: PlayerRow,
  wish: Created,
  keptFor: ReadonlyMap<number, { player: string; name: string }> = new Map(),
): Promise<LiveTable> {
  const { house } = tables
  const game = gameNamed(house, wish.game)
  const { min, max } = game.seats
  if (wish.seats.length > max)
    throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has: wish.seats.length })
  if (wish.seed) refuseOthers(game, wish)
  const seed = wish.seed ?? house.newSeed()
  const meta: NewGame = {
    id: house.newTableId(),
    game: game.id,
    rules: game.rules,
    options: readGameOptions(game, wish.options),
    seed,
    commit: commitTo(seed),
    chosenSeed: wish.seed !== undefined,
    time: wish.time,
    onTimeout: wish.onTimeout,
    listed: wish.listed,
    // Should the server stop before the start, the table starts when it is next opened.
    begin: wish.seed ? 'full' : wish.begin,
    host: player.id,
    state: 'open',
    created: house.now(),
    rematch: null,
  }
  const seats = wish.seats.map((seat, i) => ({ ...seatFor(house, seat, i, player), ...keptFor.get(i) }))
  await house.store.createGame(meta, seats)
  const table = await tables.get(meta.id)
  if (meta.begin === 'full') await startIfFull(table)
  return table
}

/** Whoever knows the seed knows every card: such a game starts at once and is never open to a second person. */
function refuseOthers(game: Game, wish: Created): void {
  if (wish.listed || wish.seats.some((s) => s.kind === 'open'))
    throw new Refusal('BAD_OPTIONS', { problem: 'a seed can be chosen only for a game alone with bots' })
  const has = wish.seats.filter((s) => s.kind !== 'closed').length
  const { min, max } = game.seats
  if (has < min || has > max) throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has })
}

const refuseChosenSeed = ({ meta }: LiveTable): void => {
  if (meta.chosenSeed) throw new Refusal('CHOSEN_SEED')
}

/** Takes a free seat: the one wished for, one that is kept for the player, or the first. One who sits there already stays. */
export const join = (table: LiveTable, player: PlayerRow, wished: number | undefined): Promise<void> =>
  table.run(async () => {
    if (table.seatsHeldBy(player.id).length > 0) return
    if (table.meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
    refuseChosenSeed(table)
    if (wished !== undefined && !table.seats[wished]) throw new Refusal('NO_SUCH_SEAT')
    if (await table.house.store.isRemoved(table.id, player.id)) throw new Refusal('REMOVED')
    const open = table.seats.filter(({ kind, seat }) => kind === 'open' && (wished ?? seat) === seat)
    const mine = open.filter((row) => row.player === player.id)
    const free = open.filter((row) => row.player === null)
    for (const { seat, kind, player: keptFor } of [...mine, ...free]) {
      const row: SeatRow = { seat, kind: 'person', player: player.id, name: player.name, level: null }
      if (!(await table.house.store.setSeat(table.id, row, { kind, player: keptFor }))) continue
      await reseat(table)
      if (table.meta.begin === 'full') await startNow(table).catch(ignoreRefusal)
      return
    }
    if (open.length > 0 && mine.length + free.length === 0)
      throw new Refusal('SEAT_RESERVED', { name: open[0].name })
    throw new Refusal(wished === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN')
  })

const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error
}

/** Reads the seats anew, tells everybody, and those who lost theirs why. */
async function reseat(table: LiveTable, because?: string): Promise<void> {
  await table.load()
  table.audience.recheck(because)
  table.changed()
}

export const arrange = (table: LiveTable, player: PlayerRow, seat: number, wish: SeatWish): Promise<void> =>
  table.run(async () => {
    const row = table.seats[seat]
    if (table.meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
    refuseChosenSeed(table)
    if (!row) throw new Refusal('NO_SUCH_SEAT')
    const leaving = row.player === player.id && wish.kind === 'open'
    if (table.meta.host !== player.id && !leaving) throw new Refusal('NOT_HOST')
    const wanted = seatFor(table.house, wish, seat, player)
    const removed = row.kind === 'person' && row.player !== player.id ? (row.player ?? undefined) : undefined
    if (!(await table.house.store.setSeat(table.id, wanted, row, removed))) throw new Refusal('SEAT_TAKEN')
    await reseat(table, leaving ? 'you have left your seat' : 'the host has taken your seat back')
  })

export const start = (table: LiveTable, player: PlayerRow): Promise<void> =>
  table.run(async () => {
    if (table.meta.host !== player.id) throw new Refusal('NOT_HOST')
    refuseChosenSeed(table)
    await startNow(table)
  })

/** Everybody is there, and the game begins by itself. */
export const isFull = ({ meta, seats }: LiveTable): boolean =>
  meta.state === 'open' && meta.begin === 'full' && !seats.some((s) => s.kind === 'open')

export const startIfFull = (table: LiveTable): Promise<void> =>
  table.run(() => startNow(table).catch(ignoreRefusal))

async function startNow(table: LiveTable): Promise<void> {
  const { meta, game, house } = table
  if (meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
  if (table.seats.some((s) => s.kind === 'open')) throw new Refusal('SEATS_OPEN')
  const seats = table.seats.filter((s) => s.kind !== 'closed').map((s, seat) => ({ ...s, seat }))
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max)
    throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has: seats.length })
  // The rules may be newer than those under which the options were chosen.
  readGameOptions(game, meta.options)
  const m = replayRows(game, meta, seats.length, [])
  const asked = [...game.asked(m.state)]
  const at = house.now()
  const clock = startClock(
    meta.time,
    seats.length,
    asked.filter((seat) => seats[seat].kind === 'person'),
    at,
  )
  const bot = asked.some((seat) => seats[seat].kind === 'bot')
  const begun = await house.store.start(
    meta.id,
    seats,
    {
      game: meta.id,
      row: { seq: 0, row: null, key: null, at, asked, bot, progress: game.progress(m.state) },
      ...(clock && { clock: { due: due(meta.time, clock), data: clock } }),
    },
    game.rules,
  )
  await reseat(table, 'the game has begun, and the seats have moved up')
  if (!begun) throw new Refusal('ALREADY_STARTED')
  table.onAsked(asked)
}

export const close = (tables: Tables, table: LiveTable, player: PlayerRow): Promise<void> =>
  table.run(async () => {
    if (table.meta.host !== player.id) throw new Refusal('NOT_HOST')
    if (!(await table.house.store.setState(table.id, 'closed', 'open'))) throw new Refusal('ALREADY_STARTED')
    tables.drop(table.id, 'the host has closed the table')
    table.house.bus.publish(`table:${table.id}`, { node: table.house.node, closed: true } satisfies News)
  })

/** The same again, for those who played. Whoever asks second joins what the first has made. */
export async function rematch(tables: Tables, table: LiveTable, player: PlayerRow): Promise<LiveTable> {
  const { meta, house } = table
  // Not for those who hold a seat by a link: the new seat is the owner's.
  const mine = table.seats.filter((s) => s.kind === 'person' && s.player === player.id)
  if (mine.length === 0) throw new Refusal('NOT_SEATED')
  if (!table.over) throw new Refusal('NOT_OVER')
  if (!meta.rematch) {
    const wish = { ...meta, seed: undefined, listed: false, begin: 'full' as const }
    const seats = table.seats.map((s) => seatAgain(house, s, player))
    const next = await create(tables, player, { ...wish, seats }, seatsOfOthers(table, player))
    const named = await house.store.setRematch(table.id, next.id)
    table.meta = { ...table.meta, rematch: named }
    table.changed()
    if (named === next.id) return next
    await close(tables, next, player).catch(ignoreRefusal)
  }
  const other = await tables.get(table.meta.rematch as string)
  await join(other, player, undefined)
  return other
}

function seatAgain(house: House, s: SeatRow, player: PlayerRow): SeatWish {
  if (s.kind === 'bot') return { kind: 'bot', level: s.level ?? house.standIn }
  if (s.player === player.id) return { kind: 'me' }
  // Somebody who has left for good does not come back, and no stranger takes the seat instead.
  return { kind: s.player === null ? 'closed' : 'open' }
}

const seatsOfOthers = ({ seats }: LiveTable, { id }: PlayerRow) =>
  new Map(
    seats.flatMap(({ seat, kind, player, name }) =>
      kind === 'person' && player !== null && player !== id ? [[seat, { player, name }]] : [],
    ),
  )
