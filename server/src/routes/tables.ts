import type { Viewer } from '@perilune/engine'
import { Refusal, routes, type TableSummary } from '@perilune/protocol'
import { addressKey } from '../requests/client-address.js'
import type { GameRow, PlayerRow } from '../store/port.js'
import { NO_AGREEMENTS } from '../table/agreements/agreements.js'
import type { LiveTable } from '../table/live-table.js'
import { arrange, close, create, gameNamed, join, rematch } from '../table/lobby/lobby.js'
import { holdersOf, makeLink, revokeHolder, useLink } from '../table/lobby/seat-links.js'
import { start } from '../table/lobby/start-game.js'
import { catchUpOnSeats } from '../table/log/catch-up.js'
import { controlsOf } from '../table/state/seat-control.js'
import { holdsSeat, seatsHeldBy } from '../table/state/seat-holders.js'
import type { Form } from '../table/views/form.js'
import { progressIn } from '../table/views/progress-text.js'
import { tableStateOf } from '../table/views/table-state.js'
import { seatInfoOf, tableViewOf } from '../table/views/table-view.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

const PAGE = 50

/** Through whose eyes: a seat that is theirs, the first of theirs, or a spectator's. */
export function viewerFor(table: LiveTable, player: PlayerRow | null, wished: number | undefined) {
  if (wished === undefined) return seatsHeldBy(table, player?.id ?? null)[0] ?? 'spectator'
  if (!holdsSeat(table, player?.id ?? null, wished)) throw new Refusal('NOT_YOUR_SEAT')
  return wished
}

/** Notes that somebody who plays over HTTP is there. */
export function notePoll(table: LiveTable, viewer: Viewer): void {
  if (viewer !== 'spectator') table.presence.notePoll(viewer, table.context.now())
}

export const tableViewFor = (table: LiveTable, player: PlayerRow | null, wished?: number, form?: Form) =>
  tableViewOf(tableStateOf(table), viewerFor(table, player, wished), form)

/** Tables in a list, straight from the store: none is opened for it. */
async function summaries(
  { context, tables }: RouteServices,
  games: GameRow[],
  { player, form }: { player: PlayerRow | null; form: Form | undefined },
): Promise<TableSummary[]> {
  const ids = games.map((g) => g.id)
  const [seats, last] = await Promise.all([context.store.seatsOf(ids), context.store.lastRows(ids)])
  return games.flatMap((meta) => {
    const game = context.games.get(meta.game)
    const rows = seats.get(meta.id)
    if (!game || !rows) return []
    const live = tables.peek(meta.id)
    const latest = last.get(meta.id)
    const playing = meta.state === 'playing'
    const asked = playing ? (latest?.asked ?? []) : []
    const shown = live
      ? seatInfoOf(tableStateOf(live))
      : seatInfoOf({
          game,
          meta,
          seats: rows,
          controls: controlsOf(rows, []),
          match: null,
          seq: 0,
          moves: 0,
          clock: null,
          agreements: NO_AGREEMENTS,
          here: new Set(),
          standIn: context.standIn,
          now: 0,
        }).map((s) => ({ ...s, asked: asked.includes(s.seat) }))
    const mine = rows
      .filter((s) => player && s.kind === 'person' && s.player === player.id)
      .map((s) => s.seat)
    const { id, state, listed, host, time, onTimeout, created } = meta
    const myTurn = mine.some((seat) => asked.includes(seat))
    return [
      {
        id,
        game: meta.game,
        title: game.title,
        state,
        listed,
        host,
        time,
        onTimeout,
        seats: shown,
        created,
        mine,
        myTurn,
        progress: playing && latest ? progressIn(form, game, latest.progress) : '',
        moved: latest?.at ?? null,
      },
    ]
  })
}

export function addTableRoutes(services: RouteServices): void {
  addCatalogueRoutes(services)
  addTableLists(services)
  addLobbyRoutes(services)
  addSeatLinkRoutes(services)
}

