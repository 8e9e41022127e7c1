import type { Kysely } from 'kysely'
import { toClock, upsertClocks } from './log.js'
import type { GameStore } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

async function replaceStanding(
  db: Db,
  game: string,
  { data, version, due }: { data: unknown; version: number; due: number | null },
): Promise<boolean> {
  const row = { game, version: version + 1, data: JSON.stringify(data), due }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('standing')
    .values(row)
    .onConflict((c) =>
      c
        .column('game')
        .doUpdateSet({ version: row.version, data: row.data, due })
        .where('standing.version', '=', version),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What the players of a table have agreed on: in the database, the table `standing`. */
export function agreementStore(db: Db) {
  return {
    async agreements(game) {
      const row = await db.selectFrom('standing').selectAll().where('game', '=', game).executeTakeFirst()
      return row ? { version: row.version, data: JSON.parse(row.data) } : { version: 0, data: null }
    },

    async putAgreements(game, data, version, { clock, due = null } = {}) {
      if (!clock) return replaceStanding(db, game, { data, version, due })
      const { seq, ...ofClock } = clock
      return db.transaction().execute(async (t) => {
        const last = await t
          .selectFrom('rows')
          .select((r) => r.fn.max('seq').as('seq'))
          .where('game', '=', game)
          .executeTakeFirst()
        if (last?.seq !== seq || !(await replaceStanding(t, game, { data, version, due }))) return false
        await upsertClocks(t, [toClock(game, ofClock)])
        return true
      })
    },
  } satisfies Partial<GameStore>
}
