import { cardData } from '@perilune/moonrakers'
import { expect, test } from 'vitest'
import { isFound } from '../src/search.js'

const found = (search: string): string[] =>
  [...cardData.contracts, ...cardData.shipParts].map(({ id }) => id).filter((id) => isFound(id, search))

test('a card is found by words of its name, its text, its brand, its type, and by what a contract needs', () => {
  expect(isFound('reactor', 'REAC')).toBe(true)
  expect(isFound('reactor', 'reac shield')).toBe(false)
  const part = cardData.shipParts[0]
  expect(isFound(part.id, `${part.brand} ${part.name.slice(0, 4)}`)).toBe(true)
  const rescues = cardData.contracts.filter(({ type, requires }) => type === 'rescue' && requires.crew)
  expect(found('rescue crew')).toEqual(expect.arrayContaining(rescues.map(({ id }) => id)))
  expect(rescues.length).toBeGreaterThan(0)
})

test('where nothing is looked for, nothing is found', () => {
  expect(found('')).toEqual([])
  expect(found('  ')).toEqual([])
})
