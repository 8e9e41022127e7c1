import type { Row, Said } from '@perilune/engine'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Append, ClockRow, RowStore, StoredRow } from './port.js'
import type { Schema } from './schema.js'

type Db = Kysely<Schema>

/** At most this many rows share a commit: databases bound the number of values in a statement. */
const BATCH = 500

const toStored = (r: Selectable<Schema['rows']>): StoredRow => ({
  seq: r.seq,
  row: JSON.parse(r.row) as Row | null,
  key: r.key,
  at: r.at,
  asked: JSON.parse(r.asked) as number[],
  bot: r.bot === 1,
  progress: r.progress_data === '' ? r.progress : (JSON.parse(r.progress_data) as Said),
})

export const fromStored = (game: string, r: StoredRow): Schema['rows'] => ({
  game,
  seq: r.seq,
  row: JSON.stringify(r.row),
  key: r.key,
  at: r.at,
  asked: JSON.stringify(r.asked),
  bot: r.bot ? 1 : 0,
  ...(typeof r.progress === 'string'
    ? { progress: r.progress, progress_data: '' }
    : { progress: '', progress_data: JSON.stringify(r.progress) }),
})

export const toClock = (game: string, clock: ClockRow): Schema['clocks'] => ({
  game,
  due: clock.due,
  data: JSON.stringify(clock.data),
})

export const upsertingClocks = (db: Db, clocks: Schema['clocks'][]) =>
  db
    .insertInto('clocks')
    .values(clocks)
    .onConflict((c) =>
      c.column('game').doUpdateSet((e) => ({ due: e.ref('excluded.due'), data: e.ref('excluded.data') })),
    )

export const upsertingSnapshots = (db: Db, snapshots: Schema['snapshots'][]) =>
  db
    .insertInto('snapshots')
    .values(snapshots)
    .onConflict((c) =>
      c.column('game').doUpdateSet((e) => ({ rules: e.ref('excluded.rules'), data: e.ref('excluded.data') })),
    )

export async function upsertClocks(db: Db, clocks: Schema['clocks'][]): Promise<void> {
  await upsertingClocks(db, clocks).execute()
}

interface Waiting {
  append: Append
  resolve(inserted: boolean): void
  reject(error: unknown): void
}

/**
 * Writes rows in one commit; says of each whether it got its place. Of two for the same place the first to
 * come is tried.
 */
export type Write = (appends: Append[]) => Promise<boolean[]>

/** The most commits at once: while the disk works on one, the next is prepared. */
const IN_FLIGHT = 2
const WORTH_IT = 64

/**
 * The most rows acknowledged in one turn of the event loop, so that their messages leave before the next are
 * acknowledged.
 */
const AT_ONCE = 16

/** Rows of many games share one commit: those that arrive while the disk is busy go into the next one. */
export class GroupCommit {
  readonly #write: Write
  #waiting: Waiting[] = []
  #flying = 0
  #planned = false

  constructor(write: Write) {
    this.#write = write
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject })
      this.#plan()
    })
  }

  #plan(): void {
    if (this.#planned || !this.#mayFly()) return
    this.#planned = true
    // Rows that have arrived at the same moment are read from the sockets first.
    setImmediate(() => {
      this.#planned = false
      this.#send()
    })
  }

  #mayFly(): boolean {
    return this.#waiting.length >= (this.#flying === 0 ? 1 : WORTH_IT) && this.#flying < IN_FLIGHT
  }

  #send(): void {
    if (!this.#mayFly()) return
    const batch = this.#waiting.splice(0, BATCH)
    this.#flying++
    // The next commit is sent before the rows of this one are acknowledged, so that the disk is not idle.
    const landed = () => {
      this.#flying--
      this.#send()
    }
    this.#write(batch.map((w) => w.append)).then(
      (won) => {
        landed()
        tell(batch, won)
      },
      (error: unknown) => {
        landed()
        for (const w of batch) w.reject(error)
      },
    )
  }
}

/**
 * Acknowledges in parts: a hundred tables at once would block the event loop before the first message leaves.
 */
function tell(batch: readonly Waiting[], won: readonly boolean[], from = 0): void {
  const to = Math.min(batch.length, from + AT_ONCE)
  for (let i = from; i < to; i++) batch[i].resolve(won[i])
  if (to < batch.length) setImmediate(tell, batch, won, to)
}

export const placeOf = (append: Append): string => `${append.game}/${append.row.seq}`

