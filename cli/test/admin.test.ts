import { commitTo, seedFrom } from '@perilune/engine'
import { openSqlite, type Store } from '@perilune/server'
import { beforeEach, expect, test } from 'vitest'
import { newFolder, perilune } from './perilune.js'

let data: string
beforeEach(() => {
  data = newFolder()
})

async function stored(work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openSqlite(data)
  await work(store)
  await store.close()
}

const admin = (...args: string[]) => perilune(['admin', ...args, '--data', data])
const ada = { id: 'ada', name: 'Ada', account: false, banned: false, epoch: 0, created: 1 }

test('a report that a rule is wrong is listed with its moment, and its record can be played again', async () => {
  const seed = seedFrom('a rule')
  const row = { key: null, at: 1, asked: [0], bot: false, progress: '' }
  await stored(async (store) => {
    await store.createPlayer(ada)
    await store.createGame(
      {
        id: 'table',
        game: 'dice',
        rules: 1,
        options: {},
        seed,
        commit: commitTo(seed),
        time: { kind: 'none' },
        onTimeout: 'bot',
        listed: false,
        begin: 'host',
        host: 'ada',
        state: 'playing',
        created: 1,
        rematch: null,
        chosenSeed: false,
      },
      [{ seat: 0, kind: 'person', player: 'ada', name: 'Ada', level: null }],
    )
    for (let seq = 0; seq < 4; seq++)
      await store.append({
        game: 'table',
        row: { ...row, seq, row: seq === 0 ? null : { seat: 0, answer: { roll: seq } } },
      })
    const report = { by: 'ada', game: 'table', seq: 2, text: 'six beats five', at: 1, done: false }
    await store.addRuleReport({ id: 'r1', ...report })
  })
  expect((await admin('rules')).out).toBe('r1  Ada in dice, table table, moment 2: six beats five\n')
  const { out } = await admin('record', 'r1')
  expect(JSON.parse(out)).toEqual({
    perilune: 2,
    game: 'dice',
    rules: 1,
    seats: 1,
    options: {},
    commit: commitTo(seed),
    seed,
    rows: [
      { seat: 0, answer: { roll: 1 } },
      { seat: 0, answer: { roll: 2 } },
    ],
  })
  expect((await admin('record', 'r2')).code).toBe(1)
  expect((await admin('done', 'r1')).out).toBe('the report is done with\n')
  expect((await admin('rules')).out).toBe('nobody says that a rule is wrong\n')
  expect(JSON.parse((await admin('rules', '--all', '--json')).out)).toHaveLength(1)
})

test('a player is banned and let in again by name, and reports about players are listed', async () => {
  await stored(async (store) => {
    await store.createPlayer(ada)
    await store.createPlayer({ ...ada, id: 'bo', name: 'Bo' })
    const report = { by: 'ada', about: 'bo', game: null, text: 'rude', at: 1, done: false }
    await store.addReport({ id: 'r1', ...report })
    await store.addReport({ ...report, id: 'r2', by: 'bo', about: 'ada', game: 't7', text: 'ruder', at: 2 })
  })
  expect((await admin('reports')).out).toBe(
    'r1  Ada (ada) about Bo (bo): rude\nr2  Bo (bo) about Ada (ada), table t7: ruder\n',
  )
  expect((await admin('ban', 'Bo')).out).toBe('banned: Bo (bo)\n')
  await stored(async (store) => expect((await store.player('bo'))?.banned).toBe(true))
  expect((await admin('unban', 'bo')).out).toBe('let in again: Bo (bo)\n')
  expect((await admin('ban', 'nobody')).code).toBe(1)
  expect((await admin('close', 'nothing')).code).toBe(1)
})

test('a name that several players have bans nobody: they are listed, and an id bans one', async () => {
  const day = Date.parse('2026-03-01')
  await stored(async (store) => {
    for (const id of ['one', 'two']) await store.createPlayer({ ...ada, id, name: 'Bo', created: day })
    await store.createPlayer({ ...ada, id: 'three', name: 'Bo' })
    await store.makeAccount('three', 'Bo', 'bo')
  })
  const { code, out, err } = await admin('ban', 'Bo')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('several have this name')
  for (const line of ['  one  Bo, a guest since 2026-03-01', '  three  Bo, an account since 1970-01-01'])
    expect(err).toContain(line)
  await stored(async (store) => {
    for (const id of ['one', 'two', 'three']) expect((await store.player(id))?.banned).toBe(false)
  })
  expect((await admin('ban', 'two')).out).toBe('banned: Bo (two)\n')
  await stored(async (store) => {
    expect((await store.player('one'))?.banned).toBe(false)
    expect((await store.player('two'))?.banned).toBe(true)
  })
  expect((await admin('ban', 'Bo')).err).toContain('  two  Bo, a guest since 2026-03-01, banned')
})

test('operators’ actions are logged with who did them and without players’ names', async () => {
  await stored((store) => store.createPlayer(ada))
  await admin('reports')
  await admin('ban', 'Ada')
  await admin('ban', 'Nobody of this name')
  await admin('unban', 'ada')
  await admin('close', 'no-table')
  const { out } = await admin('log', '--json')
  const acts = JSON.parse(out) as { who: string; act: string; about: string; result: string }[]
  expect(acts.map(({ act, about, result }) => [act, about, result])).toEqual([
    ['reports', 'open', '0 listed'],
    ['ban', 'ada', 'done'],
    ['ban', '', 'nothing: 0 players found'],
    ['unban', 'ada', 'done'],
    ['close', 'no-table', 'nothing'],
  ])
  expect(new Set(acts.map(({ who }) => who.length > 0))).toEqual(new Set([true]))
  expect(out).not.toContain('Ada')
  expect((await admin('log')).out).toMatch(/^\d{4}-\S+ {2}\S.* {2}reports open: 0 listed\n/)
  // Who is erased is no longer named.
  await stored((store) => store.erasePlayer('ada', 'nobody'))
  expect((await admin('log', '--json')).out).not.toContain('"about":"ada"')
})
