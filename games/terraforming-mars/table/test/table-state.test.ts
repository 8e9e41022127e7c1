import type { Option } from '@perilune/engine'
import { expect, test } from 'vitest'
import { begin, reduce, stateAt, type TableAction, type TableState } from '../src/state/table-state.js'

const card: Option = { answer: { act: 'play', card: 'comet' }, label: 'Comet' }
const other: Option = { answer: { act: 'use', card: 'ants' }, label: 'Ants' }
const after = (actions: readonly TableAction[], state: TableState = begin('1')) =>
  actions.reduce((now, action) => reduce(now, { moment: '1', action }), state)

test('another selection forgets how the first was to be paid', () => {
  const paying = after([
    { do: 'select', option: card },
    { do: 'toggle-payment' },
    { do: 'change-payment', use: { mc: 3 } },
  ])
  expect(paying).toMatchObject({ selected: card, paymentOpen: true, use: { mc: 3 } })
  const next = after([{ do: 'select', option: other }], paying)
  expect(next).toMatchObject({ selected: other, paymentOpen: false, use: undefined })
})

test('what was let go of is not the same as what was never selected: nothing is suggested again', () => {
  expect(begin('1').selected).toBeUndefined()
  expect(after([{ do: 'select', option: card }, { do: 'let-go' }]).selected).toBeNull()
})

test('a new moment ends a selection, but keeps the payment of the answer just given', () => {
  const given = after([
    { do: 'select', option: card },
    { do: 'mean-pass' },
    { do: 'hide-cards', hidden: true },
    { do: 'answered', payNext: { mc: 3 } },
  ])
  expect(stateAt(given, '1')).toBe(given)
  expect(stateAt(given, '2')).toMatchObject({
    moment: '2',
    selected: undefined,
    passMeant: false,
    cardsHidden: false,
    payNext: { mc: 3 },
  })
})

test('an action at a new moment does not bring back what was selected before', () => {
  const selected = after([{ do: 'select', option: card }])
  const next = reduce(selected, { moment: '2', action: { do: 'hover', option: other } })
  expect(next).toMatchObject({ moment: '2', selected: undefined, hovered: other })
})

test('windows, points and the laid out hand outlast a moment', () => {
  const open = after([{ do: 'open', window: 'compare' }, { do: 'show-points' }, { do: 'lay-out-hand' }])
  expect(stateAt(open, '2')).toMatchObject({ window: 'compare', pointsShown: true, handLaidOut: true })
})

test('the key that opens a window closes it', () => {
  const open = after([{ do: 'open', window: 'compare' }])
  expect(after([{ do: 'open', window: 'compare' }], open).window).toBeUndefined()
  expect(after([{ do: 'open', window: 'in-play' }], open).window).toBe('in-play')
})

test('a pass is meant until something else is selected', () => {
  expect(after([{ do: 'mean-pass' }]).passMeant).toBe(true)
  expect(after([{ do: 'mean-pass' }, { do: 'select', option: card }]).passMeant).toBe(false)
})
