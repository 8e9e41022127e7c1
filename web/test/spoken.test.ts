import { type Game, newSeed } from '@perilune/engine'
import { table } from '@perilune/moon-table'
import { moon } from '@perilune/moon-words-en'
import type { EventView, TableView } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { withSentences } from '../src/spoken.js'
import type { TableData } from '../src/use-table.js'

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
  const now = { seats, decisions } as TableView
  return { now, events, chat: [], lost: null, form: 'data', ...more }
}

test('a page makes the sentences of decisions and events from the words of the rules', () => {
  const spoken = withSentences(dataOf(), table)
  expect(spoken?.now.decisions).toMatchObject(game.decisions(state, seat))
  expect(spoken?.events).toMatchObject([{ what: 'draws', say: '2 draws a card' }])
})

test('what the table says of itself stands as the server says it', () => {
  const events = [{ what: 'table:stop', seq: 1, say: 'nobody wins' }] as EventView[]
  expect(withSentences(dataOf({ events }), table)?.events).toEqual(events)
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
