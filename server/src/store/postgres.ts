import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Write } from './log.js'
import { openStore } from './open.js'
import { type Store, StoreAway } from './port.js'
import { INSERT_ROWS, writeRows } from './postgres-rows.js'

/** Without an answer for this long the database counts as unreachable, in ms. */
const SILENCE = 5000
/** Bringing a large database up to date may take longer. */
const PATIENCE = 600_000
/** How long a write is repeated while the database is unreachable, in ms. */
const TRYING = 8000

// Error codes of Postgres at a shutdown or a deadlock: the same may work in a moment.
const PASSING = /^(08|40|57P0[1-4]|25P03|53300)/

/** Did the database answer? A refused write would be refused again; of an unanswered one nothing is known. */
const isPassing = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string }
  return severity === undefined || PASSING.test(code ?? '')
}

/** Every move is written by the same statement: the database reads and plans it once for every connection. */
const PREPARED = { name: 'insert-rows' }

const away = (error: unknown): unknown =>
  isPassing(error) ? new StoreAway((error as Error).message, { cause: error }) : error

/** A pool that throws `StoreAway` when the database is unreachable and never reuses a failed connection. */
function safePool(url: string, connections: number, silence: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: SILENCE,
    query_timeout: silence,
    // A node that stands still in the middle of a commit does not hold up the others for longer.
    idle_in_transaction_session_timeout: SILENCE,
    keepAlive: true,
  })
  // One that breaks is replaced by the next that is needed, whether or not somebody was using it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(away(error)))
    let failed = false
    const query = async (sql: string, parameters: unknown[]) => {
      try {
        return await client.query({ ...(sql === INSERT_ROWS && PREPARED), text: sql, values: parameters })
      } catch (error) {
        failed ||= isPassing(error)
        throw away(error)
      }
    }
    return { query, release: () => client.release(failed) } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats writes while the database is unreachable. A row that had arrived is recognised by its key. */
const persistent =
  (write: ReturnType<typeof writeRows>): Write =>
  async (appends) => {
    const end = performance.now() + TRYING
    for (let tries = 0; ; tries++) {
      try {
        return await write(appends, tries > 0)
      } catch (error) {
        if (!(error instanceof StoreAway) || performance.now() > end) throw error
        await wait(Math.min(1000, 50 * 2 ** tries) * (0.5 + Math.random()))
      }
    }
  }

/**
 * A database of its own, shared by any number of nodes. A commit is on its disk before anybody is told of it.
 */
export function openPostgres(url: string, connections = 10): Promise<Store> {
  return openStore(new PostgresDialect({ pool: safePool(url, connections, SILENCE) }), {
    migrateWith: new PostgresDialect({ pool: safePool(url, 2, PATIENCE) }),
    write: (db) => persistent(writeRows(db)),
  })
}
