import type { Kysely } from 'kysely'
import type { PeopleStore } from '../port.js'
import type { Schema } from '../schema.js'

/** Reports about players, and about rules. */
export function reportStore(db: Kysely<Schema>) {
  return {
    async addReport({ id, by, about, game, text, at, done }) {
      await db
        .insertInto('reports')
        .values({ id, by_player: by, about, game, text, at, done: done ? 1 : 0 })
        .execute()
    },

    async reports(open) {
      const query = db.selectFrom('reports').selectAll().orderBy('at')
      const rows = await (open ? query.where('done', '=', 0) : query).execute()
      return rows.map(({ by_player, done, ...r }) => ({ ...r, by: by_player, done: done === 1 }))
    },

    async finishReport(id) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ done: 1 })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async addRuleReport({ by, done, ...report }) {
      await db
        .insertInto('rule_reports')
        .values({ ...report, by_player: by, done: done ? 1 : 0 })
        .execute()
    },

    async ruleReports(open) {
      const query = db.selectFrom('rule_reports').selectAll().orderBy('at')
      const rows = await (open ? query.where('done', '=', 0) : query).execute()
      return rows.map(({ by_player, done, ...r }) => ({ ...r, by: by_player, done: done === 1 }))
    },

    async finishRuleReport(id) {
      const { numUpdatedRows } = await db
        .updateTable('rule_reports')
        .set({ done: 1 })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  } satisfies Partial<PeopleStore>
}
