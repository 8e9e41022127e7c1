import { expect, test } from 'vitest'
import { saysAll, slotsOf, sortedHand } from '../src/hand/order.js'

const ids = (slots: readonly { id: string }[]) => slots.map(({ id }) => id)

test('equal cards of a hand are told apart', () => {
  expect(slotsOf(['foundry', 'antenna', 'foundry']).map(({ key }) => key)).toEqual([
    'foundry:0',
    'antenna:0',
    'foundry:1',
  ])
})

test('cards lie as their owner put them, and those that never were put come last', () => {
  const slots = slotsOf(['antenna', 'foundry', 'garage'])
  expect(ids(sortedHand(slots, ['garage', 'antenna']))).toEqual(['garage', 'antenna', 'foundry'])
  expect(ids(sortedHand(slots, []))).toEqual(['antenna', 'foundry', 'garage'])
})

test('on a phone the cards that can be constructed come first, each group in the order of its owner', () => {
  const slots = slotsOf(['antenna', 'foundry', 'garage', 'workshop'])
  const can = ({ id }: { id: string }) => id === 'foundry' || id === 'workshop'
  expect(ids(sortedHand(slots, ['workshop', 'garage'], can))).toEqual([
    'workshop',
    'foundry',
    'garage',
    'antenna',
  ])
})

test('a search finds cards by words of their name and text in any order', () => {
  expect(saysAll('Foundry. Gives two Industry Flags.', 'flags found')).toBe(true)
  expect(saysAll('Foundry. Gives two Industry Flags.', 'housing')).toBe(false)
  expect(saysAll('Foundry.', '')).toBe(true)
})
