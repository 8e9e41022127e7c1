import type { Kysely } from 'kysely'
import type { SweepStore } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/** So many are removed at once, so that others do not wait for the database. */
const AT_ONCE = 500

/** Tables that never started. A table with a log is never among them, whatever its state. */
const neverStarted = async (db: Db, before: number): Promise<string[]> => {
  const found = await db
    .selectFrom('games')
    .select('id')
    .where('state', 'in', ['open', 'closed'])
    .where('created', '<', before)
    .where((e) =>
      e.not(e.exists(e.selectFrom('rows').select('rows.seq').whereRef('rows.game', '=', 'games.id'))),
    )
    .limit(AT_ONCE)
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Guests who have no seat, no table and have said nothing. Who was banned or reported stays, for the
 * operator.
 */
const idleGuests = async (db: Db, before: number): Promise<string[]> => {
  const found = await db
    .selectFrom('players')
    .select('id')
    .where('account', 'is', null)
    .where('banned', '=', 0)
    .where('created', '<', before)
    .where((e) => {
      const named = [
        e.selectFrom('seats').select('seats.game').whereRef('seats.player', '=', 'players.id'),
        e.selectFrom('holders').select('holders.game').whereRef('holders.player', '=', 'players.id'),
        e.selectFrom('games').select('games.id').whereRef('games.host', '=', 'players.id'),
        e.selectFrom('chat').select('chat.id').whereRef('chat.player', '=', 'players.id'),
        e
          .selectFrom('credentials')
          .select('credentials.id')
          .whereRef('credentials.player', '=', 'players.id'),
        e.selectFrom('reports').select('reports.id').whereRef('reports.by_player', '=', 'players.id'),
        e.selectFrom('reports').select('reports.id').whereRef('reports.about', '=', 'players.id'),
        e
          .selectFrom('rule_reports')
          .select('rule_reports.id')
          .whereRef('rule_reports.by_player', '=', 'players.id'),
        e
          .selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.player', '=', 'players.id')
          .where('sessions.seen', '>=', before),
      ]
      return e.and(named.map((one) => e.not(e.exists(one))))
    })
    .limit(AT_ONCE)
    .execute()
  return found.map(({ id }) => id)
}

export function sweepStore(db: Db): SweepStore {
  return {
    sweep: (before) =>
      db.transaction().execute(async (t) => {
        const games = await neverStarted(t, before)
        if (games.length > 0) {
          for (const table of ['seats', 'holders', 'removed_players', 'chat', 'standing', 'clocks'] as const)
            await t.deleteFrom(table).where('game', 'in', games).execute()
          await t.deleteFrom('games').where('id', 'in', games).execute()
        }
        const guests = await idleGuests(t, before)
        if (guests.length > 0) {
          for (const table of ['mutes', 'calls', 'sessions', 'removed_players'] as const)
            await t.deleteFrom(table).where('player', 'in', guests).execute()
          await t.deleteFrom('mutes').where('muted', 'in', guests).execute()
          await t.deleteFrom('players').where('id', 'in', guests).execute()
        }
        return { tables: games, guests: guests.length }
      }),
  }
}
