import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { fromStored, upsertingClocks, upsertingSnapshots, type Write } from './log.js'
import type { Append } from './port.js'
import { DATABASE_FILE, makeDataFolder } from './private-files.js'
import type { Schema } from './schema.js'

// better-sqlite3 blocks while a commit waits for the disk, so it runs in a thread of its own. The thread's
// program is a string, so that it runs alike from sources, a build and a bundle.
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
// Steps in one commit; a step of another kind than the first belongs to the one before it, and is done if
// that was.
const commit = db.transaction(({ texts, steps }) => {
  let done = false
  const changed = []
  for (const [kind, ...parameters] of steps) {
    if (kind === 0) changed.push((done = run(texts[0], parameters).changes > 0))
    else if (done) run(texts[kind], parameters)
  }
  return changed
})
parentPort.on('message', ({ id, sql, parameters, batch }) => {
  if (sql === null) {
    db.close()
    parentPort.close()
    return
  }
  try {
    const done = batch ? { rows: commit.immediate(JSON.parse(batch)) } : run(sql, parameters)
    parentPort.postMessage({ id, ...done })
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } })
  }
})`

// Checkpoints the write-ahead log into the database in a second thread, so that commits go on meanwhile;
// seldom, because pages that are written again and again are then copied once. Commits wait only when the log
// has grown large and is restarted.
const CHECKPOINTS = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.module)
const db = new Database(workerData.file, { timeout: 10_000 })
const MANY = 25_000
const timer = setInterval(() => {
  try {
    const [{ log }] = db.pragma('wal_checkpoint(PASSIVE)')
    if (log > MANY) db.pragma('wal_checkpoint(RESTART)')
  } catch {
    // The disk is full, or busy: the next time will do.
  }
}, 5000)
parentPort.once('message', () => {
  clearInterval(timer)
  db.close()
  parentPort.close()
})`
/** So many commits make a second thread worth its while. */
const BUSY_FROM = 200

interface Done {
  id: number
  rows: unknown[]
  changes?: number
  error?: { message: string; code?: string }
}

/** Which of the texts, and the values for it. */
type Step = readonly [kind: number, ...values: unknown[]]

/** The thread that holds the file. */
class Thread {
  readonly #worker: Worker
  readonly #file: { module: string; file: string }
  #checkpoints: Worker | undefined
  #commits = 0
  readonly #waiting = new Map<number, { resolve(done: Done): void; reject(error: Error): void }>()
  #ids = 0

  constructor(file: string, pragmas: Readonly<Record<string, string | number>>) {
    this.#file = { module: createRequire(import.meta.url).resolve('better-sqlite3'), file }
    this.#worker = new Worker(THREAD, { eval: true, workerData: { ...this.#file, pragmas } })
    this.#worker.on('message', (done: Done) => {
      this.#waiting.get(done.id)?.resolve(done)
      this.#waiting.delete(done.id)
    })
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    })
  }

  async #ask(message: object): Promise<Done> {
    const done = await new Promise<Done>((resolve, reject) => {
      const id = this.#ids++
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...message })
    })
    if (done.error) throw Object.assign(new Error(done.error.message), { code: done.error.code })
    return done
  }

  /**
   * Many small steps in one message and one commit; says of the first kind of step which of them changed
   * something.
   */
  async commit(texts: readonly string[], steps: readonly Step[]): Promise<boolean[]> {
    if (++this.#commits === BUSY_FROM)
      this.#checkpoints = new Worker(CHECKPOINTS, { eval: true, workerData: this.#file })
    const { rows } = await this.#ask({ batch: JSON.stringify({ texts, steps }) })
    return rows as boolean[]
  }

  async query<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#ask({ sql, parameters })
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }

  async close(): Promise<void> {
    const ended = (worker: Worker) => new Promise((resolve) => worker.once('exit', resolve))
    if (this.#checkpoints) {
      this.#checkpoints.postMessage('close')
      await ended(this.#checkpoints)
    }
    this.#worker.postMessage({ id: -1, sql: null })
    await ended(this.#worker)
  }
}

/** One who may speak to the thread; what is said inside a transaction is said by its holder alone. */
class Lease implements DatabaseConnection {
  readonly #driver: ThreadDriver

  constructor(driver: ThreadDriver) {
    this.#driver = driver
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#driver.execute(this, query)
  }

  // biome-ignore lint/correctness/useYield: it only says that it can't
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read all at once here')
  }
}

