import { type Kysely, type Selectable, sql } from 'kysely'
import { fromStored, toClock, upsertClocks } from './log.js'
import type { GameRow, GameStore, NewGame, SeatKind, SeatRow } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/** Of all listed tables so many of the newest are looked through. */
const NEWEST_LISTED = 2000

const toGame = (g: Selectable<Schema['games']>): GameRow => ({
  id: g.id,
  game: g.game,
  rules: g.rules,
  options: JSON.parse(g.options),
  seed: g.seed,
  commit: g.commit_hash,
  time: JSON.parse(g.time),
  onTimeout: g.on_timeout,
  listed: g.listed === 1,
  begin: g.begin_when,
  host: g.host,
  state: g.state,
  created: g.created,
  rematch: g.rematch,
  seating: g.seating,
  chosenSeed: g.chosen_seed === 1,
})

const fromGame = (g: NewGame): Schema['games'] => ({
  id: g.id,
  game: g.game,
  rules: g.rules,
  options: JSON.stringify(g.options),
  seed: g.seed,
  commit_hash: g.commit,
  time: JSON.stringify(g.time),
  on_timeout: g.onTimeout,
  listed: g.listed ? 1 : 0,
  begin_when: g.begin,
  host: g.host,
  state: g.state,
  created: g.created,
  rematch: g.rematch,
  seating: 0,
  chosen_seed: g.chosenSeed ? 1 : 0,
})

const toSeat = (s: Selectable<Schema['seats']>): SeatRow => ({
  seat: s.seat,
  kind: s.kind as SeatKind,
  player: s.player,
  name: s.name,
  level: s.level,
})

/**
 * Says in the same transaction that the seats of these tables are about to change. Before they do: whoever
 * changes seats takes the table first, so that no two wait for each other.
 */
export async function reseating(t: Db, games: readonly string[]): Promise<void> {
  if (games.length > 0)
    await t
      .updateTable('games')
      .set((e) => ({ seating: e('seating', '+', 1) }))
      .where('id', 'in', games)
      .execute()
}

async function addRemoved(t: Db, removed: Schema['removed_players'][]): Promise<void> {
  if (removed.length > 0)
    await t
      .insertInto('removed_players')
      .values(removed)
      .onConflict((c) => c.columns(['game', 'player']).doNothing())
      .execute()
}