/** The games, and their cards. */
function addCatalogueRoutes(services: RouteServices): void {
  const { context } = services

  addRoute(services, routes.catalogue, async () => ({
    games: [...context.games.values()].map(({ id, title, rules, seats, options, cards }) => ({
      id,
      title,
      rules,
      seats,
      options: { ...options },
      cards: cards.length,
      bots: [...context.botNames],
    })),
  }))

  addRoute(services, routes.cards, async ({ params, query }) => {
    const newest = gameNamed(context, params.game)
    const { rules = newest.rules } = query
    const game = await context.versionOf(newest.id, rules)
    if (!game) throw new Refusal('RULES_GONE', { rules })
    return { rules, cards: game.cards as never }
  })
}

function addTableLists(services: RouteServices): void {
  const { context } = services

  addRoute(services, routes.listed, async ({ query, player }) => {
    const listed = await context.store.listed({ ...query, limit: PAGE })
    const more = new Map(listed.map((found) => [found.game.id, found.more]))
    const tables = await summaries(
      services,
      listed.map(({ game }) => game),
      { player, form: query.form },
    )
    const last = listed.at(-1)
    return {
      tables: tables.map((table) => ({ ...table, more: more.get(table.id) ?? 0 })),
      next: last && listed.length === PAGE ? last.game.created : null,
    }
  })

  addRoute(services, routes.mine, async ({ query, player }) => {
    const me = requirePlayer(player)
    const before = query.before ?? Number.MAX_SAFE_INTEGER
    const games = await context.store.gamesOf(me.id, before, PAGE)
    return { tables: await summaries(services, games, { player: me, form: query.form }) }
  })
}

/** A table from its making to the next game at it. */
function addLobbyRoutes(services: RouteServices): void {
  const { context, tables } = services

  addRoute(services, routes.create, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    const made = () => create(tables, me, body)
    return tableViewFor(await context.hosted.open(me.id, addressKey(request.ip), body.seats, made), me)
  })

  addRoute(services, routes.look, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    await catchUpOnSeats(table, player?.id ?? null, query.seat)
    notePoll(table, viewerFor(table, player, query.seat))
    return tableViewFor(table, player, query.seat, query.form)
  })

  addRoute(services, routes.join, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await join(table, requirePlayer(player), body.seat)
    return tableViewFor(table, player)
  })

  addRoute(services, routes.arrange, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await arrange(table, requirePlayer(player), params.seat, body)
    return tableViewFor(table, player)
  })

  addRoute(services, routes.start, async ({ params, player }) => {
    const table = await tables.get(params.id)
    await start(table, requirePlayer(player))
    return tableViewFor(table, player)
  })

  addRoute(services, routes.close, async ({ params, player }) => {
    await close(tables, await tables.get(params.id), requirePlayer(player))
    return { done: true as const }
  })

  addRoute(services, routes.rematch, async ({ params, player, request }) => {
    const me = requirePlayer(player)
    const table = await tables.get(params.id)
    const made = () => rematch(tables, table, me)
    if (table.meta.rematch) return tableViewFor(await made(), me)
    const seats = table.seats.map(({ kind }) => ({ kind: kind === 'bot' ? kind : ('me' as const) }))
    return tableViewFor(await context.hosted.open(me.id, addressKey(request.ip), seats, made), me)
  })
}

/** Links by which somebody else may play for a seat. */
function addSeatLinkRoutes(services: RouteServices): void {
  const { tables } = services

  addRoute(services, routes.makeLink, async ({ params, player }) => {
    const token = await makeLink(await tables.get(params.id), requirePlayer(player), params.seat)
    return { token, path: `/seat#${token}` }
  })

  addRoute(services, routes.holders, async ({ params, player }) => ({
    holders: await holdersOf(await tables.get(params.id), requirePlayer(player), params.seat),
  }))

  addRoute(services, routes.revokeHolder, async ({ params, player }) => {
    const table = await tables.get(params.id)
    return { holders: await revokeHolder(table, requirePlayer(player), params.seat, params.player) }
  })

  addRoute(services, routes.useLink, async ({ body, player }) => {
    const { table, seat } = await useLink(tables, requirePlayer(player), body.token)
    return tableViewFor(table, player, seat)
  })
}
