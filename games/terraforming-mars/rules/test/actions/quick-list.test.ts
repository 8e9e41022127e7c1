import { listeningDifferences, quickListDifferences } from '@perilune/engine/testing'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'

const plan = { games: 9, seeds: 'quick list', moveBound: 250 }

test('the list of answers for search holds all that a person is offered, but the wish about the order', () => {
  expect(
    quickListDifferences(terraformingMars, { ...plan, leavesOut: ({ act }) => act === 'order' }),
  ).toEqual([])
})

test('a game goes the same way whether or not somebody listens to its events', () => {
  expect(listeningDifferences(terraformingMars, plan)).toEqual([])
})
