import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newFolder, perilune, simulate } from './perilune.js'

const folder = newFolder()
const file = join(folder, 'dice-2-seats-000000.json')

beforeAll(async () => {
  await perilune(simulate('--games', '1', '--seed', 'replay', '--records', folder))
})

test('off a terminal every line is printed, then the ranks with their reasons', async () => {
  const { code, out } = await perilune(['replay', file])
  expect(code).toBe(0)
  expect(out).toContain('Dice, 2 seats, rules 2, 6 rows')
  expect(out.match(/Seat \d throws \d and scores \d/g)).toHaveLength(6)
  expect(out).toMatch(/1\. Seat \d: \d+ points\n {3}\+\d+ {2}from pips/)
  expect(out).toMatch(/verified[^\n]*\n$/)
})

test('on a terminal the keys lead through it', async () => {
  const keys = ['return', 'right', 'left', 'e', 'q'].map((name) => ({ name }))
  const { code, out } = await perilune(['replay', file], { keys })
  expect(code).toBe(0)
  const screens = out.split('\u001b[2J\u001b[H').slice(1)
  expect(screens.map((screen) => screen.match(/(\d+) of 7/)?.[1])).toEqual(['0', '1', '2', '1', '7'])
  expect(screens[1]).not.toContain('verified')
  expect(screens[4]).toContain('verified')
})

test('with --plain a terminal gets every line as well', async () => {
  const plain = await perilune(['replay', file, '--plain'], { keys: [] })
  expect(plain.out).toBe((await perilune(['replay', file])).out)
})

type Change = (record: { seed: string; digest: string; rows: unknown[]; rules: number; game: string }) => void
const CHANGES: [string, Change, string][] = [
  [
    'a seed that was changed',
    (r) => {
      r.seed = '0'.repeat(64)
    },
    'does not fit the hash',
  ],
  [
    'an end that was changed',
    (r) => {
      r.digest = '0'.repeat(64)
    },
    'does not end as the record says',
  ],
  [
    'a row that was left out',
    (r) => {
      r.rows.pop()
    },
    'does not end as the record says',
  ],
  [
    'other rules',
    (r) => {
      r.rules = 1
    },
    'there are no rules 1 of Dice here',
  ],
  [
    'an unknown game',
    (r) => {
      r.game = 'dise'
    },
    "did you mean 'dice'?",
  ],
]

test.each(CHANGES)('a record with %s is refused', async (_, change, message) => {
  const record = JSON.parse(readFileSync(file, 'utf8'))
  change(record)
  const changed = join(folder, 'changed.json')
  writeFileSync(changed, JSON.stringify(record))
  const { code, err } = await perilune(['replay', changed])
  expect(code).toBe(2)
  expect(err).toContain(message)
})
