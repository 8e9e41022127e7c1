import { expect, test } from 'vitest'
import { likedAfter, marksAfter, movedTo, sortedBy, steady } from '../../src/mine/hand-order.js'

test('of cards that are alike, as many stay as there are still', () => {
  expect(steady(['a', 'b', 'a', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'c', 'd'])
  expect(steady(['a'], ['a', 'a', 'b'])).toEqual(['a', 'a', 'b'])
})

test('a hand lies as its owner likes it, and the rest behind in the order of the rules', () => {
  expect(sortedBy(['c', 'a'], ['a', 'b', 'c', 'd', 'a'])).toEqual(['c', 'a', 'a', 'b', 'd'])
  expect(likedAfter(['c', 'a', 'c'], ['b', 'a'])).toEqual(['c', 'a', 'b'])
})

test('a card that is moved takes the place it is put on, and marks go with their cards', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect([...marksAfter(new Set([0, 1]), 0, 2, 3)]).toEqual([0, 2])
})
