import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Dialect, Kysely, Migrator, SqliteDialect, sql } from 'kysely'
import { gameStore } from './games.js'
import { rowStore } from './log.js'
import { peopleStore } from './people.js'
import type { Store } from './port.js'
import { migrations, type Schema } from './schema.js'

/** The store over any database that Kysely speaks to; brings its tables up to date first. */
export async function openStore(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Schema>({ dialect })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return {
    ...rowStore(db),
    ...gameStore(db),
    ...peopleStore(db),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}

/** The database in a file of its own: a commit is on the disk before anybody is told of it. */
export function sqliteDialect(
  folder: string,
  pragmas: Readonly<Record<string, string | number>> = {},
): Dialect {
  mkdirSync(folder, { recursive: true })
  const database = new Database(join(folder, 'perilune.sqlite'), { timeout: 10_000 })
  const settings = { journal_mode: 'WAL', synchronous: 'FULL', foreign_keys: 'ON', ...pragmas }
  for (const [name, value] of Object.entries(settings)) database.pragma(`${name} = ${value}`)
  return new SqliteDialect({ database })
}

export const openSqlite = (
  folder: string,
  pragmas?: Readonly<Record<string, string | number>>,
): Promise<Store> => openStore(sqliteDialect(folder, pragmas))
