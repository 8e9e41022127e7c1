import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dice } from './dice.js'
import { newFolder, perilune } from './perilune.js'

const archiveOf = (home: string) => join(home, 'games', 'dice', 'archive')

async function filled(): Promise<string> {
  const home = newFolder()
  expect((await perilune(['archive', 'add', 'dice', '--seed', '7'], { home })).code).toBe(0)
  return home
}

test('add keeps a game for every seat count, and check finds them unchanged', async () => {
  const home = await filled()
  expect(readdirSync(archiveOf(home)).sort()).toEqual([
    '2-seats-random-greedy-7.json',
    '3-seats-random-greedy-7.json',
  ])
  const { code, out } = await perilune(['archive', 'check'], { home })
  expect(code).toBe(0)
  expect(out.match(/same/g)).toHaveLength(2)
  expect((await perilune(['archive', 'list', 'dice'], { home })).out).toContain('3 seats, rules 2, 9 rows')
})

test('check misses a seat count without a record', async () => {
  const home = newFolder()
  await perilune(['archive', 'add', 'dice', '--seats', '3'], { home })
  const { code, out } = await perilune(['archive', 'check'], { home })
  expect(code).toBe(1)
  expect(out).toContain('perilune archive add dice --seats 2')
})

/** The same rows are legal, but everybody ends with more. */
const kinder = {
  ...dice,
  rules: 3,
  outcome: (s: Parameters<typeof dice.outcome>[0]) => {
    const outcome = dice.outcome(s)
    return outcome && { ...outcome, points: outcome.points.map((p) => p + 1) }
  },
}

test('changed records need a reason, which is written down', async () => {
  const home = await filled()
  const setting = { home, games: { dice: kinder } }
  const check = await perilune(['archive', 'check'], setting)
  expect(check.code).toBe(1)
  expect(check.out).toContain('changed: played under rules 2, now 3')

  expect((await perilune(['archive', 'bless'], setting)).code).toBe(2)
  const blessed = await perilune(['archive', 'bless', '--because', 'FAQ 3: a point for all'], setting)
  expect(blessed.code).toBe(0)
  expect((await perilune(['archive', 'check'], setting)).code).toBe(0)
  expect(readFileSync(join(archiveOf(home), 'BLESSED.md'), 'utf8')).toContain(
    '- rules 3, 2-seats-random-greedy-7.json: FAQ 3: a point for all\n',
  )
  const again = await perilune(['archive', 'bless', '--because', 'once more'], setting)
  expect(again.out).toContain('nothing to bless')
})

test('a record that can no longer be played is not blessed but played anew, for a reason', async () => {
  const home = await filled()
  const file = join(archiveOf(home), '2-seats-random-greedy-7.json')
  const record = JSON.parse(readFileSync(file, 'utf8'))
  record.rows[0] = { seat: 1, answer: { risk: false } }
  writeFileSync(file, JSON.stringify(record))
  const blessed = await perilune(['archive', 'bless', '--because', 'x'], { home })
  expect(blessed.code).toBe(1)
  expect(blessed.err).toContain('perilune archive add dice --seats 2')

  const add = ['archive', 'add', 'dice', '--seats', '2', '--seed', '7']
  expect((await perilune(add, { home })).code).toBe(2)
  expect((await perilune([...add, '--because', 'seat 1 begins'], { home })).code).toBe(0)
  expect((await perilune(['archive', 'check'], { home })).code).toBe(0)
})