async function replaceStanding(
  db: Db,
  game: string,
  data: unknown,
  version: number,
  due: number | null,
): Promise<boolean> {
  const row = { game, version: version + 1, data: JSON.stringify(data), due }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('standing')
    .values(row)
    .onConflict((c) =>
      c
        .column('game')
        .doUpdateSet({ version: row.version, data: row.data, due })
        .where('standing.version', '=', version),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function gameStore(db: Db): GameStore {
  return {
    async createGame(game, seats) {
      await db.transaction().execute(async (t) => {
        await t.insertInto('games').values(fromGame(game)).execute()
        await t
          .insertInto('seats')
          .values(seats.map((s) => ({ ...s, game: game.id })))
          .execute()
      })
    },

    async game(id) {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toGame(row)
    },

    async seats(game) {
      const rows = await db.selectFrom('seats').selectAll().where('game', '=', game).orderBy('seat').execute()
      return rows.map(toSeat)
    },

    async seatsOf(games) {
      const found = new Map<string, SeatRow[]>(games.map((game) => [game, []]))
      if (games.length === 0) return found
      const rows = await db
        .selectFrom('seats')
        .selectAll()
        .where('game', 'in', games)
        .orderBy('seat')
        .execute()
      for (const row of rows) found.get(row.game)?.push(toSeat(row))
      return found
    },

    setSeat: (game, seat, expected, removed) =>
      db.transaction().execute(async (t) => {
        await reseating(t, [game])
        const { numUpdatedRows } = await t
          .updateTable('seats')
          .set({ kind: seat.kind, player: seat.player, name: seat.name, level: seat.level })
          .where('game', '=', game)
          .where('seat', '=', seat.seat)
          .where('kind', '=', expected.kind)
          .where('player', expected.player === null ? 'is' : '=', expected.player)
          .executeTakeFirst()
        if (numUpdatedRows > 0n && removed !== undefined) await addRemoved(t, [{ game, player: removed }])
        return numUpdatedRows > 0n
      }),

    async isRemoved(game, player) {
      const row = await db
        .selectFrom('removed_players')
        .select('player')
        .where('game', '=', game)
        .where('player', '=', player)
        .executeTakeFirst()
      return row !== undefined
    },

    start: (game, seats, first, rules) =>
      db.transaction().execute(async (t) => {
        const { numUpdatedRows } = await t
          .updateTable('games')
          .set((e) => ({
            state: 'playing',
            seating: e('seating', '+', 1),
            ...(rules !== undefined && { rules }),
          }))
          .where('id', '=', game)
          .where('state', '=', 'open')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await t.deleteFrom('seats').where('game', '=', game).execute()
        await t
          .insertInto('seats')
          .values(seats.map((s) => ({ ...s, game })))
          .execute()
        await t.insertInto('rows').values(fromStored(game, first.row)).execute()
        if (first.clock)
          await upsertClocks(t, [{ game, due: first.clock.due, data: JSON.stringify(first.clock.data) }])
        return true
      }),

    async setState(game, state, expected) {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set((e) => ({ state, seating: e('seating', '+', 1) }))
        .where('id', '=', game)
        .where('state', '=', expected)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async setRematch(game, rematch) {
      await db
        .updateTable('games')
        .set((e) => ({ rematch, seating: e('seating', '+', 1) }))
        .where('id', '=', game)
        .where('rematch', 'is', null)
        .execute()
      const row = await db.selectFrom('games').select('rematch').where('id', '=', game).executeTakeFirst()
      return row?.rematch ?? rematch
    },

    async gameIds(after, limit) {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async listed({ state, game, host, before, limit }) {
      let found = db
        .selectFrom('games')
        .selectAll()
        .where('listed', '=', 1)
        .where('state', '=', state)
        .orderBy('created', 'desc')
        .limit(NEWEST_LISTED)
      if (game !== undefined) found = found.where('game', '=', game)
      if (host !== undefined) found = found.where('host', '=', host)
      if (state === 'open')
        found = found.where((e) =>
          e.exists(
            e
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.game', '=', 'games.id')
              .where('seats.kind', '=', 'open'),
          ),
        )
      const ranked = db
        .selectFrom(found.as('found'))
        .selectAll()
        .select([
          sql<number>`row_number() over (partition by host order by created desc, id)`.as('place'),
          sql<number | string>`count(*) over (partition by host)`.as('of_host'),
        ])
      let query = db.selectFrom(ranked.as('ranked')).selectAll().orderBy('created', 'desc').limit(limit)
      if (host === undefined) query = query.where('place', '=', 1)
      if (before !== undefined) query = query.where('created', '<', before)
      const rows = await query.execute()
      return rows.map((row) => ({
        game: toGame(row),
        more: host === undefined ? Number(row.of_host) - 1 : 0,
      }))
    },

    async gamesOf(player, before, limit) {
      const rows = await db
        .selectFrom('games')
        .selectAll()
        .where('created', '<', before)
        .where('state', '!=', 'closed')
        .where((e) =>
          e.or([
            e('id', 'in', e.selectFrom('seats').select('game').where('player', '=', player)),
            e('id', 'in', e.selectFrom('holders').select('game').where('player', '=', player)),
            e('host', '=', player),
          ]),
        )
        .orderBy('created', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toGame)
    },

    holders: (game) => db.selectFrom('holders').select(['seat', 'player']).where('game', '=', game).execute(),

    holdersOf: (game, seat) =>
      db
        .selectFrom('holders as h')
        .leftJoin('players as p', 'p.id', 'h.player')
        .select((s) => ['h.player', s.fn.coalesce('p.name', s.val('')).as('name'), 'h.added as since'])
        .where('h.game', '=', game)
        .where('h.seat', '=', seat)
        .orderBy('h.added')
        .orderBy('h.player')
        .execute(),

    removeHolder: (game, seat, player) =>
      db.transaction().execute(async (t) => {
        await reseating(t, [game])
        const { numDeletedRows } = await t
          .deleteFrom('holders')
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('player', '=', player)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),

    addHolder: (game, seat, player, added) =>
      db.transaction().execute(async (t) => {
        await reseating(t, [game])
        await t
          .insertInto('holders')
          .values({ game, seat, player, added })
          .onConflict((c) => c.columns(['game', 'seat', 'player']).doNothing())
          .execute()
      }),

    moveSeats: (from, to, name) =>
      db.transaction().execute(async (t) => {
        const seats = await t.selectFrom('seats').select('game').where('player', '=', from).execute()
        const held = await t.selectFrom('holders').selectAll().where('player', '=', from).execute()
        const hosted = await t.selectFrom('games').select('id as game').where('host', '=', from).execute()
        const removed = await t.selectFrom('removed_players').selectAll().where('player', '=', from).execute()
        const games = [...new Set([...seats, ...held, ...hosted].map((s) => s.game))]
        await addRemoved(
          t,
          removed.map(({ game }) => ({ game, player: to })),
        )
        await reseating(t, games)
        await t.updateTable('seats').set({ player: to, name }).where('player', '=', from).execute()
        await t.updateTable('games').set({ host: to }).where('host', '=', from).execute()
        await t.deleteFrom('holders').where('player', '=', from).execute()
        // The browser that was called for the guest is the account's now.
        await t
          .updateTable('calls')
          .set({ player: to })
          .where('player', '=', from)
          .where('kind', '=', 'push')
          .execute()
        if (held.length)
          await t
            .insertInto('holders')
            .values(held.map((h) => ({ ...h, player: to })))
            .onConflict((c) => c.columns(['game', 'seat', 'player']).doNothing())
            .execute()
        return games
      }),

    async agreements(game) {
      const row = await db.selectFrom('standing').selectAll().where('game', '=', game).executeTakeFirst()
      return row ? { version: row.version, data: JSON.parse(row.data) } : { version: 0, data: null }
    },

    async putAgreements(game, data, version, { clock, due = null } = {}) {
      if (!clock) return replaceStanding(db, game, data, version, due)
      const { seq, ...ofClock } = clock
      return db.transaction().execute(async (t) => {
        const last = await t
          .selectFrom('rows')
          .select((r) => r.fn.max('seq').as('seq'))
          .where('game', '=', game)
          .executeTakeFirst()
        if (last?.seq !== seq || !(await replaceStanding(t, game, data, version, due))) return false
        await upsertClocks(t, [toClock(game, ofClock)])
        return true
      })
    },
  }
}
