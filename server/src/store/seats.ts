import type { Kysely, Selectable } from 'kysely'
import type { GameStore, SeatKind, SeatRow } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

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

/** The seats of tables, and who sits there. */
export function seatStore(db: Db) {
  return {
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
  } satisfies Partial<GameStore>
}

/** Players that hold a seat by its link, beside its owner. */
export function holderStore(db: Db) {
  return {
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
  } satisfies Partial<GameStore>
}

/** All that a guest had at tables goes over to an account. Returns the tables. */
export function moveSeats(db: Db, from: string, to: string, name: string): Promise<string[]> {
  return db.transaction().execute(async (t) => {
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
  })
}
