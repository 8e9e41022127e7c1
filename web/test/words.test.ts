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

test('a tie that nothing breaks is a shared victory', () => {
  expect(words.end.tie('most Rovers', 1)).toBe('The tie was broken by: most Rovers.')
  expect(words.end.tie('shared', 2)).toBe('Nothing breaks the tie: the victory is shared.')
})
