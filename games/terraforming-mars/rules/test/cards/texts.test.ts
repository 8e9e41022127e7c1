import { plain } from '@perilune/engine'
import { cardOf } from '@perilune/terraforming-mars'
import { cardList, textOf, english as words } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'

describe.each(cardList)('the text of $id', ({ text }) => {
  test('is whole sentences without a trace of the data they are made of', () => {
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(
      /to production|or production:|undefined|NaN|null|\[object| {2}| \.|\.\.|,\.|mc\b|-area\b/,
    )
    expect(text).not.toMatch(/\b1 (plants|cards|steps|points|tags|animals|microbes|cities|oceans)\b/)
    expect(text).not.toMatch(/\b([2-9]|\d\d) (plant|card|step|point|animal|microbe|city|ocean)\b(?! tag)/)
  })
})

test.each([
  ['colonizer-training-camp', 'Requires at most 5 % oxygen. Worth 2 points.'],
  ['deep-well-heating', 'Production: +1 energy. Raise the temperature 1 step.'],
  [
    'cloud-seeding',
    'Requires 3 oceans or more. Production: −1 MC, +2 plants. Lower the heat production of any player 1 step.',
  ],
  [
    'search-for-life',
    'Requires at most 6 % oxygen. Action: pay 1 MC to show the top card of the deck and discard it; if it has a microbe tag, put 1 science resource on this card. Worth 3 points if there is a resource on it.',
  ],
  [
    'capital',
    'Requires 4 oceans or more. Production: +5 MC, −2 energy. Lay the Capital, a city. Worth 1 point for each ocean beside this tile.',
  ],
  [
    'water-import-from-europa',
    'Action: pay 12 MC (titanium may be used) to lay an ocean. Worth 1 point for each Jovian tag of yours.',
  ],
  [
    'imported-hydrogen',
    'Gain 3 plants, put 3 microbes on one of your cards or put 2 animals on one of your cards. Lay an ocean.',
  ],
  [
    'ants',
    'Requires 4 % oxygen or more. Action: remove 1 microbe from any card to put 1 microbe on this card. Worth 1 point for every 2 microbes on this card.',
  ],
  [
    'nitrogen-rich-asteroid',
    'Raise your TR 2 steps. Raise the temperature 1 step. If you have at least 3 plant tags, raise your plant production 4 steps; otherwise raise your plant production 1 step.',
  ],
  ['flooding', 'Lay an ocean, then remove up to 4 MC from one owner of a tile beside it. Worth −1 point.'],
  ['medical-lab', 'Production: +1 MC for every 2 building tags of yours. Worth 1 point.'],
  [
    'thorgate',
    'Gain 48 MC. Production: +1 energy. Effect: you pay 3 MC less for each power tag on a card. Effect: the standard project Power Plant costs you 3 MC less.',
  ],
  [
    'tharsis-republic',
    'As your first action: Lay a city. Gain 40 MC. Effect: whenever anybody lays a city on Mars, raise your MC production 1 step. Effect: whenever you lay a city, gain 3 MC.',
  ],
  [
    'united-nations-mars-initiative',
    'Gain 40 MC. Action: if your TR has gone up in this generation, pay 3 MC to raise your TR 1 step.',
  ],
  [
    'electro-catapult',
    'Requires at most 8 % oxygen. Production: −1 energy. Action: spend 1 plant to gain 7 MC; or spend 1 steel to gain 7 MC. Worth 1 point.',
  ],
  ['solar-probe', 'Draw a card for every 3 science tags of yours. Worth 1 point.'],
  [
    'physics-complex',
    'Action: spend 6 energy to put 1 science resource on this card. Worth 2 points for each science resource on this card.',
  ],
  [
    'carbon-nanosystems',
    'Effect: for each science tag that you play, put 1 graphene resource on this card. Effect: graphene resources on this card pay 4 MC each for cards with a space or city tag. Worth 1 point.',
  ],
  [
    'pr-office',
    'Requires Unity to rule or 2 delegates of yours there. Gain 1 MC for each Earth tag of yours. Raise your TR 1 step.',
  ],
])('%s reads as it should', (id, text) => {
  expect(textOf(id)).toBe(text)
})

test('a choice between effects of a card speaks of the cubes that the card holds', () => {
  const op = cardOf('search-for-life').actions[0].op
  const prompt = { code: 'choose-order' }
  const asked = { is: 'option', step: 'choose-order', prompt, answer: { next: 0 } } as const
  const label = words.option({ ...asked, facts: { card: 'search-for-life', op } })
  expect(plain(label ?? [])).toContain('put 1 science resource on this card')
})

test('a refusal and a line of the log speak of plant production, and of one plant', () => {
  const short = { resource: 'plants', needs: 1, has: 0 }
  expect(plain(words.reason({ code: 'production-short', ...short }))).toBe(
    'needs 1 plant production to give up, you have 0',
  )
  expect(plain(words.reason({ code: 'stock-short', ...short }))).toBe('needs 1 plant, you have 0')
  const event = { what: 'production', seat: 0, resource: 'plants', steps: 2, card: '' }
  expect(plain(words.tale(event, () => 'Ann'))).toBe('Ann: plant production up 2 steps')
})

test('every id of the list is one of a kind', () => {
  expect(new Set(cardList.map((card) => card.id)).size).toBe(cardList.length)
})

test.each([
  [
    'luna',
    'colony tile',
    'Build: raise your MC production 2 steps. Trade: at step 1 gain 1 MC; at step 2 gain 2 MC; at step 3 gain 4 MC; at step 4 gain 7 MC; at step 5 gain 10 MC; at step 6 gain 13 MC; at step 7 gain 17 MC. Colony: gain 2 MC.',
  ],
  [
    'event:riots',
    'global event',
    'Lose 4 MC for each city of yours (at most 5, less your influence). A neutral delegate goes to Mars First when it is revealed, and to the Reds when it becomes current.',
  ],
  [
    'event:eco-sabotage',
    'global event',
    'Keep 3 plants and 1 more for each influence; lose all others. A neutral delegate goes to the Greens when it is revealed, and to the Reds when it becomes current.',
  ],
  [
    'event:improved-energy-templates',
    'global event',
    'Raise your energy production 1 step for every 2 in all: count each power tag of yours and each influence. A neutral delegate goes to the Scientists when it is revealed, and to the Kelvinists when it becomes current.',
  ],
  [
    'event:successful-organisms',
    'global event',
    'Gain 1 plant for each step of plant production (at most 5) and each influence. A neutral delegate goes to Mars First when it is revealed, and to the Scientists when it becomes current.',
  ],
  [
    'event:revolution',
    'global event',
    'Count each Earth tag of yours and each influence: the highest loses 2 TR, the second 1; a count of 0 loses nothing; alone, 2 at 4 or more. A neutral delegate goes to Unity when it is revealed, and to Mars First when it becomes current.',
  ],
  [
    'party:greens',
    'party',
    'When it comes to rule, everybody gains 1 MC for each plant, microbe or animal tag of their own. While it rules: whenever you lay a greenery, gain 4 MC.',
  ],
])('%s is found as a %s, with all its facts', (id, kind, text) => {
  expect(cardList.find((card) => card.id === id)).toMatchObject({ kind, text })
})
