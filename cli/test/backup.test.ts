import { join } from 'node:path'
import { commitTo, seedFrom } from '@perilune/engine'
import { openSqlite } from '@perilune/server'
import { expect, test } from 'vitest'
import { newFolder, perilune } from './perilune.js'

/** A data folder with one table whose game has begun under some version of the rules. */
async function folderWith(rules: number): Promise<string> {
  const data = newFolder()
  const store = await openSqlite(data)
  const seed = seedFrom('a backup')
  const row = { seq: 0, row: null, key: null, at: 1, asked: [0], bot: false, progress: '' }
  const seats = [0, 1].map((seat) => ({
    seat,
    kind: 'bot' as const,
    player: null,
    name: 'Bot',
    level: 'random',
  }))
  await store.createGame(
    {
      id: 'table',
      game: 'dice',
      rules,
      options: {},
      seed,
      commit: commitTo(seed),
      time: { kind: 'none' },
      onTimeout: 'bot',
      listed: false,
      begin: 'host',
      host: 'ada',
      state: 'open',
      created: 1,
      rematch: null,
      chosenSeed: false,
    },
    seats,
  )
  await store.start('table', seats, { game: 'table', row })
  await store.close()
  return data
}

test('a backup is made, verified and restored', async () => {
  const data = await folderWith(2)
  const file = join(newFolder(), 'backup.sqlite')
  expect(await perilune(['backup', file, '--data', data])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/MB/),
  })
  const verified = await perilune(['verify', file])
  expect(verified).toMatchObject({ code: 0 })
  expect(verified.out).toContain('1 table: 1 log of 0 rows replayed, 0 not started')
  const again = join(newFolder(), 'again')
  expect(await perilune(['restore', file, '--data', again])).toMatchObject({ code: 0 })
  expect((await perilune(['verify', '--data', again])).out).toContain('1 log of 0 rows replayed')
  const twice = await perilune(['restore', file, '--data', again])
  expect(twice).toMatchObject({ code: 2 })
  expect(twice.err).toContain('--replace')
})

test('logs under rules that the program does not have are named, with an exit code of their own', async () => {
  const data = await folderWith(77)
  const { code, err } = await perilune(['verify', '--data', data])
  expect(code).toBe(3)
  expect(err).toContain('1 log of dice under rules 77 could not be replayed')
})

test('a backup needs a file and a database', async () => {
  expect(await perilune(['backup'])).toMatchObject({ code: 2 })
  const { code, err } = await perilune(['backup', join(newFolder(), 'x'), '--data', newFolder()])
  expect(code).toBe(2)
  expect(err).toContain('there is no database')
})
