import { readFileSync } from 'node:fs'
import { type GameRecord, matchOutcome, replay } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { table } from '../src/index.js'

const record = JSON.parse(
  readFileSync(new URL('../../archive/rules-2-3-seats-random-greedy-3.json', import.meta.url), 'utf8'),
) as GameRecord

test('the race has points for every answer that stands, and ends with the points of the game', () => {
  const race = table.race?.(record) ?? []
  const match = replay(moon, record)
  expect(race).toHaveLength(match.line.length + 1)
  expect(race[0]).toEqual([0, 0, 0])
  expect(race.at(-1)).toEqual(matchOutcome(moon, match)?.points)
})

test('Structures and Reputations count from the moment they are there, not only at the end', () => {
  const race = table.race?.(record) ?? []
  const [last, before] = [race.at(-1) ?? [], race.at(-2) ?? []]
  const total = last.reduce((a, b) => a + b, 0)
  // The end of the last Era gives Flag Rewards and Hearts on cards; all else was in sight before.
  expect(before.reduce((a, b) => a + b, 0)).toBeGreaterThan(total / 2)
})
