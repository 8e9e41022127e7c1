import type { Happening, Said } from '@perilune/ui'
import { expect, test } from 'vitest'
import { claimIn, claimsOf, drawnIn, sentenceOf } from '../../src/talks/claims.js'
import { conversation, saidInTalks } from '../../src/talks/conversation-items.js'

const terms = (credits: number) => [[1, 6 - credits, 0, 1], [0, credits, 0, 0], null]
const event = (seq: number, what: string, facts: object = {}): Happening => ({
  what,
  seq,
  seat: 0,
  say: `${what} at ${seq}`,
  ...facts,
})
const line = (id: string, text: string, seq?: number | null): Said => ({
  id,
  seat: 1,
  name: 'Bao',
  text,
  at: 0,
  seq,
})

const EVENTS = [
  event(1, 'begins-talks'),
  event(2, 'proposes', { number: 1, terms: terms(0) }),
  event(3, 'ends-talks'),
  event(5, 'begins-talks'),
  event(6, 'proposes', { number: 1, terms: terms(1) }),
  event(7, 'counters', { seat: 1, number: 1, terms: terms(3) }),
  event(8, 'proposes', { number: 2, terms: terms(2) }),
]

test('the conversation shows the talks that go on, with what was said at each moment after what happened at it', () => {
  const items = conversation([line('b', 'Deal', 8), line('a', 'Guns?', 5)], EVENTS)
  expect(
    items.map((item) =>
      item.is === 'said'
        ? item.line.text
        : item.is === 'note'
          ? `${item.event.what} at ${item.event.seq}`
          : item.is,
    ),
  ).toEqual(['begins-talks at 5', 'Guns?', 'offer', 'offer', 'offer', 'Deal'])
})

test('an offer is compared with what lay on the table before it, and a counter-offer does not replace that', () => {
  const offers = conversation([], EVENTS).flatMap((item) => (item.is === 'offer' ? [item] : []))
  expect(offers.map(({ counter, number }) => [counter, number])).toEqual([
    [false, 1],
    [true, 1],
    [false, 2],
  ])
  expect(offers.map(({ instead }) => instead)).toEqual([null, terms(1), terms(1)])
})

test('a line of unknown moment stands first, and is no claim of these talks', () => {
  const lines = [line('a', 'I bring 2 shields.'), line('b', 'Hello', 6)]
  expect(conversation(lines, EVENTS)[0]).toMatchObject({ is: 'said', line: { text: 'I bring 2 shields.' } })
  expect(saidInTalks(lines, EVENTS).map(({ id }) => id)).toEqual(['b'])
})

test('terms that are told in words alone are a note', () => {
  const proposed = event(2, 'proposes')
  const items = conversation([], [event(1, 'begins-talks'), proposed])
  expect(items[1]).toEqual({ is: 'note', key: '2:1', event: proposed })
})

test('what a line counts is drawn, whatever else it says', () => {
  const drawn = drawnIn('I bring 2 shields and 1 crew, not 7 crewmen')
  expect(drawn.map((bit) => bit.text).join('')).toBe('I bring 2 shields and 1 crew, not 7 crewmen')
  expect(drawn.flatMap((bit) => (bit.is === 'amount' ? [[bit.amount, bit.of]] : []))).toEqual([
    [2, 'shield'],
    [1, 'crew'],
  ])
})

test('cards of the hand become a claim in words, and the words are read as the same claim', () => {
  const said = sentenceOf(['reactor', 'damage2', 'damage1', 'shield', 'miss'])
  expect(said).toBe('I bring 1 reactor, 1 shield and 3 damage.')
  expect(claimIn(said)).toEqual([1, 0, 1, 3, 0])
  expect(sentenceOf(['miss'])).toBe('')
})

test('the last claim of a captain counts, and only what says that it is one', () => {
  const said = [
    { seat: 0, text: 'I bring 2 shields.' },
    { seat: 1, text: 'Nobody needs 3 shields' },
    { seat: 0, text: 'I bring 12 thrusters and 1 crew.' },
    { seat: null, text: 'I bring 4 damage.' },
  ]
  expect(claimsOf(said, 2)).toEqual([[0, 12, 0, 0, 1], null])
})
