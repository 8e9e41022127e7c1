import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@perilune/server'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { GroupCommit } from '../src/store/log.js'
import { serve, temporaryFolder } from './help/serve.js'
import { opensAfterNewer, storeContract } from './help/store-contract.js'

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

test('a program of before starts again after a newer one has brought the tables up to date', async () => {
  const folder = temporaryFolder()
  await opensAfterNewer(
    () => openSqlite(folder),
    async (step) => {
      const db = new Database(join(folder, 'perilune.sqlite'))
      db.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run(step, 'now')
      db.close()
    },
  )
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
  expect((await ada.fetch('GET', '/api/me')).status).toBe(200)
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
