import type { Option } from '@perilune/engine'
import { expect, test } from 'vitest'
import type { Selection } from '../src/options.js'
import { begin, chosenIn, previewedIn, reduce, stateAt, type TableAction } from '../src/table-state.js'

const option = (act: string, more: object = {}): Option => ({
  answer: { act, card: 'foundry', ...more },
  label: act,
})
const plain = option('construct')
const withRover = option('construct', { rovers: [] })
const assimilate = option('assimilate')
const foundry: Selection = {
  what: 'hand',
  card: 'foundry',
  at: 0,
  construct: [plain, withRover],
  assimilate: [assimilate],
}
const flip: Selection = { what: 'thing', card: 'antenna', options: [option('flip')] }

const after = (actions: readonly TableAction[]) =>
  actions.reduce((now, action) => reduce(now, { moment: '1', action }), begin('1'))

test('a card that is selected is constructed in the first way until another is chosen', () => {
  expect(chosenIn(after([{ do: 'select', selection: foundry }]))).toBe(plain)
  expect(
    chosenIn(
      after([
        { do: 'select', selection: foundry },
        { do: 'choose-way', option: withRover },
      ]),
    ),
  ).toBe(withRover)
})

test('another selection forgets the way that was chosen for the first', () => {
  const state = after([
    { do: 'select', selection: foundry },
    { do: 'choose-way', option: withRover },
    { do: 'select', selection: flip },
  ])
  expect(chosenIn(state)?.answer.act).toBe('flip')
})

test('a card that can only be assimilated shows what that brings, but the primary button does not do it', () => {
  const state = after([{ do: 'select', selection: { ...foundry, construct: [] } }])
  expect(chosenIn(state)).toBeUndefined()
  expect(previewedIn(state)).toBe(assimilate)
})

test('a list of actions has no answer until one of them is chosen', () => {
  expect(previewedIn(after([{ do: 'select', selection: { what: 'list', acts: ['park'] } }]))).toBeUndefined()
})

test('what was let go of leaves nothing chosen', () => {
  const state = after([
    { do: 'select', selection: foundry },
    { do: 'choose-way', option: withRover },
    { do: 'let-go' },
  ])
  expect([state.selection, previewedIn(state)]).toEqual([undefined, undefined])
})

test('a new moment ends a selection; a window stays open', () => {
  const state = after([
    { do: 'select', selection: foundry },
    { do: 'open', window: { settlementOf: 2 } },
  ])
  expect(stateAt(state, '1')).toBe(state)
  expect(stateAt(state, '2')).toEqual({ ...begin('2'), window: { settlementOf: 2 } })
})

test('an action at a new moment does not bring back what was selected before', () => {
  const state = after([{ do: 'select', selection: foundry }])
  const next = reduce(state, { moment: '2', action: { do: 'open', window: 'discard' } })
  expect(next).toEqual({ ...begin('2'), window: 'discard' })
})

test('of one resource more or less is named; where only one is asked for, another takes its place', () => {
  const name = (id: string, n: number, only = false): TableAction => ({ do: 'name', id, n, only })
  expect(after([name('bio', 1), name('energy', 2)]).amounts).toEqual({ bio: 1, energy: 2 })
  expect(after([name('bio', 1), name('energy', 1, true)]).amounts).toEqual({ energy: 1 })
})

test('of the cards that are picked the latest count; to pick one again lets go of it', () => {
  const pick = (id: string): TableAction => ({ do: 'pick', id, most: 2 })
  expect(after(['antenna', 'drone', 'lab'].map(pick)).picked).toEqual(['drone', 'lab'])
  expect(after(['antenna', 'antenna'].map(pick)).picked).toEqual([])
})

test('a new moment forgets what was named and picked, but not what is searched for', () => {
  const state = after([
    { do: 'name', id: 'bio', n: 1, only: false },
    { do: 'pick', id: 'antenna', most: 1 },
    { do: 'search', text: 'flag' },
  ])
  expect(stateAt(state, '2')).toEqual({ ...begin('2'), search: 'flag' })
})
