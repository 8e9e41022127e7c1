import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { weights } from '@perilune/bots'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { advance, along, begin, directionOf, type Progress } from '../src/tune/evolution.js'
import { nameOf, placesOf, rounded, scaled, writtenInto } from '../src/tune/numbers.js'
import { placesThatMatter } from '../src/tune/trial.js'
import { newFolder, perilune } from './perilune.js'

const SETTINGS = { seed: 's', directions: 12, reach: 0.2, rate: 0.1 }

/** Steps towards a target: a player is ahead by how much nearer it is. */
function climb(target: readonly number[], steps: number, from = begin(target.length)): Progress {
  const height = (logs: readonly number[]) => -logs.reduce((sum, log, i) => sum + (log - target[i]) ** 2, 0)
  let now = from
  for (let i = 0; i < steps; i++) {
    const differences = Array.from({ length: SETTINGS.directions }, (_, number) => {
      const direction = directionOf(SETTINGS, now.step, number, target.length)
      return height(along(now, direction, SETTINGS, 1)) - height(along(now, direction, SETTINGS, -1))
    })
    now = advance(now, SETTINGS, differences)
  }
  return now
}

describe('the evolution strategy', () => {
  const target = [0.8, -0.5, 0, 0.3]

  test('comes near to what wins', () => {
    const { mean } = climb(target, 150)
    for (const [i, at] of mean.entries()) expect(Math.abs(at - target[i])).toBeLessThan(0.15)
  })

  test('resumes from saved progress as if it had never stopped', () => {
    const kept = JSON.parse(JSON.stringify(climb(target, 20))) as Progress
    expect(climb(target, 20, kept)).toEqual(climb(target, 40))
  })

  test('stays where it is when nothing makes a difference', () => {
    const { logs, step } = advance(begin(3), SETTINGS, [0, 0, 0])
    expect({ logs, step }).toEqual({ logs: [0, 0, 0], step: 1 })
  })

  test('plays other directions in every step, the same each time', () => {
    const [a, b, c] = [
      [0, 0],
      [0, 1],
      [1, 0],
    ].map(([step, number]) => directionOf(SETTINGS, step, number, 3))
    expect(directionOf(SETTINGS, 0, 0, 3)).toEqual(a)
    expect(new Set([a, b, c].map(String)).size).toBe(3)
  })
})

describe('weights', () => {
  const numbers = { a: 2, none: 0, list: [1, 0, -3] }

  test('are changed one by one, those in lists too, and a nothing stays one', () => {
    const places = placesOf(numbers)
    expect(places.map(nameOf)).toEqual(['a', 'list[0]', 'list[2]'])
    expect(rounded(scaled(numbers, places, [Math.log(3), 0, Math.log(2)]))).toEqual({
      a: 6,
      none: 0,
      list: [1, 0, -6],
    })
    expect(numbers.list).toEqual([1, 0, -3])
  })

  test('are rounded to three digits', () => {
    expect(rounded({ a: 1.23456, list: [0.0012345, 44.44] })).toEqual({ a: 1.23, list: [0.00123, 44.4] })
  })

  test('are written into their part of the source, where what is said of them stays', () => {
    const source = [
      'export const w = {',
      '  evaluation: {',
      '    /** What an a is worth. */',
      '    a: 2,',
      '    list: [1, 0, -3],',
      '  },',
      '  judged: {',
      '    a: 5,',
      '  },',
      '}',
    ].join('\n')
    const written = writtenInto(source, 'evaluation', { a: 3, list: [1, 2] })
    expect(written).toBe(source.replace('a: 2,', 'a: 3,').replace('[1, 0, -3]', '[1, 2]'))
    expect(() => writtenInto(source, 'search', {})).toThrow('no search')
  })

  test('that make no difference at a table of two are not tuned there', () => {
    const game = games['terraforming-mars']
    const places = placesThatMatter(game, {
      ...SETTINGS,
      game: game.id,
      seats: 2,
      options: {},
      part: 'evaluation',
      bot: { name: 'greedy', plays: 'greedy' },
    }).map(nameOf)
    expect(places).toEqual(expect.arrayContaining(['growth', 'point', 'unit[0]', 'card']))
    expect(places.filter((name) => name.startsWith('solo') || name === 'length[4]')).toEqual([])
  })
})

describe('perilune tune', () => {
  const home = () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'games/moon/bot/src'), { recursive: true })
    return folder
  }
  const tune = (folder: string, ...args: string[]) =>
    perilune(['tune', 'moon', '--threads', '1', '--directions', '2', '--matches', '2', ...args], {
      home: folder,
      games: { moon: games.moon },
    })

  test('tells what changed, and how many games that were played on other seeds it won', async () => {
    const { code, out } = await tune(home(), '--steps', '1')
    expect(code).toBe(0)
    expect(out).toMatch(/^1 step, 4 games in [\d.]+ s, 0 errors\n/)
    expect(out).toContain(`  rover: ${weights.moon.evaluation.rover} → `)
    expect(out).toContain('seed held out 1')
    expect(out).toMatch(/2 games: [\d.]+ % won \(/)
  })

  test('resumes from its own file, not from one with other settings', async () => {
    const folder = home()
    const file = join(folder, 'progress.json')
    await tune(folder, '--steps', '2', '--file', join(folder, 'whole.json'))
    await tune(folder, '--steps', '1', '--file', file)
    const { out } = await tune(folder, '--steps', '2', '--file', file)
    expect(out).toMatch(/^2 steps, 4 games /)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'whole.json'), 'utf8'))
    const { code, err } = await tune(folder, '--steps', '2', '--file', file, '--seed', 'other')
    expect([code, err]).toEqual([2, expect.stringContaining('other settings')])
  })

  test('writes nothing that does not win', async () => {
    const folder = home()
    const file = join(folder, 'games/moon/bot/src/weights.ts')
    writeFileSync(file, '')
    await tune(folder, '--steps', '1', '--write')
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('')
  })

  test('a game without weights has none to tune', async () => {
    const { code, err } = await perilune(['tune', 'dice'])
    expect([code, err]).toEqual([2, expect.stringContaining('no weights')])
  })

  test('only what a search judges by can be tuned as such', async () => {
    const { code, err } = await tune(home(), '--judged')
    expect([code, err]).toEqual([2, expect.stringContaining('judges by the evaluation')])
  })
})

test('the arena takes no release that is not kept', async () => {
  const { code, err } = await perilune(['arena', 'dice', '--bots', 'greedy@0.1,greedy'])
  expect([code, err]).toEqual([2, expect.stringContaining('no weights of release 0.1 are kept')])
})
