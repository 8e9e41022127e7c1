import type { Kysely, Selectable } from 'kysely'
import type { PeopleStore, PlayerRow } from '../port.js'
import type { Schema } from '../schema.js'
import { chatStore } from './chat.js'
import { credentialStore } from './credentials.js'
import { keepSkeletons, looksLikeAccount } from './name-skeletons.js'
import { reportStore } from './reports.js'
import { tokenStore } from './tokens.js'

type Db = Kysely<Schema>

/** What Postgres calls a key that is taken. */
const UNIQUE = '23505'

const toPlayer = (p: Selectable<Schema['players']>): PlayerRow => ({
  id: p.id,
  name: p.name,
  account: p.account !== null,
  banned: p.banned === 1,
  epoch: p.epoch,
  created: p.created,
})

async function makeAccount(db: Db, id: string, name: string, key: string): Promise<boolean> {
  const naming = db.transaction().execute(async (t) => {
    if (await looksLikeAccount(t, name, id)) return false
    const { numUpdatedRows } = await t
      .updateTable('players')
      .set({ name, account: key })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('players as o').select('o.id').where('o.account', '=', key))),
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await keepSkeletons(t, [{ id, name }])
    return numUpdatedRows > 0n
  })
  try {
    return await naming
  } catch (error) {
    // Another node has given the same name at the same moment.
    if ((error as { code?: string }).code === UNIQUE) return false
    throw error
  }
}

/** Players by id, session and name. */
function readStore(db: Db) {
  return {
    async player(id) {
      const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toPlayer(row)
    },

    async playerIn(id, session) {
      const row = await db
        .selectFrom('players')
        .selectAll()
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('tokens').select('hash').where('hash', '=', session).where('kind', '=', 'ended'),
            ),
          ),
        )
        .executeTakeFirst()
      return row && toPlayer(row)
    },

    async accountNamed(key) {
      const row = await db.selectFrom('players').selectAll().where('account', '=', key).executeTakeFirst()
      return row && toPlayer(row)
    },

    async playersNamed(name) {
      const rows = await db.selectFrom('players').selectAll().where('name', '=', name).limit(100).execute()
      return rows.map(toPlayer)
    },

    isNameOfOther: (name, me) => looksLikeAccount(db, name, me ?? ''),
  } satisfies Partial<PeopleStore>
}

/** What changes players. */
function writeStore(db: Db) {
  return {
    async createPlayer({ id, name, banned, epoch, created }) {
      await db
        .insertInto('players')
        .values({ id, name, account: null, banned: banned ? 1 : 0, epoch, created })
        .execute()
    },

    async setPlayer(id, { name, banned, epoch }) {
      await db
        .updateTable('players')
        .set({
          ...(name !== undefined && { name }),
          ...(banned !== undefined && { banned: banned ? 1 : 0 }),
          ...(epoch !== undefined && { epoch }),
        })
        .where('id', '=', id)
        .execute()
    },

    makeAccount: (id, name, key) => makeAccount(db, id, name, key),

    async endSession(hash, expires) {
      await db
        .insertInto('tokens')
        .values({ hash, kind: 'ended', data: '{}', expires })
        .onConflict((c) => c.column('hash').doNothing())
        .execute()
    },
  } satisfies Partial<PeopleStore>
}

export function peopleStore(db: Db): PeopleStore {
  return {
    ...readStore(db),
    ...writeStore(db),
    ...credentialStore(db),
    ...tokenStore(db),
    ...chatStore(db),
    ...reportStore(db),
  }
}
