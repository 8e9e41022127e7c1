import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newChance, nextWord, seedFrom } from '@perilune/engine'
import { describe, expect, test, vi } from 'vitest'
import { type ArenaPlan, seatingsOf, seedOf } from '../src/arena/plan.js'
import { eloOf, sequential, wilson } from '../src/arena/statistics.js'
import type { ArenaSummary } from '../src/arena/summary.js'
import { brokenDice, kindDice } from './dice.js'
import { newFolder, perilune } from './perilune.js'

const arena = (...args: string[]) => ['arena', 'dice', '--threads', '1', ...args]

async function summaryOf(...args: string[]): Promise<ArenaSummary> {
  const { code, out, err } = await perilune(arena('--json', ...args))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

const plan = (bots: string[], seats: number): ArenaPlan => ({
  game: 'dice',
  seats,
  options: {},
  bots: bots.map((name) => ({ name, plays: 'random' })),
  seed: 's',
  games: 10,
})

describe('a match', () => {
  test('has every figure, with intervals around what was seen', async () => {
    const summary = await summaryOf('--bots', 'greedy,random', '--games', '20')
    expect(summary).toMatchObject({ game: 'dice', seats: 2, games: 20, errors: 0, decisions: 120 })
    expect(summary.bots.map(({ name, games }) => [name, games])).toEqual([
      ['greedy', 20],
      ['random', 20],
    ])
    expect(summary.bots[0].winShare + summary.bots[1].winShare).toBeCloseTo(1)
    expect(summary.bots[0].elo + summary.bots[1].elo).toBeCloseTo(0)
    for (const { winShare, winInterval, meanScore, scoreInterval, thoughts } of summary.bots) {
      expect(winInterval.low).toBeLessThan(winShare)
      expect(winInterval.high).toBeGreaterThan(winShare)
      expect(scoreInterval.low).toBeLessThan(meanScore)
      expect(thoughts).toBe(60)
    }
    expect(summary.course).toHaveLength(20)
  })

  test('with iterations it is the same again, but for the times', async () => {
    const bots = ['--bots', 'search:20,random', '--games', '6']
    const [a, b] = [await summaryOf(...bots), await summaryOf(...bots)]
    expect(a.course).toEqual(b.course)
    expect(a.bots.map(({ meanScore }) => meanScore)).toEqual(b.bots.map(({ meanScore }) => meanScore))
  })

  test('takes the iterations it is told for every bot that searches', async () => {
    const few = await summaryOf('--bots', 'hard,random', '--games', '2', '--iterations', '5')
    expect(few.bots[0].longestMove).toBeLessThan(1000)
  })

  test('with minutes it ends after the set in which they have passed, with what is known then', async () => {
    let clock = 0
    // Every look at the clock takes a second.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 1000
      return clock
    })
    const limited = await summaryOf('--bots', 'greedy,random', '--games', '300', '--minutes', '5')
    vi.restoreAllMocks()
    expect(limited.games).toBeGreaterThan(2)
    expect(limited.games).toBeLessThan(300)
    expect(limited.games % 2).toBe(0)
    const [greedy, random] = limited.bots
    expect([greedy.games, random.games]).toEqual([limited.games, limited.games])
    const whole = await summaryOf('--bots', 'greedy,random', '--games', String(limited.games))
    expect(limited.course).toEqual(whole.course)
  })

  test('with a sequential test ends when it is decided, after whole sets', async () => {
    const args = arena('--json', '--bots', 'search:20,random', '--games', '300', '--sequential')
    const { out } = await perilune(args, { games: { dice: kindDice } })
    const summary: ArenaSummary = JSON.parse(out)
    expect(summary.decided).toBe('better')
    expect(summary.games).toBeLessThan(300)
    expect(summary.games % 2).toBe(0)
    expect(summary.course.at(-1)?.interval.low).toBeGreaterThan(0.5)
    expect(summary.course.at(-3)?.interval.low).toBeLessThanOrEqual(0.5)
  })

  test('is told in a table, with what the test found', async () => {
    const { out } = await perilune(arena('--bots', 'greedy,random', '--games', '4'))
    expect(out).toContain('Dice, 2 seats, seed 1')
    expect(out).toMatch(/bot +games +wins +95 % +Elo +mean score +a move +longest/)
    expect(out).toMatch(/test +not decided/)
  })

  test('is reported as one page that needs nothing from elsewhere', async () => {
    const file = join(newFolder(), 'match.html')
    await perilune(arena('--bots', 'greedy,random,easy', '--games', '6', '--html', file))
    const page = readFileSync(file, 'utf8')
    expect(page.match(/<svg/g)).toHaveLength(3)
    expect(page).toContain('Each against each')
    expect(page).not.toMatch(/https?:|<script|url\(/)
    expect(page).toContain('perilune arena dice --bots greedy,random,easy')
  })

  test('counts a game that breaks, shows its seed, and exits with 1', async () => {
    const { code, err } = await perilune(arena('--bots', 'greedy,random', '--games', '30'), {
      games: { dice: brokenDice },
    })
    expect(code).toBe(1)
    expect(err).toMatch(/game \d+ failed: RangeError/)
  })
})

