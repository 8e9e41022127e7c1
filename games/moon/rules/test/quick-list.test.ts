import { listeningDifferences, quickListDifferences } from '@perilune/engine/testing'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'

const plan = { games: 6, seeds: 'quick list', moveBound: 400 }

test('the list of answers for search holds all that a person is offered, and nothing else', () => {
  expect(quickListDifferences(moon, plan)).toEqual([])
})

test('a game goes the same way whether or not somebody listens to its events', () => {
  expect(listeningDifferences(moon, plan)).toEqual([])
})
