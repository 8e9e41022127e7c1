import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { progressText } from '../../../src/table/views/progress-text.js'

test('where a game is follows from data; a text of older rows stands', () => {
  expect(progressText(games.moon, { code: 'era-round', era: 2, round: 3 })).toBe('Era II, round 3')
  expect(progressText(games.moon, 'Era II, round 3')).toBe('Era II, round 3')
})

test('a list of tables leaves out what a newer node says and this one has no words for', () => {
  expect(progressText(games.moon, { code: 'in-orbit' })).toBe('')
})
