import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { openStore } from './open.js'
import type { Store } from './port.js'

/** A database of its own, shared by any number of nodes. A commit is on its disk before anybody is told of it. */
export function openPostgres(url: string, connections = 10): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // One that breaks while nobody uses it is replaced by the next that is needed.
  pool.on('error', () => {})
  return openStore(new PostgresDialect({ pool }))
}
