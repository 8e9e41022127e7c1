import type { Kysely } from 'kysely'
import type { OperatorStore } from './port.js'
import type { Schema } from './schema.js'

export function operatorStore(db: Kysely<Schema>): OperatorStore {
  return {
    async addOperatorAct(act) {
      await db.insertInto('operator_log').values(act).execute()
    },

    async operatorLog(limit) {
      const rows = await db
        .selectFrom('operator_log')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.reverse()
    },
  }
}