/**
 * One thread for all, which does what it is told in the order it is told. Nobody waits for the answer of
 * another, so that it always has something to do; only in the middle of a transaction nobody else gets a word
 * in.
 */
class ThreadDriver implements Driver {
  readonly #thread: Thread
  #transaction: { by: Lease; over: Promise<void>; end(): void } | null = null

  constructor(thread: Thread) {
    this.#thread = thread
  }

  async init(): Promise<void> {}

  // Who waits looks again before speaking, in the same turn: another may have begun a transaction meanwhile.

  async commit(texts: readonly string[], steps: readonly Step[]): Promise<boolean[]> {
    while (this.#transaction) await this.#transaction.over
    return this.#thread.commit(texts, steps)
  }

  async execute<R>(by: Lease, query: CompiledQuery): Promise<QueryResult<R>> {
    while (this.#transaction && this.#transaction.by !== by) await this.#transaction.over
    return this.#thread.query(query)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#end(connection)
  }

  #end(by: DatabaseConnection): void {
    if (this.#transaction?.by !== by) return
    const { end } = this.#transaction
    this.#transaction = null
    end()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const by = connection as Lease
    while (this.#transaction) await this.#transaction.over
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#transaction = { by, over, end }
    // At once for writing: one that has read first may find that another process was faster.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#end(connection)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#end(connection)
  }

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}

/**
 * The texts that rows, clocks, ends of games and snapshots are written with, as Kysely writes them for one of
 * each.
 */
function textsOf(db: Kysely<Schema>): string[] {
  const row = {
    game: '',
    seq: 0,
    row: '',
    key: null,
    at: 0,
    asked: '',
    bot: 0,
    progress: '',
    progress_data: '',
  } as const
  return [
    db
      .insertInto('rows')
      .values(row)
      .onConflict((c) => c.columns(['game', 'seq']).doNothing()),
    upsertingClocks(db, [{ game: '', due: 0, data: '' }]),
    db.updateTable('games').set({ state: 'over' }).where('id', '=', ''),
    upsertingSnapshots(db, [{ game: '', rules: 0, data: '' }]),
  ].map((query) => query.compile().sql)
}

function addSteps(steps: Step[], { game, row, clock, ends, snapshot }: Append): void {
  const { seq, row: said, key, at, asked, bot, progress, progress_data } = fromStored(game, row)
  steps.push([0, game, seq, said, key, at, asked, bot, progress, progress_data])
  if (clock) steps.push([1, game, clock.due, JSON.stringify(clock.data)])
  if (ends) steps.push([2, 'over', game])
  if (snapshot) steps.push([3, game, snapshot.rules, snapshot.data])
}

/** The database in a file of its own: a commit is on the disk before anybody is told of it. */
export function sqlite(
  folder: string,
  pragmas: Readonly<Record<string, string | number>> = {},
): { dialect: Dialect; write(db: Kysely<Schema>): Write } {
  makeDataFolder(folder)
  const settings = {
    journal_mode: 'WAL',
    synchronous: 'FULL',
    foreign_keys: 'ON',
    wal_autocheckpoint: 30_000,
    ...pragmas,
  }
  const driver = new ThreadDriver(new Thread(join(folder, DATABASE_FILE), settings))
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  // Moves come by the thousand: they go to the thread as one text, and there through one prepared statement.
  const write = (db: Kysely<Schema>): Write => {
    const texts = textsOf(db)
    return (appends) => {
      const steps: Step[] = []
      for (const append of appends) addSteps(steps, append)
      return driver.commit(texts, steps)
    }
  }
  return { dialect, write }
}
