import { commitTo, type Game } from '@perilune/engine'
import { type Creation, Refusal, type SeatWish } from '@perilune/protocol'
import type { z } from 'zod'
import type { ServerContext } from '../../context.js'
import type { NewGame, PlayerRow, SeatRow } from '../../store/port.js'
import { announce } from '../broadcast/news.js'
import type { LiveTable } from '../live-table.js'
import type { LiveTables } from '../live-tables.js'
import { seatsHeldBy } from '../state/seat-holders.js'
import {
  ignoreRefusal,
  readGameOptions,
  refuseChosenSeed,
  reseat,
  startIfFull,
  startNow,
} from './start-game.js'

type Created = z.output<typeof Creation>

export function gameNamed(context: ServerContext, id: string): Game {
  const game = context.games.get(id)
  if (!game) throw new Refusal('NO_SUCH_GAME', { game: id })
  return game
}

// People tell bots at one table apart by name, as they do each other.
const BOTS = ['Selene', 'Tycho', 'Hypatia', 'Kepler', 'Cassini', 'Caroline', 'Hevelius', 'Mayer']
const botName = (seat: number): string => BOTS[seat % BOTS.length]

function seatFor(context: ServerContext, wish: SeatWish, seat: number, player: PlayerRow): SeatRow {
  switch (wish.kind) {
    case 'me':
      return { seat, kind: 'person', player: player.id, name: wish.name ?? player.name, level: null }
    case 'bot': {
      const level = wish.level ?? context.standIn
      if (!context.botNames.includes(level))
        throw new Refusal('BAD_OPTIONS', { problem: `there is no bot '${level}'` })
      return { seat, kind: 'bot', player: null, name: botName(seat), level }
    }
    default:
      return { seat, kind: wish.kind, player: null, name: '', level: null }
  }
}

/** A name that is given to a seat must not pass for somebody's account. */
async function refuseNamesOfOthers(
  { store }: ServerContext,
  wishes: readonly SeatWish[],
  player: PlayerRow,
): Promise<void> {
  for (const wish of wishes)
    if (wish.kind === 'me' && wish.name !== undefined && (await store.isNameOfOther(wish.name, player.id)))
      throw new Refusal('NAME_TAKEN')
}

/**
 * Makes a table. Open seats can be kept for certain players: `keptFor` has them by the number of the seat.
 */
export async function create(
  tables: LiveTables,
  player: PlayerRow,
  wish: Created,
  keptFor: ReadonlyMap<number, { player: string; name: string }> = new Map(),
): Promise<LiveTable> {
  const { context } = tables
  const game = gameNamed(context, wish.game)
  const { min, max } = game.seats
  if (wish.seats.length > max)
    throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has: wish.seats.length })
  if (wish.seed) refuseOthers(game, wish)
  await refuseNamesOfOthers(context, wish.seats, player)
  const seed = wish.seed ?? context.newSeed()
  const meta: NewGame = {
    id: context.newTableId(),
    game: game.id,
    rules: game.rules,
    options: readGameOptions(game, wish.options),
    seed,
    commit: commitTo(seed),
    chosenSeed: wish.seed !== undefined,
    time: wish.time,
    onTimeout: wish.onTimeout,
    listed: wish.listed,
    // If the server stops before the start, the table starts when it is next opened.
    begin: wish.seed ? 'full' : wish.begin,
    host: player.id,
    state: 'open',
    created: context.now(),
    rematch: null,
  }
  const seats = wish.seats.map((seat, i) => ({ ...seatFor(context, seat, i, player), ...keptFor.get(i) }))
  await context.store.createGame(meta, seats)
  const table = await tables.get(meta.id)
  if (meta.begin === 'full') await startIfFull(table)
  return table
}

/** Whoever knows the seed knows every card: such a game starts at once and is never open to others. */
function refuseOthers(game: Game, wish: Created): void {
  if (wish.listed || wish.seats.some((s) => s.kind === 'open'))
    throw new Refusal('BAD_OPTIONS', { problem: 'a seed can be chosen only for a game alone with bots' })
  const has = wish.seats.filter((s) => s.kind !== 'closed').length
  const { min, max } = game.seats
  if (has < min || has > max) throw new Refusal('WRONG_SEATS', { title: game.title, min, max, has })
}

/**
 * Takes a free seat: the wished one, one reserved for the player, or the first. Players who have a seat keep
 * it.
 */
