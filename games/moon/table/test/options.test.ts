import type { MyDecision, Option } from '@perilune/engine'
import { expect, test } from 'vitest'
import { actionsIn, usesStructure } from '../src/options.js'

const way = (more: object): Option => ({ answer: { act: 'construct', card: 'foundry', ...more }, label: '' })

test('a way to construct uses the structures that its rovers park on, and those that lend by one parked before', () => {
  const option = way({ rovers: [{ on: 1, card: 'field-lab' }], lent: [{ on: 2, card: 'dust-road' }] })
  expect(usesStructure(option, 1, 'field-lab')).toBe(true)
  expect(usesStructure(option, 2, 'dust-road')).toBe(true)
  expect(usesStructure(option, 2, 'field-lab')).toBe(false)
  expect(usesStructure(way({}), 1, 'field-lab')).toBe(false)
})

test('what lies on the table is used on a turn and during a search, not while something else is asked', () => {
  const asks = (step: string) => ({ kind: 'choose', step, options: [] }) as unknown as MyDecision
  expect(actionsIn(asks('take-turn'))).toBeDefined()
  expect(actionsIn(asks('extra-construct'))).toBeDefined()
  expect(actionsIn(asks('choose-blue'))).toBeUndefined()
})
