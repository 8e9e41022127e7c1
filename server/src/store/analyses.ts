import type { Analysis } from '@perilune/protocol'
import type { Kysely } from 'kysely'
import type { AnalysisStore } from './port.js'
import type { Schema } from './schema.js'

const keep = (db: Kysely<Schema>, game: string, analysis: Analysis) =>
  db
    .insertInto('analyses')
    .values({ game, data: JSON.stringify(analysis) })
    .onConflict((c) => c.column('game').doNothing())
    .execute()

export function analysisStore(db: Kysely<Schema>): AnalysisStore {
  const analysing: AnalysisStore['analysing'] = async (game) => {
    const row = await db.selectFrom('analysing').selectAll().where('game', '=', game).executeTakeFirst()
    return row && { at: row.at, analysis: JSON.parse(row.data) as Analysis }
  }
  return {
    analysing,

    async analysis(game) {
      const row = await db.selectFrom('analyses').select('data').where('game', '=', game).executeTakeFirst()
      return row && JSON.parse(row.data)
    },

    async putAnalysis(game, analysis) {
      await keep(db, game, analysis)
    },

    async takeAnalysis(game, { node, at, silentSince }, fresh) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('analysing')
        .values({ game, node, at, data: JSON.stringify(fresh) })
        .onConflict((c) => c.column('game').doUpdateSet({ node, at }).where('analysing.at', '<', silentSince))
        .executeTakeFirst()
      if (!numInsertedOrUpdatedRows) return
      return (await analysing(game))?.analysis
    },

    async keepAnalysis(game, { node, at }, analysis) {
      const { numUpdatedRows } = await db
        .updateTable('analysing')
        .set({ at, data: JSON.stringify(analysis) })
        .where('game', '=', game)
        .where('node', '=', node)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async stillAnalysing({ node, at }) {
      await db.updateTable('analysing').set({ at }).where('node', '=', node).execute()
    },

    finishAnalysis: (game, node, analysis) =>
      db.transaction().execute(async (t) => {
        const { numDeletedRows } = await t
          .deleteFrom('analysing')
          .where('game', '=', game)
          .where('node', '=', node)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await keep(t, game, analysis)
      }),

    async dropAnalysis(game) {
      await db.deleteFrom('analysing').where('game', '=', game).execute()
    },
  }
}
