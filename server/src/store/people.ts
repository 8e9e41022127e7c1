import type { Kysely, Selectable } from 'kysely'
import { keepSkeletons, looksLikeAccount } from './name-skeletons.js'
import type { PeopleStore, PlayerRow } from './port.js'
import type { Schema } from './schema.js'

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

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  return {
    async createPlayer({ id, name, banned, epoch, created }) {
      await db
        .insertInto('players')
        .values({ id, name, account: null, banned: banned ? 1 : 0, epoch, created })
        .execute()
    },

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

    async endSession(hash, expires) {
      await db
        .insertInto('tokens')
        .values({ hash, kind: 'ended', data: '{}', expires })
        .onConflict((c) => c.column('hash').doNothing())
        .execute()
    },

    async accountNamed(key) {
      const row = await db.selectFrom('players').selectAll().where('account', '=', key).executeTakeFirst()
      return row && toPlayer(row)
    },

    async playersNamed(name) {
      const rows = await db.selectFrom('players').selectAll().where('name', '=', name).limit(100).execute()
      return rows.map(toPlayer)
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

    isNameOfOther: (name, me) => looksLikeAccount(db, name, me ?? ''),

    async makeAccount(id, name, key) {
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
    },

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
  }
}
