import { seedFrom } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Every card of a new game, wherever it lies. */
const cardsOf = (s: MarsState): ReadonlySet<string> => new Set(s.places.flat())

test('cards that came with later rules are in no deck of a game under older ones', async () => {
  // Cards and decks of its own: no other test may meet the younger cards.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { terraformingMars } = await import('@perilune/terraforming-mars-words-en')
  const { corporations } = await import('../../src/cards/corporations.js')
  const { projects } = await import('../../src/cards/decks.js')
  const young = [projects.base[0], corporations[3]]
  for (const card of young) Object.assign(card, { fromRules: terraformingMars.rules + 1 })
  const there = cardsOf(terraformingMars.setup({}, 2, seedFrom('younger')))
  expect(there.has(projects.base[1].id)).toBe(true)
  expect(young.filter(({ id }) => there.has(id))).toEqual([])
})
