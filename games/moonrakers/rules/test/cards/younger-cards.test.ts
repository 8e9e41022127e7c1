import { seedFrom } from '@perilune/engine'
import type { MoonrakersState } from '@perilune/moonrakers'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Every card of a new game, wherever it lies. */
const cardsOf = (s: MoonrakersState): ReadonlySet<string> => new Set(s.places.flat())

test('cards that came with later rules are in no deck of a game under older ones', async () => {
  // Cards and decks of its own: no other test may meet the younger cards.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { moonrakers } = await import('@perilune/moonrakers-words-en')
  const { cardData } = await import('../../src/cards/index.js')
  const { contracts, crew, objectives, shipParts } = cardData
  const young = [contracts[0], crew[0], objectives[0], shipParts[0]]
  const setup = () => cardsOf(moonrakers.setup({}, 3, seedFrom('younger')))
  const before = setup()
  expect(young.filter(({ id }) => !before.has(id))).toEqual([])
  for (const card of young) Object.assign(card, { fromRules: moonrakers.rules + 1 })
  const after = setup()
  expect(young.filter(({ id }) => after.has(id))).toEqual([])
})
