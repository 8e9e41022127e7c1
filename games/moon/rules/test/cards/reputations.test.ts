import type { Card } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { reputationDeck } from '../../src/cards/decks.js'
import { claim, scene, type Told } from '../scene.js'

const many = (card: Card, times: number): Card[] => Array(times).fill(card)

/**
 * For each Reputation: a Settlement that just meets what it asks for, and one that just does not, with the
 * refusal.
 */
const boundaries: Record<Card, [Told, Told, string][]> = {
  versatile: [
    [
      { built: ['antenna', 'distiller'] },
      { built: ['antenna', 'obelisk'] },
      'needs 1 Grey Structure, you have 0',
    ],
    [{ built: ['antenna', 'distiller'] }, { built: ['distiller'] }, 'needs 1 Pink Structure, you have 0'],
  ],
  productive: [
    [
      { built: ['thermal-plant', 'ice-drill'] },
      { built: ['thermal-plant'] },
      'needs 4 Production symbols, you have 3',
    ],
  ],
  'open-minded': [
    [
      { built: ['bunkhouse', 'dust-road', 'canteen'] },
      { built: ['bunkhouse', 'dust-road', 'workshop'] },
      'needs 4 different Flag types, you have 3',
    ],
  ],
  'well-provided': [
    [
      { supply: { water: 5, metal: 1 } },
      { supply: { water: 5, rovers: 9, hearts: 9 } },
      'needs 6 Resources in your Supply, you have 5',
    ],
  ],
  mobile: [
    [
      { built: ['ice-drill'], rovers: { 'ice-drill': 1 }, supply: { rovers: 3 } },
      { supply: { rovers: 3 } },
      'needs 4 Rovers, in your Supply or on your Structures, you have 3',
    ],
  ],
  specialized: [
    [
      { built: ['workshop', 'workshop'] },
      { built: ['workshop', 'canteen'] },
      'needs 3 Flags of one type, you have 2',
    ],
  ],
  hospitable: [
    [
      { built: ['ice-drill', 'canteen'], rovers: { 'ice-drill': 1, canteen: 1 } },
      { built: ['ice-drill', 'rover-stop'], rovers: { 'ice-drill': 1, 'rover-stop': 5 } },
      'needs 2 Rovers parked on your Structures, you have 1',
    ],
  ],
  'well-rounded': [
    [
      { supply: { energy: 1, water: 1, bio: 1, metal: 1 } },
      { supply: { energy: 9, water: 1, bio: 1 } },
      'needs 1 Metal in your Supply, you have 0',
    ],
  ],
  innovative: [
    [
      { built: ['antenna', 'charger', 'junkyard'] },
      { built: ['antenna', 'charger'] },
      'needs 3 Pink Structures, you have 2',
    ],
  ],
  creative: [
    [
      { built: ['antenna', 'charger', 'junkyard'], flipped: ['antenna', 'charger', 'junkyard'] },
      { built: ['antenna', 'charger', 'junkyard'], flipped: ['antenna', 'charger'] },
      'needs 3 flipped Pink Structures, you have 2',
    ],
  ],
  cultured: [
    [
      { built: ['distiller', 'hackerspace'] },
      { built: ['distiller'] },
      'needs 2 Grey Structures, you have 1',
    ],
  ],
  industrial: [
    [
      { built: ['solar-field', 'ice-refinery', 'tea-house'] },
      { built: ['solar-field', 'ice-refinery', 'ice-drill'] },
      'needs 7 Production symbols, you have 6',
    ],
  ],
  respected: [
    [
      { built: ['foundry', 'orchard-hall'] },
      { built: ['workshop', 'orchard-hall'] },
      'needs 5 Flags in all, you have 4',
    ],
    [
      { built: ['foundry', 'orchard-hall'] },
      { built: ['foundry', 'foundry'] },
      'needs 2 Flag types that you are winning, you have 1',
    ],
  ],
  'well-travelled': [
    [
      { supply: { rovers: 6 } },
      { supply: { rovers: 5 } },
      'needs 6 Rovers, in your Supply or on your Structures, you have 5',
    ],
  ],
  harmonious: [
    [
      { built: ['bunkhouse', 'dust-road', 'canteen', 'field-lab'] },
      { built: ['bunkhouse', 'dust-road', 'canteen'] },
      'needs 5 different Flag types, you have 4',
    ],
  ],
  legendary: [
    [{ supply: { hearts: 30 } }, { supply: { hearts: 29 } }, 'needs 30 Hearts in your Supply, you have 29'],
  ],
  monumental: [
    [
      { built: many('founders-monument', 5) },
      { built: many('founders-monument', 4) },
      'needs 5 Grey Structures, you have 4',
    ],
  ],
  metropolitan: [
    [
      { built: many('megafactory', 3) },
      { built: ['megafactory', 'tower-block', 'foundry'] },
      'needs 10 Flags in all, you have 9',
    ],
  ],
  'self-sufficient': [
    [
      { built: ['solar-field', 'ice-refinery', 'strip-mine', 'spaceport', 'solar-panels'] },
      { built: ['solar-field', 'ice-refinery', 'strip-mine', 'spaceport'] },
      'needs 11 Production symbols, you have 10',
    ],
    [
      { built: ['fusion-reactor', 'deep-bore', 'ice-refinery'] },
      { built: ['fusion-reactor', 'deep-bore', 'biodome'] },
      'needs 4 different Resources that you produce, you have 3',
    ],
  ],
  dominant: [
    [
      { built: ['megafactory', 'food-court', 'observatory'] },
      { built: ['megafactory', 'food-court', 'field-lab'] },
      'needs 9 Flags in all, you have 8',
    ],
    [
      { built: ['megafactory', 'food-court', 'observatory'] },
      { built: ['megafactory', 'food-court', 'orchard-hall'] },
      'needs 3 Flag types that you are winning, you have 2',
    ],
  ],
  devoted: [
    [
      { built: ['megafactory', 'foundry'] },
      { built: ['megafactory', 'workshop'] },
      'needs 6 Flags of one type, you have 5',
    ],
  ],
  sprawling: [
    [
      { built: many('dust-road', 15) },
      { built: many('dust-road', 14) },
      'needs 16 Structures, the Base included, you have 15',
    ],
  ],
  renowned: [
    [
      { reputations: ['mobile', 'productive', 'capable', 'cultured'] },
      { reputations: ['mobile', 'productive', 'capable'] },
      'needs 4 other Reputation Cards, you have 3',
    ],
  ],
}

// Capable asks for what was spent on the turn: see spending.test.ts.
test('every Reputation is here', () => {
  const all = [
    ...reputationDeck('bronze', moon.rules),
    ...reputationDeck('silver', moon.rules),
    ...reputationDeck('gold', moon.rules),
  ]
  expect(Object.keys(boundaries).sort()).toEqual(all.filter((card) => card !== 'capable').sort())
})

describe.each(Object.entries(boundaries))('%s', (card, cases) => {
  test.each(cases)('is claimed as soon as its requirement is met, and not before', (met, unmet, sentence) => {
    const at = (told: Told) => scene({ seats: [told, {}], offer: [card] })
    expect(at(unmet).refuses(0, claim(card))).toBe(sentence)
    expect(at(unmet).offers(0, { act: 'claim' })).toEqual([])
    const table = at(met)
    expect(table.offers(0, { act: 'claim' })).toEqual([claim(card)])
    table.does(0, claim(card))
    expect(table.has(0, card)).toBe(true)
  })
})
