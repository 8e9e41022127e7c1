import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

// A commit waits for the disk, and better-sqlite3 waits with it: in a thread of its own it holds up nobody else. The thread's
// program is a text so that it runs alike from sources, from a build and from a bundle.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.module)
const db = new Database(workerData.file, { timeout: 10_000 })
for (const [name, value] of Object.entries(workerData.pragmas)) db.pragma(name + ' = ' + value)
let prepared = new Map()
function run(sql, parameters) {
  let statement = prepared.get(sql)
  if (!statement) {
    if (prepared.size >= 500) prepared = new Map()
    prepared.set(sql, (statement = db.prepare(sql)))
  }
  if (statement.reader) return { rows: statement.all(parameters) }
  return { rows: [], changes: statement.run(parameters).changes }
}
parentPort.on('message', ({ id, sql, parameters }) => {
  if (sql === null) {
    db.close()
    parentPort.close()
    return
  }
  try {
    parentPort.postMessage({ id, ...run(sql, parameters) })
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } })
  }
})`

interface Done {
  id: number
  rows: unknown[]
  changes?: number
  error?: { message: string; code?: string }
}

/** The one connection, to the thread that holds the file. */
class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve(done: Done): void; reject(error: Error): void }>()
  #ids = 0

  constructor(file: string, pragmas: Readonly<Record<string, string | number>>) {
    const module = createRequire(import.meta.url).resolve('better-sqlite3')
    this.#worker = new Worker(THREAD, { eval: true, workerData: { module, file, pragmas } })
    this.#worker.on('message', (done: Done) => {
      this.#waiting.get(done.id)?.resolve(done)
      this.#waiting.delete(done.id)
    })
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    })
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { error, rows, changes } = await new Promise<Done>((resolve, reject) => {
      const id = this.#ids++
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, sql, parameters })
    })
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }

  // biome-ignore lint/correctness/useYield: it only says that it can't
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read all at once here')
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    this.#worker.postMessage({ id: -1, sql: null })
    await ended
  }
}

/** One connection for all: whoever holds it, holds it alone, so that nobody gets into another's transaction. */
class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection
  #queue: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(connection: ThreadConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue
    let release = () => {}
    this.#queue = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // At once for writing: one that has read first may find that another process was faster.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    return this.#connection.close()
  }
}

/** The database in a file of its own: a commit is on the disk before anybody is told of it. */
export function sqliteDialect(
  folder: string,
  pragmas: Readonly<Record<string, string | number>> = {},
): Dialect {
  mkdirSync(folder, { recursive: true })
  const settings = { journal_mode: 'WAL', synchronous: 'FULL', foreign_keys: 'ON', ...pragmas }
  return {
    createDriver: () => new ThreadDriver(new ThreadConnection(join(folder, 'perilune.sqlite'), settings)),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}
