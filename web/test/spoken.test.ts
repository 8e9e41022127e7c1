import { type Game, newSeed } from '@perilune/engine'
import { table } from '@perilune/moon-table'
import { moon } from '@perilune/moon-words-en'
import type { EventView, TableView } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { spokenView, withSentences } from '../src/table/spoken.js'
import type { TableData } from '../src/table/use-table.js'

const game = moon as unknown as Game
const state = game.setup({}, 2, newSeed())
const [seat] = game.asked(state)
const seats = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: '' },
] as TableView['seats']

function dataOf(more: Partial<TableData> = {}): TableData {
  const decisions = JSON.parse(JSON.stringify(game.questions(state, seat)))
  const events = [{ what: 'draws', seat: 1, seq: 1 }] as unknown as EventView[]
  const now = { seats, decisions, outcome: null, queued: null } as unknown as TableView
  return { now, events, chat: [], lost: null, form: 'data', ...more }
}

test('a page makes the sentences of decisions and events from the words of the rules', () => {
  const spoken = withSentences(dataOf(), table)
  expect(spoken?.now.decisions).toMatchObject(game.decisions(state, seat))
  expect(spoken?.events).toMatchObject([{ what: 'draws', say: '2 draws a card' }])
})

test('a page says what the table did, with the names of the seats', () => {
  const events = [
    { what: 'table:resign', seat: 1, seq: 1 },
    { what: 'table:bot', seat: 0, seq: 2 },
    { what: 'table:rewind', to_move: 3, branch: 1, seq: 3 },
  ] as unknown as EventView[]
  expect(withSentences(dataOf({ events }), table)?.events.map(({ say }) => say)).toEqual([
    '2 resigns',
    'a bot plays for Ada',
    'the table agrees to go back to move 3; what lies face down is shuffled again',
  ])
})

test('a page says the lines of a score and what broke a tie', () => {
  const lines = [{ seat: 0, points: 3, why: 'flag:food:2' }]
  const outcome = { ranks: [1, 2], points: [3, 3], lines, tieBreak: { code: 'most-rovers' } }
  const now = { ...dataOf().now, outcome, decisions: [] } as unknown as TableView
  expect(spokenView(now, table)?.outcome).toEqual({
    ...outcome,
    tieBreak: 'most Rovers',
    lines: [{ ...lines[0], say: 'Most Food Flags in Era II' }],
  })
})

test.each([
  [{ code: 'taken-back' }, 'moves were taken back meanwhile'],
  [
    { code: 'surprised', event: { what: 'draws', seat: 1 } },
    'something happened to you meanwhile: 2 draws a card',
  ],
  [{ code: 'refused', reason: { code: 'not-offered' } }, 'that was not offered'],
  ['that was not offered', 'that was not offered'],
])('a page says why a planned move was dropped: %j', (dropped, says) => {
  const queued = { answer: {}, seen: 0, always: false, dropped }
  const now = { ...dataOf().now, viewer: seat, queued } as unknown as TableView
  expect(spokenView(now, table)?.queued).toEqual({ ...queued, dropped: says })
})

test('a planned move that still stands is shown as it is', () => {
  const queued = { answer: {}, seen: 0, always: false }
  const now = { ...dataOf().now, queued } as unknown as TableView
  expect(spokenView(now, table)?.queued).toEqual(queued)
})

test('a page without the rules, or without words for something new, can make no sentences', () => {
  const { rules: _, ...generic } = table
  expect(withSentences(dataOf(), generic)).toBeUndefined()
  const data = dataOf()
  const decisions = [{ ...data.now.decisions[0], prompt: { code: 'dance' } }] as never
  expect(withSentences({ ...data, now: { ...data.now, decisions } }, table)).toBeUndefined()
})

test('sentences of the server are shown as they come', () => {
  const data = dataOf({ form: 'sentences' })
  expect(withSentences(data, table)).toBe(data)
})
