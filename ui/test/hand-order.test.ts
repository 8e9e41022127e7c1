import { expect, test } from 'vitest'
import { putBefore, steadyOrder } from '../src/cards/hand-order.js'

test('cards keep their places within a turn, whatever order they would be sorted in', () => {
  expect(steadyOrder(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['a', 'b', 'c'])
})

test('what left the hand is gone, and what is new comes last', () => {
  expect(steadyOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd'])
})

test('a new turn sorts the hand anew', () => {
  expect(steadyOrder(undefined, ['c', 'a'])).toEqual(['c', 'a'])
})

test('a card is put before another, or at the end', () => {
  expect(putBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(putBefore(['a', 'b', 'c'], 'a', undefined)).toEqual(['b', 'c', 'a'])
  expect(putBefore(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c'])
})
