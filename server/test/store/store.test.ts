import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@perilune/server'
import Database from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { GroupCommit } from '../../src/store/log.js'
import { openStore } from '../../src/store/open.js'
import type { Schema } from '../../src/store/schema.js'
import { sqlite } from '../../src/store/sqlite.js'
import { serve, temporaryFolder } from '../help/serve.js'
import { storeContract } from '../help/store-contract.js'

describe('SQLite', () => storeContract(() => openSqlite(temporaryFolder())))

test('migrations run once, and the data stays', async () => {
  const folder = temporaryFolder()
  const player = { id: 'p', name: 'Ada', account: false, banned: false, epoch: 0, created: 1 }
  const first = await openSqlite(folder)
  await first.createPlayer(player)
  await first.close()
  const second = await openSqlite(folder)
  expect(await second.player('p')).toEqual(player)
  await second.close()
})

test('a file that a newer release has used is refused with a sentence, and stays as it is', async () => {
  const folder = temporaryFolder()
  await (await openSqlite(folder)).close()
  const db = new Database(join(folder, 'perilune.sqlite'))
  const steps = () => db.prepare('select name from kysely_migration').all()
  db.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999-of-tomorrow', 'now')
  const before = steps()
  await expect(openSqlite(folder)).rejects.toThrow(
    'the database was last used by a newer release of Perilune (9999-of-tomorrow): start that release',
  )
  expect(steps()).toEqual(before)
  db.close()
})

test('a commit is on the disk before anybody is told: the connection that writes is set so', async () => {
  const { dialect, write } = sqlite(temporaryFolder())
  const store = await openStore(dialect, { write })
  // The same connection that the store writes through: what is set holds for it alone.
  const db = new Kysely<Schema>({ dialect })
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
    return Object.values(rows[0])[0]
  }
  const FULL = 2
  expect(await pragma('synchronous')).toBe(FULL)
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('foreign_keys')).toBe(1)
  await store.close()
})

test('the key that signs cookies is made once, and only its owner can read it', async () => {
  const dataDir = temporaryFolder()
  let cookie: string
  {
    await using server = await serve({ dataDir })
    cookie = (await server.person('Ada')).cookie
  }
  expect(statSync(join(dataDir, 'cookie.key')).mode & 0o777).toBe(0o600)
  await using server = await serve({ dataDir })
  const ada = server.client()
  ada.cookie = cookie
  expect(await (await ada.fetch('GET', '/api/me')).json()).toMatchObject({ name: 'Ada' })
})

test('rows of one commit are told part by part, each what became of it', async () => {
  const group = new GroupCommit(async (appends) => appends.map(({ row }) => row.seq % 3 > 0))
  const seqs = Array.from({ length: 100 }, (_, seq) => seq)
  const turns = new Set<number>()
  let turn = 0
  let ticking = true
  const tick = () => {
    turn++
    if (ticking) setImmediate(tick)
  }
  tick()
  const told = await Promise.all(
    seqs.map(async (seq) => {
      const row = { seq, row: null, key: null, at: 0, asked: [], bot: false, progress: '' }
      const won = await group.append({ game: 'g', row })
      turns.add(turn)
      return won
    }),
  )
  ticking = false
  expect(told).toEqual(seqs.map((seq) => seq % 3 > 0))
  expect(turns.size).toBeGreaterThan(5)
})
