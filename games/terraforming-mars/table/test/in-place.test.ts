import { readFileSync } from 'node:fs'
import { addRow, type MyDecision, openMatch, readRecord } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { inPlaceOf, noneOf, onCard, onSeat } from '../src/choosing/in-place.js'
import { pointsIn, suggestedThing } from '../src/choosing/suggested-thing.js'
import { rulesToday } from '../src/rules.js'
import { myDecision } from '../src/state/options.js'
import type { MarsView } from '../src/state/view.js'

/** What a seat of an archived game is asked after so many answers. */
function questionAt(name: string, rows: number, seat: number) {
  const file = new URL(`../../archive/${name}.json`, import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const match = openMatch(terraformingMars, record.options, record.seats, record.seed ?? '')
  for (const row of record.rows.slice(0, rows)) addRow(terraformingMars, match, row)
  const state = match.state as MarsState
  const view = terraformingMars.view(state, seat) as MarsView
  const decision = myDecision(terraformingMars.decisions(state, seat)) as MyDecision
  return { view, decision, seat, things: inPlaceOf(view, seat, decision) }
}
const FOUR = 'rules-3-4-seats-random-greedy-box-3'
const kinds = ({ things }: ReturnType<typeof questionAt>) => things?.map(({ thing }) => thing.kind)

test('a card that gets a cube is chosen where it lies', () => {
  const { things, decision, view, seat } = questionAt(FOUR, 774, 3)
  expect(decision.step).toBe('add-cubes')
  expect(onCard(things, 3, 'aerial-mappers')?.answer).toEqual({ card: 'aerial-mappers' })
  expect(onCard(things, 1, 'aerial-mappers')).toBeUndefined()
  const best = suggestedThing(rulesToday, view, seat, things)
  expect(best?.option.answer).toEqual({ card: 'aerial-mappers' })
  expect(pointsIn(rulesToday, view, seat)).toBeGreaterThan(0)
})

test('whose production goes down is chosen at the seat, and nobody is suggested', () => {
  const asked = questionAt(FOUR, 548, 3)
  expect(asked.decision.step).toBe('reduce-production')
  expect(kinds(asked)).toEqual(['seat', 'seat', 'seat'])
  expect(onSeat(asked.things, 0)).toBeUndefined()
  expect(suggestedThing(rulesToday, asked.view, 3, asked.things)).toBeUndefined()
})

test('a microbe is taken off a card of whoever has one', () => {
  const { things } = questionAt(FOUR, 789, 1)
  expect(onCard(things, 1, 'ants')).toBeDefined()
  expect(onCard(things, 3, 'sulphur-eating-bacteria')).toBeDefined()
})

test('plants are removed at a seat, as many as may be, or none at all', () => {
  const { things, decision } = questionAt(FOUR, 638, 1)
  expect(things?.map(({ option }) => option.answer)).toEqual([{ amounts: { '3': 3 } }])
  expect(noneOf(decision)?.answer).toEqual({ amounts: {} })
})

test('what the World Government raises is chosen at its reading', () => {
  expect(kinds(questionAt(FOUR, 584, 1))).toContain('parameter')
})

test('a resource to gain is chosen in the stock', () => {
  expect(kinds(questionAt('rules-3-1-seats-greedy-box-3', 58, 0))).toEqual(new Array(6).fill('stock'))
})

test('a question with an answer that lies nowhere is not asked on the table', () => {
  expect(questionAt('rules-3-5-seats-random-greedy-box-3', 455, 3).things).toBeUndefined()
  expect(questionAt(FOUR, 769, 1).decision.step).toBe('pay')
  expect(questionAt(FOUR, 769, 1).things).toBeUndefined()
})
