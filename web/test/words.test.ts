import { expect, test } from 'vitest'
import { words } from '../src/words.js'

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [120_000, '2 min ago'],
  [3_600_000, '1 h ago'],
  [23 * 3_600_000, '23 h ago'],
  [24 * 3_600_000, '1 day ago'],
  [50 * 3_600_000, '2 days ago'],
])('a move made %i ms ago was %s', (ms, said) => {
  expect(words.lobby.ago(ms)).toBe(said)
})
