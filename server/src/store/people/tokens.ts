import type { Kysely } from 'kysely'
import type { PeopleStore } from '../port.js'
import type { Schema } from '../schema.js'

/** What counts once, or until it expires: links, offers, claims. */
export function tokenStore(db: Kysely<Schema>) {
  return {
    async putToken(hash, kind, data, expires) {
      await db
        .insertInto('tokens')
        .values({ hash, kind, data: JSON.stringify(data), expires })
        .execute()
    },

    async claimToken(hash, kind, now, expires) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('tokens')
        .values({ hash, kind, data: '{}', expires })
        .onConflict((c) => c.column('hash').doUpdateSet({ expires }).where('tokens.expires', '<=', now))
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async dropTokens(kind, data) {
      await db
        .deleteFrom('tokens')
        .where('kind', '=', kind)
        .where('data', '=', JSON.stringify(data))
        .execute()
    },

    async takeToken(hash, kind, now) {
      await db.deleteFrom('tokens').where('expires', '<', now).execute()
      const row = await db
        .deleteFrom('tokens')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .returning('data')
        .executeTakeFirst()
      return row && JSON.parse(row.data)
    },
  } satisfies Partial<PeopleStore>
}
