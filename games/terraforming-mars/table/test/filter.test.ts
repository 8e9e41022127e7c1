import { expect, test } from 'vitest'
import { EVERYTHING, filtered, type Held, type Sort, sorted, tagsIn } from '../src/hand/filter.js'

const held = (id: string, price: number, no = false): Held => ({
  id,
  price,
  option: { answer: { act: 'play', card: id }, label: id, ...(no && { reason: { code: 'cost' } }) },
})
const hand = [held('comet', 21), held('bushes', 10, true), held('great-dam', 12), held('ants', 9, true)]
const ids = (list: readonly Held[]) => list.map((h) => h.id)
const inOrder = (sort: Sort, own?: readonly string[]) => ids(sorted(hand, sort, own))
const narrowed = (filter: Partial<typeof EVERYTHING>, next: readonly string[] = []) =>
  ids(filtered(hand, { ...EVERYTHING, ...filter }, new Set(next)))

test('what can be played stands first, the cheapest before the dearer', () => {
  expect(inOrder('playable')).toEqual(['great-dam', 'comet', 'ants', 'bushes'])
})

test('a hand stands by price, by name, or in the order of its owner', () => {
  expect(inOrder('price')).toEqual(['ants', 'bushes', 'great-dam', 'comet'])
  expect(inOrder('name')).toEqual(['ants', 'bushes', 'comet', 'great-dam'])
  expect(inOrder('own', ['great-dam', 'bushes'])).toEqual(['great-dam', 'bushes', 'comet', 'ants'])
})

test('a hand can be narrowed to what is playable now or in the next generation', () => {
  expect(narrowed({ when: 'now' })).toEqual(['comet', 'great-dam'])
  expect(narrowed({ when: 'next' }, ['ants', 'comet'])).toEqual(['comet', 'ants'])
})

test('a hand can be narrowed to a tag, events counted as one', () => {
  expect(narrowed({ tag: 'plant' })).toEqual(['bushes'])
  expect(narrowed({ tag: 'event' })).toEqual(['comet'])
  expect(tagsIn(hand)).toEqual([
    { tag: 'building', n: 1 },
    { tag: 'space', n: 1 },
    { tag: 'power', n: 1 },
    { tag: 'plant', n: 1 },
    { tag: 'microbe', n: 1 },
    { tag: 'event', n: 1 },
  ])
})

test('a hand is searched by words of names and texts', () => {
  expect(narrowed({ search: 'GREAT dam' })).toEqual(['great-dam'])
  expect(narrowed({ search: 'great comet' })).toEqual([])
  expect(narrowed({ search: 'microbe' })).toEqual(['ants'])
})
