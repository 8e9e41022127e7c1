import { seedFrom } from '@perilune/engine'
import type { MoonState } from '@perilune/moon'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Every card of a new game, wherever it lies. */
const cardsOf = (s: MoonState): ReadonlySet<string> => new Set(s.places.flat())

test('cards that came with later rules are in no deck of a game under older ones', async () => {
  // Cards and decks of its own: no other test may meet the younger cards.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { moon } = await import('@perilune/moon-words-en')
  const { cardData } = await import('../../src/cards/index.js')
  const { structures, expeditions, reputations, bases } = cardData
  const young = [
    structures[1][0],
    structures[3][0],
    ...expeditions.filter(({ era }) => era === 2).slice(0, 1),
    ...bases.slice(1, 3),
    ...reputations.filter(({ level }) => level === 'gold').slice(0, 4),
  ]
  for (const card of young) Object.assign(card, { fromRules: moon.rules + 1 })
  for (let i = 0; i < 20; i++) {
    const there = cardsOf(moon.setup({}, 3, seedFrom(`younger ${i}`)))
    expect(young.filter(({ id }) => there.has(id))).toEqual([])
  }
})
