import { expect, test } from 'vitest'
import { begin } from './scene.js'

/* The switch for promotional cards. */

test('promotional cards are in the game only if they are asked for', () => {
  expect(begin({ promos: true }).allCards()).toContain('snow-algae')
  expect(begin({}).allCards()).not.toContain('snow-algae')
})
