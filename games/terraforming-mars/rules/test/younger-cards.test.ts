import { seedFrom } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { corporations } from '../src/cards/corporations.js'
import { projects } from '../src/cards/decks.js'

/** Every card of a new game, wherever it lies. */
const cardsOf = (s: MarsState): ReadonlySet<string> => new Set(s.places.flat())

test('cards that came with later rules are in no deck of a game under older ones', () => {
  const young = [projects.base[0], corporations[3]]
  // Before any deck is made: decks are kept.
  for (const card of young) Object.assign(card, { fromRules: terraformingMars.rules + 1 })
  const there = cardsOf(terraformingMars.setup({}, 2, seedFrom('younger')))
  expect(there.has(projects.base[1].id)).toBe(true)
  expect(young.filter(({ id }) => there.has(id))).toEqual([])
})
