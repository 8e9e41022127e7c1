import type { Answer, Choose } from '@perilune/engine'
import { expect, test } from 'vitest'
import { leftUndone } from '../src/bar/left-undone.js'
import type { MarsView } from '../src/state/view.js'

const view = (temperature: number, lobby: boolean) =>
  ({ parameters: [temperature, 0, 0, 0], turmoil: { lobby: [lobby] } }) as unknown as MarsView
const turn = (...answers: readonly (Answer & { no?: true })[]) =>
  ({
    options: answers.map(({ no, ...answer }) => ({
      answer,
      label: '',
      ...(no && { reason: { code: 'cost' } }),
    })),
  }) as unknown as Choose

test('a pass leaves the cards whose action could still be used, each counted once', () => {
  const uses = turn(
    { act: 'use', card: 'ants', way: 0 },
    { act: 'use', card: 'ants', way: 1 },
    { act: 'use', card: 'tardigrades', way: 0 },
    { act: 'use', card: 'predators', way: 0, no: true },
  )
  expect(leftUndone(view(-30, false), 0, uses)).toEqual([{ what: 'actions', n: 2 }])
})

test('a pass leaves plants, a trade and the delegate in the lobby', () => {
  const all = turn({ act: 'greenery' }, { act: 'trade', colony: 'io' }, { act: 'delegate', party: 'reds' })
  expect(leftUndone(view(-30, true), 0, all).map(({ what }) => what)).toEqual([
    'greenery',
    'trade',
    'delegate',
  ])
  expect(leftUndone(view(-30, false), 0, all).map(({ what }) => what)).toEqual(['greenery', 'trade'])
})

test('heat is left only while it still warms Mars', () => {
  expect(leftUndone(view(-30, false), 0, turn({ act: 'heat' }))).toEqual([{ what: 'heat', n: 1 }])
  expect(leftUndone(view(8, false), 0, turn({ act: 'heat' }))).toEqual([])
})
