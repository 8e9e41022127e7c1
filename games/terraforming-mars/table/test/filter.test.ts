import { expect, test } from 'vitest'
import { filtered, type Held, tagsIn } from '../src/hand/filter.js'

const held = (id: string, price: number, no = false): Held => ({
  id,
  price,
  option: { answer: { act: 'play', card: id }, label: id, ...(no && { reason: { code: 'cost' } }) },
})
const hand = [held('comet', 21), held('bushes', 10, true), held('great-dam', 12), held('ants', 9, true)]
const ids = (list: readonly Held[]) => list.map((h) => h.id)

test('what can be played stands first, the cheapest before the dearer', () => {
  expect(ids(filtered(hand, { playable: false, tag: undefined, sort: 'playable' }))).toEqual([
    'great-dam',
    'comet',
    'ants',
    'bushes',
  ])
})

test('a hand can be narrowed to what is playable and to a tag, events counted as one', () => {
  expect(ids(filtered(hand, { playable: true, tag: undefined, sort: 'name' }))).toEqual([
    'comet',
    'great-dam',
  ])
  expect(ids(filtered(hand, { playable: false, tag: 'plant', sort: 'price' }))).toEqual(['bushes'])
  expect(ids(filtered(hand, { playable: false, tag: 'event', sort: 'price' }))).toEqual(['comet'])
  expect(tagsIn(hand)).toEqual(['building', 'space', 'power', 'plant', 'microbe', 'event'])
})
