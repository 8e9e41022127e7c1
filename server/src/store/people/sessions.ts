import type { Kysely } from 'kysely'
import type { SessionStore } from '../port.js'
import type { Schema } from '../schema.js'

export function sessionStore(db: Kysely<Schema>): SessionStore {
  return {
    async putSession({ id, ...session }) {
      const { seen } = session
      await db
        .insertInto('sessions')
        .values({ id, ...session })
        .onConflict((c) => c.column('id').doUpdateSet({ seen }))
        .execute()
    },

    sessions: (player) =>
      db
        .selectFrom('sessions as s')
        .selectAll()
        .where('player', '=', player)
        // A request that was under way when its session ended may have written it once more.
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('tokens as t').select('t.hash').whereRef('t.hash', '=', 's.id'))),
        )
        .orderBy('seen', 'desc')
        .execute(),

    async removeSessions(player, before) {
      await db
        .deleteFrom('sessions')
        .where('player', '=', player)
        .where((e) => e.or([e('until', '<', before.now), e('epoch', '<', before.epoch)]))
        .execute()
    },

    async removeSession(id, player) {
      await db.deleteFrom('sessions').where('id', '=', id).where('player', '=', player).execute()
    },
  }
}
