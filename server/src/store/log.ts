import type { Row } from '@perilune/engine'
import type { Kysely, Selectable } from 'kysely'
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
})

export const fromStored = (game: string, r: StoredRow): Schema['rows'] => ({
  game,
  seq: r.seq,
  row: JSON.stringify(r.row),
  key: r.key,
  at: r.at,
  asked: JSON.stringify(r.asked),
  bot: r.bot ? 1 : 0,
})

const toClock = (game: string, clock: ClockRow): Schema['clocks'] => ({
  game,
  due: clock.due,
  data: JSON.stringify(clock.data),
})

export async function upsertClocks(db: Db, clocks: Schema['clocks'][]): Promise<void> {
  await db
    .insertInto('clocks')
    .values(clocks)
    .onConflict((c) =>
      c.column('game').doUpdateSet((e) => ({ due: e.ref('excluded.due'), data: e.ref('excluded.data') })),
    )
    .execute()
}

interface Waiting {
  append: Append
  resolve(inserted: boolean): void
  reject(error: unknown): void
}

/** Rows of many games share one commit: all that arrive while the disk is busy go out together in the next one. */
export class GroupCommit {
  readonly #db: Db
  #waiting: Waiting[] = []
  #busy = false

  constructor(db: Db) {
    this.#db = db
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject })
      if (!this.#busy) {
        this.#busy = true
        setImmediate(() => void this.#flush())
      }
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      try {
        // Of two for the same place the first to come is tried.
        const byPlace = new Map<string, Waiting>()
        for (const w of batch) if (!byPlace.has(placeOf(w.append))) byPlace.set(placeOf(w.append), w)
        const inserted = await this.#write([...byPlace.values()].map((w) => w.append))
        for (const w of batch)
          w.resolve(byPlace.get(placeOf(w.append)) === w && inserted.has(placeOf(w.append)))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      // What arrived meanwhile is read from the sockets first, so that the next commit takes it along.
      await new Promise(setImmediate)
    }
    this.#busy = false
  }

  async #write(appends: Append[]): Promise<Set<string>> {
    const plain = !appends.some((a) => a.clock || a.ends)
    return plain ? insert(this.#db, appends) : this.#db.transaction().execute((t) => insertAll(t, appends))
  }
}

const placeOf = (append: Append): string => `${append.game}/${append.row.seq}`

/** A row whose place is taken is left out, and the others of the batch go in. */
async function insert(db: Db, appends: Append[]): Promise<Set<string>> {
  const done = await db
    .insertInto('rows')
    .values(appends.map((a) => fromStored(a.game, a.row)))
    .onConflict((c) => c.columns(['game', 'seq']).doNothing())
    .returning(['game', 'seq'])
    .execute()
  return new Set(done.map((r) => `${r.game}/${r.seq}`))
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

export function rowStore(db: Db): RowStore {
  const group = new GroupCommit(db)
  return {
    append: (append) => group.append(append),

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

    async waitingForBots() {
      const rows = await db
        .selectFrom('games as g')
        .innerJoin('rows as r', 'r.game', 'g.id')
        .select('g.id')
        .where('g.state', '=', 'playing')
        .where('r.bot', '=', 1)
        .where('r.seq', '=', (e) =>
          e
            .selectFrom('rows as o')
            .select((s) => s.fn.max('o.seq').as('last'))
            .whereRef('o.game', '=', 'g.id'),
        )
        .execute()
      return rows.map((r) => r.id)
    },

    snapshot: (game) =>
      db.selectFrom('snapshots').select(['rules', 'data']).where('game', '=', game).executeTakeFirst(),

    async putSnapshot(game, rules, data) {
      await db
        .insertInto('snapshots')
        .values({ game, rules, data })
        .onConflict((c) => c.column('game').doUpdateSet({ rules, data }))
        .execute()
    },

    async clock(game) {
      const row = await db.selectFrom('clocks').selectAll().where('game', '=', game).executeTakeFirst()
      return row && { due: row.due, data: JSON.parse(row.data) as unknown }
    },

    putClock: (game, clock) => upsertClocks(db, [toClock(game, clock)]),

    async clocksDue(before) {
      const rows = await db.selectFrom('clocks').select('game').where('due', '<=', before).execute()
      return rows.map((r) => r.game)
    },

    async nextDue() {
      const row = await db
        .selectFrom('clocks')
        .select((s) => s.fn.min('due').as('next'))
        .executeTakeFirst()
      return row?.next ?? null
    },
  }
}
