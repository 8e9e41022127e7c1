import type { Kysely } from 'kysely'
import type { PeopleStore } from '../port.js'
import type { Schema } from '../schema.js'

/** Chat at tables, and who does not hear whom. */
export function chatStore(db: Kysely<Schema>) {
  return {
    async addChat(line) {
      await db.insertInto('chat').values(line).execute()
    },

    async chat(game, limit) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', game)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.reverse()
    },

    async mute(player, muted, on) {
      if (on)
        await db
          .insertInto('mutes')
          .values({ player, muted })
          .onConflict((c) => c.columns(['player', 'muted']).doNothing())
          .execute()
      else await db.deleteFrom('mutes').where('player', '=', player).where('muted', '=', muted).execute()
    },

    async mutes(player) {
      const rows = await db.selectFrom('mutes').select('muted').where('player', '=', player).execute()
      return rows.map((r) => r.muted)
    },
  } satisfies Partial<PeopleStore>
}
