import { expect, test } from 'vitest'
import { Begin, OnTimeout, SeatWish, Wish } from '../src/table.js'

/* What a client may wish for: each of the words, and no other. */

const words = [
  ['when time runs out', OnTimeout, ['bot', 'resign']],
  ['how a game begins', Begin, ['host', 'full']],
  ['what the seats are asked to agree to', Wish.shape.what, ['undo', 'pause', 'resume', 'stop', 'bot']],
] as const

test.each(words)('%s is said with one of its words', (_, schema, known) => {
  expect(known.filter((word) => !schema.safeParse(word).success)).toEqual([])
  for (const other of ['', 'Bot', 'close', 'erase', 0, null, ['bot']])
    expect([other, schema.safeParse(other).success]).toEqual([other, false])
})

test('a seat is for me, for whoever comes, for a bot or for nobody', () => {
  for (const kind of ['me', 'open', 'closed', 'bot']) expect(SeatWish.safeParse({ kind }).success).toBe(true)
  for (const kind of ['person', '', undefined]) expect(SeatWish.safeParse({ kind }).success).toBe(false)
})
