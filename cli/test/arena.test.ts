import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newChance, nextWord, seedFrom } from '@perilune/engine'
import { describe, expect, test, vi } from 'vitest'
import { type ArenaPlan, seatingsOf, seedOf } from '../src/arena/plan.js'
import { eloOf, sequential, wilson } from '../src/arena/statistics.js'
import type { ArenaSummary } from '../src/arena/summary.js'
import { brokenDice, kindDice } from './dice.js'
import { newFolder, perilune, simulate } from './perilune.js'

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
  from: 0,
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

  test('tells all that a simulation tells, and how sure it is', async () => {
    const { out } = await perilune(simulate('--json', '--bots', 'greedy,random', '--games', '8'))
    const summary: Record<string, unknown> = {
      ...(await summaryOf('--bots', 'greedy,random', '--games', '8')),
    }
    /** Every key of one thing is in the other, all the way down; of lists the first stands for all. */
    const lacking = (wanted: unknown, has: unknown, at = ''): string[] => {
      if (typeof wanted !== 'object' || wanted === null) return []
      if (typeof has !== 'object' || has === null) return [at]
      const keys = Array.isArray(wanted) ? Object.keys(wanted).slice(0, 1) : Object.keys(wanted)
      return keys.flatMap((key) =>
        key in has
          ? lacking(wanted[key as keyof object], has[key as keyof object], `${at}.${key}`)
          : [`${at}.${key}`],
      )
    }
    expect(lacking(JSON.parse(out), summary)).toEqual([])
    expect(summary).toMatchObject({
      from: 0,
      digest: expect.stringMatching(/^[0-9a-f]{16,}$/),
      scores: { interval: { low: expect.any(Number), high: expect.any(Number) } },
      length: { shortest: 6, median: 6, p95: 6, longest: 6 },
    })
    const seats = summary.bySeat as ArenaSummary['bySeat']
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1])
    expect(seats[0].winShare + seats[1].winShare).toBeCloseTo(1)
    for (const { winShare, winInterval } of seats) {
      expect(winInterval.low).toBeLessThanOrEqual(winShare)
      expect(winInterval.high).toBeGreaterThanOrEqual(winShare)
    }
  })

  test('one of its games is played again by its number', async () => {
    const whole = await summaryOf('--bots', 'greedy,random', '--games', '6')
    const last = await summaryOf('--bots', 'greedy,random', '--from', '5', '--games', '1')
    const first = await summaryOf('--bots', 'greedy,random', '--games', '5')
    expect(last).toMatchObject({ from: 5, games: 1 })
    const total = ({ scores, games }: ArenaSummary) => scores.mean * games
    expect(total(first) + total(last)).toBeCloseTo(total(whole))
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

  test('a game that broke can be played again by the command that is told', async () => {
    const broken = { games: { dice: brokenDice } }
    const match = arena('--json', '--bots', 'greedy,random', '--games', '30', '--options', '{"rounds":4}')
    const { failures }: ArenaSummary = JSON.parse((await perilune(match, broken)).out)
    expect(failures.length).toBeGreaterThan(0)
    const [{ again, index, error, seed }] = failures
    const words = again.split(' ').map((word) => word.replaceAll("'", ''))
    expect(words[0]).toBe('perilune')
    const { code, out } = await perilune([...words.slice(1), '--threads', '1', '--json'], broken)
    expect(code).toBe(1)
    expect((JSON.parse(out) as ArenaSummary).failures).toMatchObject([{ index, error, seed }])
  })
})

describe('while a match goes on, a terminal', () => {
  /** What a bar drew, one drawing after the other. */
  async function drawings(errIsTty: boolean): Promise<string[]> {
    let clock = 0
    // Every look at the clock takes a second, so that the bar is drawn after every game.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 1000
      return clock
    })
    const { err } = await perilune(arena('--bots', 'greedy,random', '--games', '4'), { errIsTty })
    vi.restoreAllMocks()
    return err.split('\r').slice(1)
  }

  test('shows a bar that fills, how the first bot stands so far with its interval, and what is left', async () => {
    const drawn = await drawings(true)
    expect(drawn).toHaveLength(5)
    for (const [i, line] of drawn.slice(0, 4).entries()) {
      expect(line.match(/█/g)?.length).toBe(Math.round((30 * (i + 1)) / 4))
      expect(line.match(/[█░]/g)).toHaveLength(30)
      expect(line).toMatch(
        new RegExp(` ${i + 1} games?: greedy [\\d.]+ % \\([\\d.]+ – [\\d.]+ %\\), \\d+ s left`),
      )
    }
    expect(drawn[3]).toContain(', 0 s left')
    // At the end the line is empty again.
    expect(drawn[4]).toBe('\u001b[K')
  })

  test('that is none gets nothing of it', async () => {
    expect(await drawings(false)).toEqual([])
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

  test('the Elo of a bot that won every game is high but finite', () => {
    const [a, b] = eloOf([
      [0, 10],
      [0, 0],
    ])
    expect(a - b).toBeGreaterThan(400)
    expect(a - b).toBeLessThan(1000)
  })
})
