import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.js'

/**
 * SQLite counts for each connection what others have committed to the same file. All of ours goes through one
 * connection, so that to know whether the operator has been there costs no more than reading that number.
 */
export function othersAtFile(db: Kysely<Schema>): () => Promise<boolean> {
  let seen: number | undefined
  return async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const before = seen
    seen = rows[0].data_version
    return seen !== before
  }
}
