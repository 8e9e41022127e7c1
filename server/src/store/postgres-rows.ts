import { CompiledQuery, type Kysely } from 'kysely'
import { fromStored, placeOf, toClock, upsertClocks, upsertingSnapshots } from './log.js'
import type { Append } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/**
 * Writes rows in one commit. A repeated write may have arrived the first time: then the row at its place is
 * the same.
 */
export const writeRows =
  (db: Db) =>
  async (appends: Append[], again = false): Promise<boolean[]> => {
    const plain = !appends.some((a) => a.clock || a.ends)
    // Of two rows for the same place the first is tried. One order for all nodes prevents deadlocks.
    const tried = new Map<string, Append>()
    for (const a of appends) if (!tried.has(placeOf(a))) tried.set(placeOf(a), a)
    const sorted = [...tried.values()].sort((a, b) => (a.game < b.game ? -1 : 1))
    const inserted = await (plain
      ? insert(db, sorted)
      : db.transaction().execute((t) => insertAll(t, sorted)))
    keepSnapshots(db, sorted, inserted)
    const arrived = again ? await thereAlready(db, appends) : new Set<string>()
    return appends.map((a) => {
      const place = placeOf(a)
      return tried.get(place) === a && (inserted.has(place) || arrived.has(place))
    })
  }

/** Snapshots are written apart from the rows: they are a cache, and nobody waits for them. */
function keepSnapshots(db: Db, appends: readonly Append[], inserted: ReadonlySet<string>): void {
  const snapshots = appends.flatMap((a) =>
    a.snapshot && inserted.has(placeOf(a)) ? [{ game: a.game, ...a.snapshot }] : [],
  )
  if (snapshots.length)
    upsertingSnapshots(db, snapshots)
      .execute()
      .catch(() => {})
}

async function thereAlready(db: Db, appends: Append[]): Promise<Set<string>> {
  const keys = appends.flatMap(({ row }) => (row.key === null ? [] : [row.key]))
  if (keys.length === 0) return new Set()
  const games = appends.map(({ game }) => game)
  const rows = await db
    .selectFrom('rows')
    .select(['game', 'seq', 'key'])
    .where('game', 'in', games)
    .where('key', 'in', keys)
    .execute()
  const mine = new Set(appends.map((a) => `${placeOf(a)} ${a.row.key}`))
  return new Set(
    rows.map((r) => `${r.game}/${r.seq}`).filter((place, i) => mine.has(`${place} ${rows[i].key}`)),
  )
}

/**
 * Rows whose place is taken are left out. The batch travels as one JSON text: hundreds of values in a
 * statement cost node and database more than the rows.
 */
export const INSERT_ROWS = `insert into rows (game, seq, row, key, at, asked, bot, progress, progress_data)
  select * from json_to_recordset($1::json)
    as r(game text, seq integer, row text, key text, at double precision, asked text, bot integer,
      progress text, progress_data text)
  on conflict (game, seq) do nothing
  returning game, seq`

async function insert(db: Db, appends: Append[]): Promise<Set<string>> {
  const rows = JSON.stringify(appends.map((a) => fromStored(a.game, a.row)))
  const done = await db.executeQuery<{ game: string; seq: number }>(CompiledQuery.raw(INSERT_ROWS, [rows]))
  return new Set(done.rows.map((r) => `${r.game}/${r.seq}`))
}

async function insertAll(db: Db, appends: Append[]): Promise<Set<string>> {
  const inserted = await insert(db, appends)
  const won = appends.filter((a) => inserted.has(placeOf(a)))
  const clocks = won.flatMap((a) => (a.clock ? [toClock(a.game, a.clock)] : []))
  if (clocks.length) await upsertClocks(db, clocks)
  const over = won.filter((a) => a.ends).map((a) => a.game)
  if (over.length) await db.updateTable('games').set({ state: 'over' }).where('id', 'in', over).execute()
  return inserted
}