test.each([
  [['--bots', 'hrad,greedy'], "there is no bot 'hrad'; did you mean 'hard'?"],
  [['--bots', 'greedy'], 'a match is between two bots or more'],
  [['--bots', 'greedy,greedy'], 'name every bot once'],
  [['--bots', 'search:0,greedy'], "there is no bot 'search:0'"],
  [['--seats', '9'], '--seats is a whole number from 2 to 3'],
  [['--html', '/nowhere/at/all.html', '--games', '2', '--bots', 'greedy,random'], 'cannot be written'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await perilune(arena(...args))
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})

describe('seats', () => {
  test('turn, so that every bot has every seat as often', () => {
    expect(seatingsOf(plan(['a', 'b'], 2))).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(seatingsOf(plan(['a', 'b'], 3))).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ])
  })

  test('of a pool too large for the table every group meets, in every turn', () => {
    const seatings = seatingsOf(plan(['a', 'b', 'c'], 2)).map((seats) => seats.join(''))
    expect(seatings.sort()).toEqual(['01', '02', '10', '12', '20', '21'])
  })

  test('games of one set share their seed', () => {
    const two = plan(['a', 'b'], 2)
    expect(seedOf(two, 0)).toBe(seedOf(two, 1))
    expect(seedOf(two, 1)).not.toBe(seedOf(two, 2))
  })
})

describe('figures', () => {
  test("Wilson's interval as in the books", () => {
    const { low, high } = wilson(0.9, 10)
    expect(low).toBeCloseTo(0.596, 3)
    expect(high).toBeCloseTo(0.982, 3)
    expect(wilson(1, 20).high).toBe(1)
  })

  test('looked at after every game of even matches, the sequential interval decides fewer than one in twenty', () => {
    const chance = newChance(seedFrom('even matches'))
    let decided = 0
    for (let match = 0; match < 2000; match++) {
      let won = 0
      for (let n = 1; n <= 200; n++) {
        won += nextWord(chance) & 1
        const { low, high } = sequential(won / n, n)
        if (low > 0.5 || high < 0.5) {
          decided++
          break
        }
      }
    }
    expect(decided).toBeLessThan(100)
  })

  test('Elo: three of four is 191 points, and it adds up over a third', () => {
    const [a, b] = eloOf([
      [0, 3000],
      [1000, 0],
    ])
    expect(a - b).toBeCloseTo(191, 0)
    const [x, y, z] = eloOf([
      [0, 3000, 0],
      [1000, 0, 3000],
      [0, 1000, 0],
    ])
    expect(x - z).toBeCloseTo(382, 0)
    expect(x - y).toBeCloseTo(191, 0)
  })

  test('who won every game is far ahead, not endlessly', () => {
    const [a, b] = eloOf([
      [0, 10],
      [0, 0],
    ])
    expect(a - b).toBeGreaterThan(400)
    expect(a - b).toBeLessThan(1000)
  })
})
