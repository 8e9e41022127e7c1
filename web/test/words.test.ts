import { expect, test } from 'vitest'
import { words } from '../src/words/index.js'
import { words as playWords } from '../src/words/play.js'

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
  expect(playWords.end.tie('most Rovers', 1)).toBe('The tie was broken by: most Rovers.')
  expect(playWords.end.tie('shared', 2)).toBe('Nothing breaks the tie: the victory is shared.')
})

test.each([
  [{ kind: 'none' }, 'bot', ''],
  [{ kind: 'days', days: 1 }, 'resign', '1 day a move. When time runs out, the player resigns.'],
  [
    { kind: 'live', move: 60, reserve: 600 },
    'bot',
    '60 seconds a move, 10 minutes in reserve. When time runs out, a bot plays on.',
  ],
  [{ kind: 'live', move: 1, reserve: 0 }, 'bot', '1 second a move. When time runs out, a bot plays on.'],
] as const)('a clock of %o is told in a sentence', (time, timeout, said) => {
  expect(playWords.waiting.time(time, timeout)).toBe(said)
})

test('a hint counts its lines of play in the singular and the plural', () => {
  expect(playWords.hint.says('medium', 1)).toBe('A medium bot tried 1 line of play. It would choose:')
  expect(playWords.hint.says('medium', 300)).toBe('A medium bot tried 300 lines of play. It would choose:')
})

test('a score counts its points, and says where they came from', () => {
  expect([1, 2].map(playWords.end.points)).toEqual(['point', 'points'])
  expect(playWords.end.brought(-2, 'Hazards')).toBe('−2 hazards')
})
