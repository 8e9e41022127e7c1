import type { Kysely } from 'kysely'
import type { PeopleStore } from '../port.js'
import type { Schema } from '../schema.js'

/** Passwords, passkeys and what else signs a player in. */
export function credentialStore(db: Kysely<Schema>) {
  return {
    credentials: (player) => db.selectFrom('credentials').selectAll().where('player', '=', player).execute(),

    credential: (id) => db.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst(),

    async addCredential(credential) {
      const { secret } = credential
      await db
        .insertInto('credentials')
        .values(credential)
        .onConflict((c) =>
          c.column('id').doUpdateSet({ secret }).where('credentials.player', '=', credential.player),
        )
        .execute()
    },

    async setCounter(id, counter, used) {
      await db
        .updateTable('credentials')
        .set({ counter, ...(used !== undefined && { used }) })
        .where('id', '=', id)
        .execute()
    },

    async nameCredential(id, player, name) {
      await db
        .updateTable('credentials')
        .set({ name })
        .where('id', '=', id)
        .where('player', '=', player)
        .execute()
    },

    async removeCredential(id, player) {
      const { numDeletedRows } = await db
        .deleteFrom('credentials')
        .where('id', '=', id)
        .where('player', '=', player)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('credentials as o')
              .select('o.id')
              .where('o.player', '=', player)
              .where('o.id', '!=', id),
          ),
        )
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  } satisfies Partial<PeopleStore>
}
