import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { progressIn } from '../../../src/table/views/progress-text.js'

const DATA = { code: 'era-round', era: 2, round: 3 }

test('where a game is follows from data; a text of older rows stands', () => {
  expect(progressIn(undefined, games.moon, DATA)).toBe('Era II, round 3')
  expect(progressIn(undefined, games.moon, 'Era II, round 3')).toBe('Era II, round 3')
})

test('who has the words of the game is given the data, and a text of older rows as it stands', () => {
  expect(progressIn('data', games.moon, DATA)).toEqual(DATA)
  expect(progressIn('data', games.moon, 'Era II, round 3')).toBe('Era II, round 3')
})

test('a list of tables leaves out what a newer node says and this one has no words for', () => {
  expect(progressIn(undefined, games.moon, { code: 'in-orbit' })).toBe('')
})
