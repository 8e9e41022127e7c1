import { type Kysely, sql } from 'kysely'
import type { CallStore } from './port.js'
import type { Schema } from './schema.js'

export function callStore(db: Kysely<Schema>): CallStore {
  return {
    async channels(player) {
      const rows = await db
        .selectFrom('calls')
        .selectAll()
        .where('player', '=', player)
        .orderBy('added')
        .execute()
      return rows.map((r) => ({ ...r, data: JSON.parse(r.data) }))
    },

    async playersWithMail(address, limit) {
      const rows = await db
        .selectFrom('calls')
        .select('player')
        .where('kind', '=', 'mail')
        .where('data', '=', 'null')
        .where(sql<string>`lower(address)`, '=', address.toLowerCase())
        .orderBy('added')
        .limit(limit)
        .execute()
      return rows.map(({ player }) => player)
    },

    async putChannel(call) {
      const { id: _, ...change } = { ...call, data: JSON.stringify(call.data) }
      await db
        .insertInto('calls')
        .values({ id: call.id, ...change })
        .onConflict((c) => c.column('id').doUpdateSet(change))
        .execute()
    },

    async removeChannel(id, player) {
      await db.deleteFrom('calls').where('id', '=', id).where('player', '=', player).execute()
    },

    async keep(name, value) {
      await db
        .insertInto('kept')
        .values({ name, value })
        .onConflict((c) => c.column('name').doNothing())
        .execute()
      const row = await db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst()
      return row?.value ?? value
    },
  }
}
