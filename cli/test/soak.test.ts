import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@perilune/engine'
import { expect, test } from 'vitest'
import { brokenDice, dice } from './dice.js'
import { newFolder, perilune } from './perilune.js'

const short = ['soak', 'dice', '--games', '20', '--greedy', '10', '--laws', '2', '--threads', '1']

test('a soak writes what it found for every number of seats', async () => {
  const home = newFolder()
  const { code, out, err } = await perilune(short, { home })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('0 errors; written to docs/soak/dice.md')
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toMatch(/^# Soak of Dice\n\n\d{4}-\d\d-\d\d, rules 2, Node \d+\.\d+\.\d+\. No errors\.\n/)
  expect(report).toMatch(/## Random bots[^#]*\| 2 \| 20 \| 0 \| 120 \|[^#]*\| 3 \| 20 \| 0 \| 180 \|/)
  expect(report).toMatch(/## Greedy against random[^#]*\| greedy \| [\d.]+ % \|/)
  expect(report).toMatch(/## Laws[^#]*\| stateIsPlainData \| \d+ \|/)
})

test('a soak plays each of the game’s own trials under the laws, with every number of seats', async () => {
  const home = newFolder()
  const { code, out } = await perilune([...short, '--trials', '3'], { home })
  expect(code).toBe(0)
  expect(out).toMatch(/ten sides, under the laws: 6 games, \d+ checks, 0 broken/)
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toMatch(/## Trials\n\n.* with 2, 3 seats, [^#]*\| ten sides \| 6 \| 0 \| \d+ \| \d+ \|/)
})

test('a soak that finds errors says so and fails', async () => {
  const home = newFolder()
  const { code } = await perilune(short, { home, games: { dice: brokenDice } })
  expect(code).toBe(1)
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toContain('RangeError: the die fell off the table: `perilune simulate dice')
})

test('random mixes of options are played too', async () => {
  const home = newFolder()
  const { code, out } = await perilune([...short, '--mixes', '4'], { home })
  expect(code).toBe(0)
  expect(out).toContain('4 mixes of options: 0 errors')
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toMatch(
    /## Mixes of options\n\n4 random mixes of all options at 2, 3 seats: 20 games, [\d,]+ decisions, 0 errors\./,
  )
})

test('errors in a mix fail the soak', async () => {
  const args = [
    'soak',
    'dice',
    '--games',
    '0',
    '--greedy',
    '0',
    '--laws',
    '0',
    '--threads',
    '1',
    '--mixes',
    '2',
  ]
  const { code } = await perilune(args, { home: newFolder(), games: { dice: brokenDice } })
  expect(code).toBe(1)
})

test('a soak can be kept to one number of seats', async () => {
  const { out } = await perilune([...short, '--seats', '3', '--greedy', '0'], { games: { dice } })
  expect(out).not.toContain('2 seats')
})

test('a soak asks for a hint at every decision of the archive and plays it', async () => {
  const home = newFolder()
  await perilune(['archive', 'add', 'dice', '--seats', '2'], { home })
  const { code, out } = await perilune(short, { home })
  expect(code).toBe(0)
  expect(out).toContain('hints: 6 at every decision of 1 record, 0 faults\n')
  const report = readFileSync(join(home, 'docs', 'soak', 'dice.md'), 'utf8')
  expect(report).toContain(
    '## Hints\n\nA hint was asked for at every decision of the archive and played: 6 hints',
  )
})

test('a hint without words fails the soak', async () => {
  const home = newFolder()
  await perilune(['archive', 'add', 'dice', '--seats', '2'], { home })
  const silent: Game = {
    ...dice,
    under: () => silent,
    decisions: (s, viewer) =>
      dice.decisions(s, viewer).map((d) => (d.kind === 'choose' ? { ...d, options: [] } : d)),
  }
  const only = ['soak', 'dice', '--games', '0', '--greedy', '0', '--laws', '0', '--trials', '0']
  const { code, err } = await perilune([...only, '--threads', '1'], { home, games: { dice: silent } })
  expect(code).toBe(1)
  expect(err).toContain('after row 0, throw, 2 seats: no words for {"risk":')
})