/** The rows of one game. */
function logStore(db: Db) {
  return {
    async rows(game, after) {
      const rows = await db
        .selectFrom('rows')
        .selectAll()
        .where('game', '=', game)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
      return rows.map(toStored)
    },

    async log(game) {
      // As one text, which both databases can make: thousands of rows one by one would take longer to carry
      // than to play.
      const { text } = await db
        .selectFrom('rows')
        .select(sql<string | null>`string_agg(row, ',' order by seq)`.as('text'))
        .where('game', '=', game)
        .executeTakeFirstOrThrow()
      // The first is the start, which is no row.
      return text === null ? undefined : (JSON.parse(`[${text}]`) as Row[]).slice(1)
    },

    keys: (game, after) =>
      db
        .selectFrom('rows')
        .select(['seq', 'key'])
        .where('game', '=', game)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute(),
  } satisfies Partial<RowStore>
}

/** The last rows of many games. */
function lastRowStore(db: Db) {
  return {
    async lastRows(games) {
      if (games.length === 0) return new Map()
      const rows = await db
        .selectFrom('rows as r')
        .selectAll()
        .where('game', 'in', games)
        .where('seq', '=', (e) =>
          e
            .selectFrom('rows as o')
            .select((s) => s.fn.max('o.seq').as('last'))
            .whereRef('o.game', '=', 'r.game'),
        )
        .execute()
      return new Map(rows.map((r) => [r.game, toStored(r)]))
    },

    async marks(games) {
      if (games.length === 0) return new Map()
      // Game by game, so that the last row and the last line are looked up in the index: to group them would
      // read them all.
      const rows = await db
        .selectFrom('games as g')
        .leftJoin('standing as s', 's.game', 'g.id')
        .select((e) => [
          'g.id',
          'g.seating',
          'g.state',
          's.version',
          e
            .selectFrom('rows as r')
            .select((r) => r.fn.max('r.seq').as('last'))
            .whereRef('r.game', '=', 'g.id')
            .as('seq'),
          e
            .selectFrom('chat as c')
            .select((c) => c.fn.max('c.id').as('last'))
            .whereRef('c.game', '=', 'g.id')
            .as('line'),
        ])
        .where('g.id', 'in', games)
        .execute()
      return new Map(
        rows.map(({ id, seq, version, seating, state, line }) => [
          id,
          { seq: seq ?? -1, agreements: version ?? 0, seating, state, line: line ?? '' },
        ]),
      )
    },
  } satisfies Partial<RowStore>
}

function snapshotStore(db: Db) {
  return {
    snapshot: (game) =>
      db.selectFrom('snapshots').select(['rules', 'data']).where('game', '=', game).executeTakeFirst(),

    async putSnapshot(game, rules, data) {
      await upsertingSnapshots(db, [{ game, rules, data }]).execute()
    },
  } satisfies Partial<RowStore>
}

/** Clocks, and what has to be done at its time. */
function clockStore(db: Db) {
  return {
    async clock(game) {
      const row = await db.selectFrom('clocks').selectAll().where('game', '=', game).executeTakeFirst()
      return row && { due: row.due, data: JSON.parse(row.data) as unknown }
    },

    async clocksDue(before) {
      const rows = await db.selectFrom('clocks').select('game').where('due', '<=', before).execute()
      return rows.map((r) => r.game)
    },

    async nextDue() {
      const next = await Promise.all(
        (['clocks', 'standing'] as const).map((table) =>
          db
            .selectFrom(table)
            .select((s) => s.fn.min('due').as('due'))
            .executeTakeFirst(),
        ),
      )
      const all = next.flatMap((row) => (row?.due == null ? [] : [row.due]))
      return all.length > 0 ? Math.min(...all) : null
    },

    async proposalsDue(before) {
      const rows = await db.selectFrom('standing').select('game').where('due', '<=', before).execute()
      return rows.map((r) => r.game)
    },

    async waitingForBots(before) {
      const rows = await db
        .selectFrom('games as g')
        .innerJoin('rows as r', 'r.game', 'g.id')
        .select('g.id')
        .where('g.state', '=', 'playing')
        .where('r.bot', '=', 1)
        .where('r.at', '<=', before)
        .where('r.seq', '=', (e) =>
          e
            .selectFrom('rows as o')
            .select((s) => s.fn.max('o.seq').as('last'))
            .whereRef('o.game', '=', 'g.id'),
        )
        .execute()
      return rows.map((r) => r.id)
    },
  } satisfies Partial<RowStore>
}

export function rowStore(db: Db, write: Write): RowStore {
  const group = new GroupCommit(write)
  return {
    append: (append) => group.append(append),
    ...logStore(db),
    ...lastRowStore(db),
    ...snapshotStore(db),
    ...clockStore(db),
  }
}
