import { readFileSync } from 'node:fs'
import { addRow, type Choose, type MyDecision, openMatch, readRecord } from '@perilune/engine'
import { CONTRACTS, type MoonrakersState } from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { type InPlace, inPlaceOf, isChosen, onThing } from '../src/in-place.js'
import { answerOf, markChoice } from '../src/mine/mark-choice.js'
import { begin, reduce } from '../src/table-state.js'
import type { MoonrakersView } from '../src/view.js'

const AT = { answer: '', question: '', said: '', talks: '', phase: '', turn: '' }

/** An archived game after so many answers, and what a seat is asked then. */
function asked(name: string, rows: number, seat: number) {
  const file = new URL(`../../archive/rules-3-${name}-seats-random-greedy-3.json`, import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const match = openMatch(moonrakers, record.options, record.seats, record.seed ?? '')
  for (const row of record.rows.slice(0, rows)) addRow(moonrakers, match, row)
  const state = match.state as MoonrakersState
  const decisions = moonrakers.decisions(state, seat) as MyDecision[]
  return {
    state,
    view: moonrakers.view(state, seat) as MoonrakersView,
    decision: decisions.find((d) => d.must),
  }
}

const thingsOf = (decision: MyDecision | undefined): readonly InPlace[] => {
  const things = inPlaceOf(decision)
  if (!things) throw new Error('the question is about nothing on the table')
  return things
}

test('a contract to discard is one of those that lie there, and leaving them all is no thing', () => {
  const { state, decision } = asked('2', 4, 1)
  const things = thingsOf(decision)
  expect(things.map(({ thing }) => thing)).toEqual(
    state.places[CONTRACTS].map((card) => ({ is: 'contract', card })),
  )
  expect((decision as Choose).options).toHaveLength(things.length + 1)
})

test('a requirement to lower, a die to remove and a ship part to begin with are things on the table', () => {
  const lower = asked('2', 535, 1)
  expect(thingsOf(lower.decision).map(({ thing }) => thing)).toEqual([
    { is: 'requirement', kind: 2 },
    { is: 'requirement', kind: 4 },
  ])
  const die = asked('2', 804, 0)
  const dice = die.state.mission?.dice[0] ?? []
  for (const { thing } of thingsOf(die.decision))
    expect(thing.is === 'die' && dice.includes(thing.icons)).toBe(true)
  const part = asked('4', 1004, 1)
  for (const { thing } of thingsOf(part.decision))
    expect(thing.is === 'part' && part.state.captains[1].ship.includes(thing.card)).toBe(true)
})

test('a thing stands for its answer, also when the question was asked anew', () => {
  const first = thingsOf(asked('2', 535, 1).decision)
  const again = thingsOf(asked('2', 535, 1).decision)
  const option = onThing(first, { is: 'requirement', kind: 4 })
  expect(option?.answer).toEqual({ kind: 'crew' })
  expect(isChosen(onThing(again, { is: 'requirement', kind: 4 }), option)).toBe(true)
  expect(isChosen(onThing(again, { is: 'requirement', kind: 2 }), option)).toBe(false)
  expect(onThing(first, { is: 'requirement', kind: 0 })).toBeUndefined()
})

test('a question about cards that lie nowhere on the table is about no thing', () => {
  expect(inPlaceOf(asked('2', 264, 1).decision)).toBeUndefined()
  expect(inPlaceOf(undefined)).toBeUndefined()
})

test('dice that are marked are rolled again, each as often as it is marked', () => {
  const { view, decision, state } = asked('2', 359, 0)
  const die = state.mission?.dice[0][0]
  const before = begin(AT)
  const none = markChoice(decision, view, 0, before)
  expect(none && answerOf(none.decision, none.marked)).toEqual({ amounts: { [`${die}`]: 0 } })
  const marked = markChoice(decision, view, 0, reduce(before, { do: 'mark-die', index: 0, most: 1 }))
  expect(marked).toMatchObject({ of: 'dice', most: 1, marked: [`${die}`] })
  const answer = marked && answerOf(marked.decision, marked.marked)
  expect(answer).toEqual({ amounts: { [`${die}`]: 1 } })
})

test('cards that are marked in the hand are discarded', () => {
  const { view, decision } = asked('2', 75, 1)
  const seen = reduce(begin(AT), { do: 'see', at: AT, hand: ['damage1', 'reactor', 'reactor'] })
  const both = [1, 2].reduce((now, index) => reduce(now, { do: 'mark', index, most: 3 }), seen)
  const choice = markChoice(decision, view, 1, both)
  expect(choice).toMatchObject({ of: 'hand', most: 3, marked: ['reactor', 'reactor'] })
  expect(choice && answerOf(choice.decision, choice.marked)).toMatchObject({
    amounts: { damage1: 0, reactor: 2 },
  })
})
