import { listeningDifferences, quickListDifferences } from '@perilune/engine/testing'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'

const plan = { games: 3, seeds: 'quick list', moveBound: 60 }

test('the list of answers for search holds all that a person is offered, and nothing else', () => {
  expect(quickListDifferences(moonBase, plan)).toEqual([])
})

test('a game goes the same way whether or not somebody listens to its events', () => {
  expect(listeningDifferences(moonBase, plan)).toEqual([])
})
