import { cleanName } from '@perilune/protocol'
import type { Kysely } from 'kysely'
import unhomoglyph from 'unhomoglyph'
import type { Schema } from '../schema.js'

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const AT_ONCE = 500

/** The skeleton of UTS 39: two texts that look alike have the same. */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(UNSEEN, '')).normalize('NFD')

/**
 * What a name looks like, whatever its case. Capitals and small letters have different look-alikes, so there
 * are two: “LoveIace” looks like “Lovelace” as it stands, “АDА” like “Ada” only in small letters.
 */
export function skeletonsOf(name: string): string[] {
  const clean = cleanName(name)
  return [...new Set([skeleton(skeleton(clean).toLowerCase()), skeleton(clean.toLowerCase())])]
}

/** Does an account of somebody else look like this name? */
export async function looksLikeAccount(db: Kysely<Schema>, name: string, me: string): Promise<boolean> {
  const found = await db
    .selectFrom('name_skeletons')
    .select('player')
    .where('skeleton', 'in', skeletonsOf(name))
    .where('player', '!=', me)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function keepSkeletons(
  db: Kysely<Schema>,
  accounts: readonly { id: string; name: string }[],
): Promise<void> {
  const rows = accounts.flatMap(({ id, name }) =>
    skeletonsOf(name).map((skeleton) => ({ skeleton, player: id })),
  )
  if (rows.length > 0)
    await db
      .insertInto('name_skeletons')
      .values(rows)
      .onConflict((c) => c.columns(['skeleton', 'player']).doNothing())
      .execute()
}

/**
 * Keeps the skeletons of accounts that have none: those made before there were any, or by an older program on
 * the same database. Accounts that look alike already are both kept.
 */
export async function fillSkeletons(db: Kysely<Schema>): Promise<void> {
  for (;;) {
    const missing = await db
      .selectFrom('players')
      .select(['id', 'name'])
      .where('account', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('name_skeletons as s').select('s.player').whereRef('s.player', '=', 'players.id'),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute()
    await keepSkeletons(db, missing)
    if (missing.length < AT_ONCE) return
  }
}
