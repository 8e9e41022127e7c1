import { expect, test } from 'vitest'
import { authorOf } from '../src/author.js'

const event = (seq: number, what: string, seat?: number) => ({
  seq,
  what,
  say: what,
  ...(seat !== undefined && { seat }),
})

test('a change is the work of the seat that acted, not of those who gain or lose by it', () => {
  const events = [
    event(6, 'passes', 2),
    event(7, 'begins-round'),
    event(7, 'trades', 1),
    event(7, 'gains', 0),
    event(8, 'begins-era'),
  ]
  expect(authorOf(events, 7)).toBe(1)
  expect(authorOf(events, 6)).toBe(2)
  expect(authorOf(events, 8)).toBeNull()
  expect(authorOf(events, 9)).toBeNull()
})
