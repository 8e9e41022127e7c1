import { expect, test } from 'vitest'
import { begin } from '../scene.js'

/* The switch for promotional cards. */

test('promotional cards are in the game only if they are asked for', () => {
  expect(begin({ promos: true }).allCards()).toContain('snow-algae')
  expect(begin({}).allCards()).not.toContain('snow-algae')
})

test('a newer version takes the place of the older card', () => {
  const cards = begin({ promos: true }).allCards()
  for (const card of ['deimos-down', 'great-dam', 'magnetic-field-generators']) {
    expect(cards).toContain(`${card}-promo`)
    expect(cards).not.toContain(card)
    expect(begin({}).allCards()).toContain(card)
  }
})
