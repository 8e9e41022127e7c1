import { RECORD_FORMAT, type Row } from '@perilune/engine'
import { nameKey, Refusal, routes } from '@perilune/protocol'
import { refuseUnconfirmed } from '../accounts/confirm-identity.js'
import type { ServerContext } from '../context.js'
import { newId } from '../ports/ids.js'
import type { GameRow, SeatRow } from '../store/port.js'
import { dropCookie } from './people.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

/** Games in one page of an export. */
const PAGE = 50

/**
 * The log as its player may have it, straight from the store: while the game runs, what others have answered
 * stays with them.
 */
async function recordFor({ store }: ServerContext, meta: GameRow, mine: readonly number[], seats: number) {
  const rows = (await store.rows(meta.id, 0)).map(({ row }) => row as Row)
  if (meta.state === 'open') return null
  const { game, rules, options, commit, seed } = meta
  const over = meta.state === 'over'
  const mayHave = (row: Row) => over || !('answer' in row) || mine.includes(row.seat)
  return {
    perilune: RECORD_FORMAT,
    game,
    rules,
    seats,
    options,
    commit,
    ...(over && { seed }),
    rows: rows.map((row) => (mayHave(row) ? row : { seat: (row as { seat: number }).seat })),
  }
}

/** Whom somebody has handed their seats to. */
async function holdersOfMine(
  { store }: ServerContext,
  { id }: GameRow,
  seats: readonly SeatRow[],
  player: string,
) {
  const owned = seats.filter((s) => s.kind === 'person' && s.player === player)
  const held = owned.map(async ({ seat }) =>
    (await store.holdersOf(id, seat)).map(({ name, since }) => ({ seat, name, since })),
  )
  return (await Promise.all(held)).flat()
}

async function keptGame(context: ServerContext, meta: GameRow, seats: readonly SeatRow[], player: string) {
  const held = (await context.store.holders(meta.id)).filter((h) => h.player === player)
  const mine = seats
    .filter((s) => (s.kind === 'person' && s.player === player) || held.some((h) => h.seat === s.seat))
    .map((s) => s.seat)
  return {
    id: meta.id,
    title: context.games.get(meta.game)?.title ?? meta.game,
    state: meta.state,
    created: meta.created,
    holders: await holdersOfMine(context, meta, seats, player),
    seats: seats.map(({ seat, name }) => ({ seat, name, mine: mine.includes(seat) })),
    record: await recordFor(context, meta, mine, seats.length),
    analysis: (await context.store.analysis(meta.id)) ?? null,
  }
}

/** Exports what is stored about a player, and erases it. */
export function addExportAndEraseRoutes(services: RouteServices): void {
  const { context, tables, sessions } = services
  const { store } = context

  addRoute(services, routes.exported, async ({ query, player }) => {
    const me = requirePlayer(player)
    const games = await store.gamesOf(me.id, query.before ?? Number.MAX_SAFE_INTEGER, PAGE)
    const seats = await store.seatsOf(games.map(({ id }) => id))
    const first = query.before === undefined
    const calls = first ? await store.channels(me.id) : []
    const passkeys = (await store.credentials(me.id)).filter(({ kind }) => kind === 'passkey')
    const listed = first ? await store.sessions(me.id) : []
    const chat = first ? await store.chatOf(me.id) : []
    return {
      me: { id: me.id, name: me.name, account: me.account, created: me.created },
      calls: calls.map(({ kind, address }) => ({ kind, address })),
      passkeys: first ? passkeys.map(({ name, added, used }) => ({ name, added, used })) : [],
      sessions: listed.map(({ device, began, seen }) => ({ device, began, seen })),
      mutes: (await store.mutes(me.id)).length,
      chat: chat.map(({ game, text, at }) => ({ table: game, text, at })),
      games: await Promise.all(games.map((meta) => keptGame(context, meta, seats.get(meta.id) ?? [], me.id))),
      next: games.length === PAGE ? games[PAGE - 1].created : null,
    }
  })

  addRoute(services, routes.erase, async ({ body, player, request, reply }) => {
    const me = requirePlayer(player)
    if (nameKey(body.name) !== nameKey(me.name)) throw new Refusal('WRONG_NAME')
    await refuseUnconfirmed(services, me, body, request)
    const touched = await store.erasePlayer(me.id, newId())
    sessions.forget(me.id)
    dropCookie(services, request, reply, me)
    sessions.tellGone(me.id, { erased: true })
    for (const id of touched) await tables.afterLeaving(id)
    return { done: true as const }
  })
}
