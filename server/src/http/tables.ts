import type { Viewer } from '@perilune/engine'
import { Refusal, routes, type TableSummary } from '@perilune/protocol'
import type { GameRow, PlayerRow } from '../store/port.js'
import { controlsOf } from '../tables/control.js'
import { holdersOf, makeLink, revokeHolder, useLink } from '../tables/links.js'
import type { LiveTable } from '../tables/live.js'
import { arrange, close, create, gameNamed, join, rematch, start } from '../tables/lobby.js'
import { seatsOf, sightOf } from '../tables/sight.js'
import { NOTHING_STANDS } from '../tables/standing.js'
import { addressKey } from './address.js'
import { type Doors, open, signedIn } from './door.js'

const PAGE = 50

/** Through whose eyes: a seat that is theirs, the first of theirs, or a spectator's. */
export function viewerFor(table: LiveTable, player: PlayerRow | null, wished: number | undefined) {
  if (wished === undefined) return table.seatsHeldBy(player?.id ?? null)[0] ?? 'spectator'
  if (!table.holds(player?.id ?? null, wished)) throw new Refusal('NOT_YOUR_SEAT')
  return wished
}

/** Notes that somebody who plays over HTTP is there. */
export function notePoll(table: LiveTable, viewer: Viewer): void {
  if (viewer !== 'spectator') table.audience.notePoll(viewer, table.house.now())
}

export const sightFor = (table: LiveTable, player: PlayerRow | null, wished?: number) =>
  sightOf(table.whole(), viewerFor(table, player, wished))

/** Tables in a list, straight from the store: none is opened for it. */
async function summaries(
  { house, tables }: Doors,
  games: GameRow[],
  player: PlayerRow | null,
): Promise<TableSummary[]> {
  const ids = games.map((g) => g.id)
  const [seats, last] = await Promise.all([house.store.seatsOf(ids), house.store.lastRows(ids)])
  return games.flatMap((meta) => {
    const game = house.games.get(meta.game)
    const rows = seats.get(meta.id)
    if (!game || !rows) return []
    const live = tables.peek(meta.id)
    const latest = last.get(meta.id)
    const playing = meta.state === 'playing'
    const asked = playing ? (latest?.asked ?? []) : []
    const shown = live
      ? seatsOf(live.whole())
      : seatsOf({
          game,
          meta,
          seats: rows,
          controls: controlsOf(rows, []),
          match: null,
          seq: 0,
          moves: 0,
          clock: null,
          standing: NOTHING_STANDS,
          here: new Set(),
          standIn: house.standIn,
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
        progress: playing ? (latest?.progress ?? '') : '',
        moved: latest?.at ?? null,
      },
    ]
  })
}

export function tableDoors(doors: Doors): void {
  const { house, tables } = doors

  open(doors, routes.catalogue, async () => ({
    games: [...house.games.values()].map(({ id, title, rules, seats, options, cards }) => ({
      id,
      title,
      rules,
      seats,
      options: { ...options },
      cards: cards.length,
      bots: [...house.botNames],
    })),
  }))

  open(doors, routes.cards, async ({ params, query }) => {
    const newest = gameNamed(house, params.game)
    const { rules = newest.rules } = query
    const game = await house.versionOf(newest.id, rules)
    if (!game) throw new Refusal('RULES_GONE', { rules })
    return { rules, cards: game.cards as never }
  })

  open(doors, routes.create, async ({ body, player, request }) => {
    const me = signedIn(player)
    const made = () => create(tables, me, body)
    return sightFor(await house.hosted.open(me.id, addressKey(request.ip), body.seats, made), me)
  })

  open(doors, routes.listed, async ({ query, player }) => {
    const listed = await house.store.listed({ ...query, limit: PAGE })
    const more = new Map(listed.map((found) => [found.game.id, found.more]))
    const tables = await summaries(
      doors,
      listed.map(({ game }) => game),
      player,
    )
    const last = listed.at(-1)
    return {
      tables: tables.map((table) => ({ ...table, more: more.get(table.id) ?? 0 })),
      next: last && listed.length === PAGE ? last.game.created : null,
    }
  })

  open(doors, routes.mine, async ({ query, player }) => {
    const me = signedIn(player)
    const before = query.before ?? Number.MAX_SAFE_INTEGER
    return { tables: await summaries(doors, await house.store.gamesOf(me.id, before, PAGE), me) }
  })

  open(doors, routes.look, async ({ params, query, player }) => {
    const table = await tables.get(params.id)
    await table.makeSure(player?.id ?? null, query.seat)
    notePoll(table, viewerFor(table, player, query.seat))
    return sightFor(table, player, query.seat)
  })

  open(doors, routes.join, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await join(table, signedIn(player), body.seat)
    return sightFor(table, player)
  })

  open(doors, routes.arrange, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await arrange(table, signedIn(player), params.seat, body)
    return sightFor(table, player)
  })

  open(doors, routes.start, async ({ params, player }) => {
    const table = await tables.get(params.id)
    await start(table, signedIn(player))
    return sightFor(table, player)
  })

  open(doors, routes.close, async ({ params, player }) => {
    await close(tables, await tables.get(params.id), signedIn(player))
    return { done: true as const }
  })

  open(doors, routes.makeLink, async ({ params, player }) => {
    const token = await makeLink(await tables.get(params.id), signedIn(player), params.seat)
    return { token, path: `/seat#${token}` }
  })

  open(doors, routes.holders, async ({ params, player }) => ({
    holders: await holdersOf(await tables.get(params.id), signedIn(player), params.seat),
  }))

  open(doors, routes.revokeHolder, async ({ params, player }) => {
    const table = await tables.get(params.id)
    return { holders: await revokeHolder(table, signedIn(player), params.seat, params.player) }
  })

  open(doors, routes.useLink, async ({ body, player }) => {
    const { table, seat } = await useLink(tables, signedIn(player), body.token)
    return sightFor(table, player, seat)
  })

  open(doors, routes.rematch, async ({ params, player, request }) => {
    const me = signedIn(player)
    const table = await tables.get(params.id)
    const made = () => rematch(tables, table, me)
    if (table.meta.rematch) return sightFor(await made(), me)
    const seats = table.seats.map(({ kind }) => ({ kind: kind === 'bot' ? kind : ('me' as const) }))
    return sightFor(await house.hosted.open(me.id, addressKey(request.ip), seats, made), me)
  })
}
