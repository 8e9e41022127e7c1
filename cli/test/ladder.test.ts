import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { faultsOf, type Ladder, rungsOf, type Step } from '../src/ladder/climb.js'
import { pairsOf } from '../src/ladder/rungs.js'
import { withLadder } from '../src/ladder/table.js'
import { brokenDice } from './dice.js'
import { newFolder, perilune } from './perilune.js'

const climbed = ['ladder', 'dice', '--games', '4', '--part', '1', '--threads', '1']

const step = (upper: string, lower: string, share: number, least?: number): Step => ({
  upper,
  lower,
  share,
  least,
  games: 1000,
  errors: 0,
  interval: { low: 0, high: 1 },
})

const ladderWith = (...steps: Step[]): Ladder => ({ game: 'dice', rules: 1, steps, rungs: rungsOf(steps) })

describe('the scale', () => {
  test('has random play at 0 and the strongest first', () => {
    const rungs = rungsOf([step('easy', 'random', 0.9), step('medium', 'easy', 0.75)])
    expect(rungs.map(({ name }) => name)).toEqual(['medium', 'easy', 'random'])
    expect(rungs[2].elo).toBe(0)
    // Nine of ten wins are 382 points of Elo, three of four 191 more.
    expect(rungs[1].elo).toBeCloseTo(382, -1)
    expect(rungs[0].elo).toBeCloseTo(573, -1)
  })

  test('is fitted to all matches, also where they do not agree', () => {
    const rungs = rungsOf([step('a', 'random', 0.75), step('b', 'a', 0.5), step('b', 'random', 0.9)])
    const [a, b] = ['a', 'b'].map((name) => rungs.find((rung) => rung.name === name)?.elo ?? 0)
    expect(b).toBeGreaterThan(a)
    expect(b - a).toBeLessThan(191)
  })
})

describe('a ladder is broken', () => {
  test('where a level wins less than 60 % against the one below', () => {
    expect(faultsOf(ladderWith(step('hard', 'medium', 0.6, 0.6)))).toEqual([])
    expect(faultsOf(ladderWith(step('hard', 'medium', 0.59, 0.6)))).toEqual([
      'hard won 59.0 % against medium, less than 60 %',
    ])
  })

  test('where a release is weaker than the one before it', () => {
    expect(faultsOf(ladderWith(step('greedy', 'greedy@0.1', 0.49, 0.5)))).toHaveLength(1)
    expect(faultsOf(ladderWith(step('greedy', 'greedy@0.1', 0.5, 0.5)))).toEqual([])
  })

  test('not where a match only helps to measure', () => {
    expect(faultsOf(ladderWith(step('medium', 'greedy', 0.2)))).toEqual([])
  })
})

test.each(Object.keys(games))(
  'on the ladder of %s every level meets the one below, by iterations alone',
  (id) => {
    const pairs = pairsOf(id, 0.5)
    const names = pairs.map(({ upper, lower, least }) => [upper.name, lower.name, least])
    expect(names).toEqual(
      expect.arrayContaining([
        ['easy', 'random', 0.6],
        ['medium', 'easy', 0.6],
        ['hard', 'medium', 0.6],
        ['greedy', 'greedy@0.1', 0.5],
      ]),
    )
    const budgets = pairs
      .flatMap(({ upper, lower }) => [upper.budget, lower.budget])
      .filter((budget) => budget)
    expect(budgets.every((budget) => budget?.milliseconds === undefined && budget?.iterations)).toBe(true)
  },
)

test('the command plays all matches, tells the scale, and the same again with the same seed', async () => {
  const [first, again] = [await perilune([...climbed, '--json']), await perilune([...climbed, '--json'])]
  const { rungs, steps } = JSON.parse(first.out) as Ladder
  expect(rungs.map(({ name }) => name).sort()).toEqual(['easy', 'greedy', 'hard', 'medium', 'random'])
  expect(steps.every(({ games, errors }) => games === 4 && errors === 0)).toBe(true)
  expect(again.out).toBe(first.out)
})

test('a level that is no better than the one below fails the command, and so does a game that breaks', async () => {
  const { code, out, err } = await perilune([...climbed, '--seed', 'even'])
  const broken = JSON.parse((await perilune([...climbed, '--seed', 'even', '--json'])).out) as Ladder
  expect(code).toBe(faultsOf(broken).length > 0 ? 1 : 0)
  expect(out).toContain('| match | games | wins of the first | 95 % |')
  for (const fault of faultsOf(broken)) expect(err).toContain(fault)
  const fallen = await perilune(climbed, { games: { dice: brokenDice } })
  expect(fallen.code).toBe(1)
  expect(fallen.err).toMatch(/Dice: \d games of easy against random broke/)
})

describe('docs/bots.md', () => {
  const page = 'above\n<!-- ladder of dice: begin -->\nold\n<!-- ladder of dice: end -->\nbelow\n'

  test('gets the ladder between the marks of its game, and keeps the rest', () => {
    expect(withLadder(page, 'dice', 'new')).toBe(page.replace('old', 'new'))
    expect(withLadder(page, 'moon', 'new')).toBeUndefined()
  })

  test('has such marks for every game', () => {
    const docs = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
    for (const id of Object.keys(games)) expect(withLadder(docs, id, 'new')).toContain('new')
  })

  test('is written with --write, and without marks nothing is', async () => {
    const home = newFolder()
    mkdirSync(join(home, 'docs'))
    const file = join(home, 'docs', 'bots.md')
    writeFileSync(file, page)
    await perilune([...climbed, '--write'], { home })
    expect(readFileSync(file, 'utf8')).toMatch(
      /above\n<!-- ladder of dice: begin -->\n\| bot \|[\s\S]*\nbelow\n$/,
    )
    writeFileSync(file, 'nothing')
    const { code, err } = await perilune([...climbed, '--write'], { home })
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('no place for the ladder of dice'),
    })
    expect(readFileSync(file, 'utf8')).toBe('nothing')
  })
})

test('a soak with --ladder has the ladder in its report, and fails where it is broken', async () => {
  const home = newFolder()
  const nothing = ['--games', '0', '--greedy', '0', '--laws', '0', '--trials', '0', '--threads', '1']
  const { code } = await perilune(['soak', 'dice', ...nothing, '--ladder', '2', '--seed', 'even'], { home })
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toMatch(/## Ladder\n\n\| bot \|[\s\S]*\| hard against medium \| 2 \|/)
  expect(code).toBe(report.includes('## Errors') ? 1 : 0)
})
