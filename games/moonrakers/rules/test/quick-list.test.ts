import { listeningDifferences } from '@perilune/engine/testing'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'

const plan = { games: 3, seeds: 'quick list', moveBound: 300 }

test('a game goes the same way whether or not somebody listens to its events', () => {
  expect(listeningDifferences(moonrakers, plan)).toEqual([])
})