export const join = (table: LiveTable, player: PlayerRow, wished: number | undefined): Promise<void> =>
  table.queue.run(async () => {
    if (seatsHeldBy(table, player.id).length > 0) return
    if (table.meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
    refuseChosenSeed(table)
    if (wished !== undefined && !table.seats[wished]) throw new Refusal('NO_SUCH_SEAT')
    if (await table.context.store.isRemoved(table.id, player.id)) throw new Refusal('REMOVED')
    const open = table.seats.filter(({ kind, seat }) => kind === 'open' && (wished ?? seat) === seat)
    const mine = open.filter((row) => row.player === player.id)
    const free = open.filter((row) => row.player === null)
    for (const { seat, kind, player: keptFor } of [...mine, ...free]) {
      const row: SeatRow = { seat, kind: 'person', player: player.id, name: player.name, level: null }
      if (!(await table.context.store.setSeat(table.id, row, { kind, player: keptFor }))) continue
      await reseat(table)
      if (table.meta.begin === 'full') await startNow(table).catch(ignoreRefusal)
      return
    }
    if (open.length > 0 && mine.length + free.length === 0)
      throw new Refusal('SEAT_RESERVED', { name: open[0].name })
    throw new Refusal(wished === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN')
  })

export const arrange = (table: LiveTable, player: PlayerRow, seat: number, wish: SeatWish): Promise<void> =>
  table.queue.run(async () => {
    const row = table.seats[seat]
    if (table.meta.state !== 'open') throw new Refusal('ALREADY_STARTED')
    refuseChosenSeed(table)
    if (!row) throw new Refusal('NO_SUCH_SEAT')
    const leaving = row.player === player.id && wish.kind === 'open'
    if (table.meta.host !== player.id && !leaving) throw new Refusal('NOT_HOST')
    await refuseNamesOfOthers(table.context, [wish], player)
    const wanted = seatFor(table.context, wish, seat, player)
    const removed = row.kind === 'person' && row.player !== player.id ? (row.player ?? undefined) : undefined
    if (!(await table.context.store.setSeat(table.id, wanted, row, removed))) throw new Refusal('SEAT_TAKEN')
    await reseat(table, leaving ? 'left-seat' : 'removed-by-host')
  })

export const close = (tables: LiveTables, table: LiveTable, player: PlayerRow): Promise<void> =>
  table.queue.run(async () => {
    if (table.meta.host !== player.id) throw new Refusal('NOT_HOST')
    if (!(await table.context.store.setState(table.id, 'closed', 'open')))
      throw new Refusal('ALREADY_STARTED')
    tables.drop(table.id, 'closed-by-host')
    announce(table, table.id, { closed: true })
  })

/** A rematch for those who played. The second who asks joins the table that the first has made. */
export async function rematch(tables: LiveTables, table: LiveTable, player: PlayerRow): Promise<LiveTable> {
  const { meta, context } = table
  // Not for holders of a link: the new seat is the owner's.
  const mine = table.seats.filter((s) => s.kind === 'person' && s.player === player.id)
  if (mine.length === 0) throw new Refusal('NOT_SEATED')
  if (!table.over) throw new Refusal('NOT_OVER')
  if (!meta.rematch) {
    const wish = { ...meta, seed: undefined, listed: false, begin: 'full' as const }
    const seats = table.seats.map((s) => seatAgain(context, s, player, mine.length > 1))
    const next = await create(tables, player, { ...wish, seats }, seatsOfOthers(table, player))
    const named = await context.store.setRematch(table.id, next.id)
    table.meta = { ...table.meta, rematch: named }
    table.listeners.changedHere()
    if (named === next.id) return next
    await close(tables, next, player).catch(ignoreRefusal)
  }
  const other = await tables.get(table.meta.rematch as string)
  await join(other, player, undefined)
  return other
}

/** Several at one device keep the names of their seats; one alone has the name of today. */
function seatAgain(context: ServerContext, s: SeatRow, player: PlayerRow, several: boolean): SeatWish {
  if (s.kind === 'bot') return { kind: 'bot', level: s.level ?? context.standIn }
  if (s.player === player.id) return { kind: 'me', ...(several && { name: s.name }) }
  // An erased player does not come back, and no stranger takes the seat instead.
  return { kind: s.player === null ? 'closed' : 'open' }
}

const seatsOfOthers = ({ seats }: LiveTable, { id }: PlayerRow) =>
  new Map(
    seats.flatMap(({ seat, kind, player, name }) =>
      kind === 'person' && player !== null && player !== id ? [[seat, { player, name }]] : [],
    ),
  )
