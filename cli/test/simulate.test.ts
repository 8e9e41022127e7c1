import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { readRecordFile } from '../src/reading.js'
import { type Plan, seating } from '../src/simulate/plan.js'
import type { Summary } from '../src/simulate/summary.js'
import { brokenDice, dice } from './dice.js'
import { newFolder, perilune, simulate } from './perilune.js'

async function summaryOf(...args: string[]): Promise<Summary> {
  const { code, out, err } = await perilune(simulate('--json', ...args))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

test('the summary has every figure', async () => {
  const summary = await summaryOf('--seats', '3', '--games', '20', '--bots', 'random,greedy', '--seed', '7')
  expect(summary).toMatchObject({
    game: 'dice',
    seats: 3,
    options: { rounds: 3, lucky: false, die: 'six' },
    games: 20,
    errors: 0,
    decisions: 180,
    length: { median: 9, p95: 9 },
    failures: [],
  })
  expect(summary.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(summary.seconds).toBeGreaterThan(0)
  expect(summary.gamesPerSecond).toBeCloseTo(20 / summary.seconds)
  expect(summary.bots.map(({ name, seats }) => [name, seats])).toEqual([
    ['random', 1.5],
    ['greedy', 1.5],
  ])
  for (const shares of [summary.bots, summary.bySeat])
    expect(shares.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1)
  const { bots } = summary
  expect((bots[0].meanScore + bots[1].meanScore) / 2).toBeCloseTo(summary.scores.mean)
})

test('the same seed gives the same digest, another one another', async () => {
  const [a, b, c] = [
    await summaryOf('--seed', 'x'),
    await summaryOf('--seed', 'x'),
    await summaryOf('--seed', 'y'),
  ]
  expect({ ...a, seconds: 0, gamesPerSecond: 0, decisionsPerSecond: 0 }).toEqual({
    ...b,
    seconds: 0,
    gamesPerSecond: 0,
    decisionsPerSecond: 0,
  })
  expect(a.digest).not.toBe(c.digest)
})

test('options reach the game', async () => {
  const summary = await summaryOf('--options', '{"rounds":5}', '--games', '2')
  expect(summary.length.longest).toBe(10)
})

test('bots move on by one seat from game to game, and a short list is dealt again', () => {
  const plan: Plan = {
    game: 'dice',
    seats: 3,
    options: {},
    bots: ['random', 'greedy'],
    seed: '',
    from: 0,
    games: 2,
  }
  const names = (index: number) => seating(plan, index).map(({ name }) => name)
  expect(names(0)).toEqual(['random', 'greedy', 'random'])
  expect(names(1)).toEqual(['greedy', 'random', 'greedy'])
})

test('without --json it says the same in a few lines', async () => {
  const { code, out } = await perilune(simulate('--games', '5', '--seed', '7'))
  expect(code).toBe(0)
  expect(out).toContain('Dice, 2 seats, seed 7')
  expect(out).toMatch(/games +5 in /)
  expect(out).toMatch(/random +2\.0 +100\.0 %/)
})

test('a game that throws is counted, shown with what reproduces it, and makes the exit code 1', async () => {
  const games = { dice: brokenDice }
  const { code, out, err } = await perilune(simulate('--json', '--games', '30', '--seed', '7'), { games })
  const summary: Summary = JSON.parse(out)
  expect(code).toBe(1)
  expect(summary.games).toBe(30)
  expect(summary.errors).toBeGreaterThan(0)
  expect(summary.errors).toBeLessThan(30)
  const [failure] = summary.failures
  expect(err).toContain(failure.seed)
  expect(failure.error).toBe('RangeError: the die fell off the table')

  const [, ...again] = failure.again.split(' ')
  const alone = await perilune([...again, '--json', '--threads', '1'], { games })
  expect(alone.code).toBe(1)
  expect(JSON.parse(alone.out).failures).toEqual([failure])
})

test('every finished game is written as a record that replays', async () => {
  const folder = join(newFolder(), 'records')
  await summaryOf('--games', '3', '--from', '10', '--bots', 'random,greedy', '--records', folder)
  const files = readdirSync(folder).sort()
  expect(files).toEqual(['dice-2-seats-000010.json', 'dice-2-seats-000011.json', 'dice-2-seats-000012.json'])
  for (const file of files) expect(() => replay(dice, readRecordFile(join(folder, file)))).not.toThrow()
})

test('games are played under older rules if they are asked for', async () => {
  const argv = ['simulate', 'moonrakers', '--rules', '1', '--games', '1', '--threads', '1', '--json']
  const { code, out } = await perilune(argv, { games })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ rules: 1, errors: 0 })
})
