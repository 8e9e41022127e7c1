import { english, terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { rulings } from '../src/rulings.js'

const { cards } = terraformingMars

test('every ruling is about a card that there is', () => {
  const ids = new Set(cards.map((c) => c.id))
  const about = Object.keys(english.rulings.special)
  expect(about.filter((id) => !ids.has(id))).toEqual([])
  expect(about.length).toBeGreaterThan(60)
})

test('rulings can be asked for every card', () => {
  for (const { id } of cards) expect(rulings(id).every((r) => r.endsWith('.'))).toBe(true)
})
