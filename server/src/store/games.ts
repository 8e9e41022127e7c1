import { type Kysely, type Selectable, sql } from 'kysely'
import { agreementStore } from './agreements.js'
import { fromStored, upsertClocks } from './log.js'
import type { GameRow, GameStore, NewGame } from './port.js'
import type { Schema } from './schema.js'
import { holderStore, moveSeats, seatStore } from './seats.js'

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

/** From the making of a table to its end. */
function tableStore(db: Db) {
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
  } satisfies Partial<GameStore>
}

/** The start of a game, with its first row. */
function startStore(db: Db) {
  return {
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
  } satisfies Partial<GameStore>
}

/** Tables that anybody may find. */
function listStore(db: Db) {
  return {
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
  } satisfies Partial<GameStore>
}

/** All tables by id, and those of one player. */
function gamesOfStore(db: Db) {
  return {
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
  } satisfies Partial<GameStore>
}

export function gameStore(db: Db): GameStore {
  return {
    ...tableStore(db),
    ...startStore(db),
    ...listStore(db),
    ...gamesOfStore(db),
    ...seatStore(db),
    ...holderStore(db),
    ...agreementStore(db),
    moveSeats: (from, to, name) => moveSeats(db, from, to, name),
  }
}
