import { type Dialect, Kysely, type Migration, Migrator, sql } from 'kysely'
import { analysisStore } from './analyses.js'
import { othersAtFile } from './changes-by-others.js'
import { gameStore } from './games.js'
import { rowStore, type Write } from './log.js'
import { callStore } from './notification-channels.js'
import { operatorStore } from './operator-log.js'
import { leavingStore } from './people/erase-player.js'
import { fillSkeletons } from './people/name-skeletons.js'
import { peopleStore } from './people/people.js'
import { sessionStore } from './people/sessions.js'
import type { Store } from './port.js'
import { sweepStore } from './remove-unused.js'
import { migrations, type Schema } from './schema.js'
import { sqlite } from './sqlite.js'

/** Whoever is alone on a database and finds it newer is an older release started by mistake. */
class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
  constructor(steps: readonly string[]) {
    super(
      `the database was last used by a newer release of Perilune (${steps.join(', ')}): start that ` +
        'release, or restore the backup made before the upgrade',
    )
  }
}

/**
 * Our own steps, and the names of those that a newer program has taken already. Kysely refuses a database
 * with steps that it is not told of; but steps only add, so that this program finds all it knows, and can
 * start again while newer ones run beside it.
 */
async function stepsOf(db: Kysely<Schema>, alone: boolean): Promise<Record<string, Migration>> {
  const taken = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const newer = taken.rows.filter(({ name }) => !(name in migrations))
  if (alone && newer.length > 0) throw new NewerDatabase(newer.map(({ name }) => name))
  return { ...migrations, ...Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }])) }
}

/** The store over any database that Kysely speaks to; brings its tables up to date first. */
export async function openStore(
  dialect: Dialect,
  {
    write,
    migrateWith,
    file,
  }: { write: (db: Kysely<Schema>) => Write; migrateWith?: Dialect; file?: boolean },
): Promise<Store> {
  const db = new Kysely<Schema>({ dialect })
  const old = migrateWith ? new Kysely<Schema>({ dialect: migrateWith }) : db
  const migrator = new Migrator({ db: old, provider: { getMigrations: () => stepsOf(old, file === true) } })
  const { error } = await migrator.migrateToLatest()
  if (old !== db) await old.destroy()
  if (error) {
    await db.destroy()
    throw error
  }
  await fillSkeletons(db)
  return {
    ...rowStore(db, write(db)),
    ...gameStore(db),
    ...analysisStore(db),
    ...peopleStore(db),
    ...sessionStore(db),
    ...callStore(db),
    ...leavingStore(db),
    ...operatorStore(db),
    ...sweepStore(db),
    // A database that nodes share is written to all the time.
    changedByOthers: file ? othersAtFile(db) : async () => true,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}

export const openSqlite = (
  folder: string,
  pragmas?: Readonly<Record<string, string | number>>,
): Promise<Store> => {
  const { dialect, write } = sqlite(folder, pragmas)
  return openStore(dialect, { write, file: true })
}
