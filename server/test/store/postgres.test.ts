import { openPostgres } from '@perilune/server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { has, testWith } from '../help/services.js'
import { opensAfterNewer, storeContract } from '../help/store-contract.js'

const test = testWith('postgres')

let postgres: Postgres
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres()
  // The tables are made once and copied for every test.
  const store = await openPostgres(await postgres.database('made'))
  await store.close()
}, 120_000)
afterAll(() => postgres?.stop())

const fresh = () => postgres.database(`test_${databases++}`, 'made')

describe.skipIf(!has('postgres'))('Postgres', () => storeContract(async () => openPostgres(await fresh(), 4)))

test('two nodes on one database: of two rows for one place one goes in, and names are given once', async () => {
  const url = await fresh()
  const [a, b] = await Promise.all([openPostgres(url, 4), openPostgres(url, 4)])
  const row = { seq: 1, row: { act: 'stop' } as const, key: null, at: 1, asked: [], bot: false, progress: '' }
  for (let n = 0; n < 20; n++) {
    const won = await Promise.all([a, b].map((store) => store.append({ game: `g${n}`, row })))
    expect(won.filter(Boolean)).toHaveLength(1)
  }
  const guest = { account: false, banned: false, epoch: 0, created: 1, name: 'x' }
  for (const id of ['p', 'q']) await a.createPlayer({ ...guest, id })
  const named = await Promise.all([a.makeAccount('p', 'Ada', 'ada'), b.makeAccount('q', 'Ada', 'ada')])
  expect(named.filter(Boolean)).toHaveLength(1)
  expect(await a.keep('key', 'one')).toBe(await b.keep('key', 'two'))
  await a.close()
  await b.close()
})

test('a program of before starts again after a newer one has brought the tables up to date', async () => {
  const url = await fresh()
  await opensAfterNewer(
    () => openPostgres(url, 4),
    async (step) => {
      const client = new pg.Client(url)
      await client.connect()
      await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [step, 'now'])
      await client.end()
    },
  )
})

test('a store recovers after the database was down', async () => {
  const store = await openPostgres(await fresh(), 4)
  const row = { row: { act: 'stop' } as const, key: null, at: 1, asked: [], bot: false, progress: '' }
  expect(await store.append({ game: 'g', row: { ...row, seq: 1 } })).toBe(true)
  await postgres.restart()
  // The connections of before are dead; each is noticed once.
  for (let tries = 0; tries < 10; tries++) {
    const stored = await store.append({ game: 'g', row: { ...row, seq: 2 } }).catch(() => null)
    if (stored !== null) break
  }
  expect(await store.rows('g', 0)).toHaveLength(2)
  await store.close()
})
