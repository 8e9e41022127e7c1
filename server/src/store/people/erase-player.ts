import { FORMER_PLAYER } from '@perilune/protocol'
import type { Kysely } from 'kysely'
import type { LeavingStore } from '../port.js'
import type { Schema } from '../schema.js'
import { reseating } from '../seats.js'

type Db = Kysely<Schema>

export function leavingStore(db: Db): LeavingStore {
  return {
    chatOf: (player) =>
      db.selectFrom('chat').selectAll().where('player', '=', player).orderBy('id').execute(),

    erasePlayer: (player, nobody) =>
      db.transaction().execute(async (t) => {
        const games = await gamesTouched(t, player)
        await reseating(t, games)
        // The sentences of an analysis name players; whoever wants it again gets it with the names as they
        // are then.
        if (games.length > 0)
          for (const table of ['analyses', 'analysing'] as const)
            await t.deleteFrom(table).where('game', 'in', games).execute()
        await leaveSeats(t, player)
        await renameTraces(t, player, nobody)
        await eraseOwn(t, player)
        return games
      }),
  }
}

/** The games that the player hosts, sits at or has a link to. */
async function gamesTouched(t: Db, player: string): Promise<string[]> {
  const touched = await t
    .selectFrom('games')
    .select('id')
    .where((e) =>
      e.or([
        e('host', '=', player),
        e('id', 'in', e.selectFrom('seats').select('game').where('player', '=', player)),
        e('id', 'in', e.selectFrom('holders').select('game').where('player', '=', player)),
      ]),
    )
    .execute()
  return touched.map(({ id }) => id)
}

async function leaveSeats(t: Db, player: string): Promise<void> {
  const open = t.selectFrom('games').select('id').where('state', '=', 'open')
  // A seat that was kept for them is not for strangers.
  await t
    .updateTable('seats')
    .set({ kind: 'closed', player: null, name: '' })
    .where('player', '=', player)
    .where('kind', '=', 'open')
    .execute()
  // A table that has not begun goes with its host; at others the seat is free again.
  await t
    .updateTable('games')
    .set({ state: 'closed' })
    .where('host', '=', player)
    .where('state', '=', 'open')
    .execute()
  await t
    .updateTable('seats')
    .set({ kind: 'open', player: null, name: '' })
    .where('player', '=', player)
    .where('game', 'in', open)
    .execute()
  await t
    .updateTable('seats')
    .set({ player: null, name: FORMER_PLAYER })
    .where('player', '=', player)
    .execute()
}

/** What others still need names nobody in the player's place. */
async function renameTraces(t: Db, player: string, nobody: string): Promise<void> {
  await t.updateTable('games').set({ host: nobody }).where('host', '=', player).execute()
  await t.updateTable('reports').set({ by_player: nobody }).where('by_player', '=', player).execute()
  await t.updateTable('reports').set({ about: nobody }).where('about', '=', player).execute()
  await t.updateTable('rule_reports').set({ by_player: nobody }).where('by_player', '=', player).execute()
  await t.updateTable('operator_log').set({ about: nobody }).where('about', '=', player).execute()
}

/** What is the player's alone. */
async function eraseOwn(t: Db, player: string): Promise<void> {
  for (const table of [
    'holders',
    'removed_players',
    'name_skeletons',
    'chat',
    'credentials',
    'sessions',
    'calls',
    'mutes',
  ] as const)
    await t.deleteFrom(table).where('player', '=', player).execute()
  await t.deleteFrom('mutes').where('muted', '=', player).execute()
  // Links to reset a password name their player.
  await t.deleteFrom('tokens').where('data', 'like', `%"player":"${player}"%`).execute()
  await t.deleteFrom('players').where('id', '=', player).execute()
}
