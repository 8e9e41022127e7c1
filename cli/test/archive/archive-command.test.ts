import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dice } from '../dice.js'
import { newFolder, perilune } from '../perilune.js'

const archiveOf = (home: string) => join(home, 'games', 'dice', 'archive')

async function filled(): Promise<string> {
  const home = newFolder()
  expect((await perilune(['archive', 'add', 'dice', '--seed', '7'], { home })).code).toBe(0)
  return home
}

test('add keeps a game for every seat count, and check finds them unchanged', async () => {
  const home = await filled()
  expect(readdirSync(archiveOf(home)).sort()).toEqual([
    'rules-2-2-seats-random-greedy-7.json',
    'rules-2-3-seats-random-greedy-7.json',
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
const kinder: typeof dice = {
  ...dice,
  under: (rules) => (rules === dice.rules ? kinder : undefined),
  outcome(s) {
    const outcome = dice.outcome(s)
    return outcome && { ...outcome, points: outcome.points.map((p) => p + 1) }
  },
}
const raised: typeof dice = { ...kinder, rules: 3, under: (rules) => (rules === 3 ? raised : undefined) }
const withMoreCards: typeof dice = { ...dice, rules: 3, under: (rules) => (rules === 2 ? dice : undefined) }

test('a record that ends differently under rules of the same number is refused', async () => {
  const home = await filled()
  const check = await perilune(['archive', 'check'], { home, games: { dice: kinder } })
  expect(check.code).toBe(1)
  expect(check.out).toContain('changed: it ends differently, and its rules have no new number')
})

test('a record of rules that were raised without freezing them is refused', async () => {
  const home = await filled()
  const check = await perilune(['archive', 'check'], { home, games: { dice: raised } })
  expect(check.code).toBe(1)
  expect(check.out).toContain("broken: rules 2 are neither frozen nor played by today's code")
})

test('a record of older rules that the same code plays stays as it is', async () => {
  const home = await filled()
  expect((await perilune(['archive', 'check'], { home, games: { dice: withMoreCards } })).code).toBe(0)
})

test('add plays under older rules if it is told to, and says which there are if it has none', async () => {
  const home = newFolder()
  const setting = { home, games: { dice: withMoreCards } }
  const add = ['archive', 'add', 'dice', '--seats', '2', '--rules']
  expect((await perilune([...add, '2'], setting)).code).toBe(0)
  expect((await perilune(['archive', 'list', 'dice'], setting)).out).toContain('2 seats, rules 2')
  const none = await perilune([...add, '1'], setting)
  expect(none.code).toBe(2)
  expect(none.err).toContain('there are no rules 1 of Dice here; there are: 2')
})

test('a record is replaced only for a reason, which is written down', async () => {
  const home = await filled()
  const add = ['archive', 'add', 'dice', '--seats', '2', '--seed', '7']
  expect((await perilune(add, { home })).code).toBe(2)
  expect((await perilune([...add, '--because', 'seat 1 begins'], { home })).code).toBe(0)
  expect((await perilune(['archive', 'check'], { home })).out).toContain('same')
  expect(readFileSync(join(archiveOf(home), 'BLESSED.md'), 'utf8')).toContain(
    '- rules 2, rules-2-2-seats-random-greedy-7.json: seat 1 begins\n',
  )
})
