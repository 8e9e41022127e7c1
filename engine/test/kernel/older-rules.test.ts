import { type CardFacts, defineGame, seedFrom } from '@perilune/engine'
import { expect, test } from 'vitest'
import { type StonesFrame, type StonesState, stonesDefinition } from '../games/stones.js'

const card = (id: string, fromRules?: number): CardFacts => ({
  id,
  name: id,
  kind: 'stone',
  text: '',
  facts: {},
  ...(fromRules !== undefined && { fromRules }),
})

/** Rules 2 to 4: a card came with 3 and another with 4. What set-up is told shows in the first stone. */
const game = defineGame<StonesState, StonesFrame, Record<never, never>>({
  ...stonesDefinition,
  rules: 4,
  oldest: 2,
  cards: [card('old'), card('third', 3), card('fourth', 4)],
  setup: (kernel, options, rules) => ({
    ...stonesDefinition.setup(kernel, options, rules),
    stones: [{ x: rules, y: 0, seat: 0 }],
  }),
})

test('the same code plays older rules without the cards that came later', () => {
  const older = game.under(3)
  expect(older?.rules).toBe(3)
  expect(older?.cards.map(({ id }) => id)).toEqual(['old', 'third'])
  expect(older?.setup({}, 2, seedFrom('x')).stones[0].x).toBe(3)
  expect(game.setup({}, 2, seedFrom('x')).stones[0].x).toBe(4)
  expect(game.under(3)).toBe(older)
})

test('the newest rules are the game itself', () => {
  expect(game.under(4)).toBe(game)
})

test('rules that the code does not play are not pretended to', () => {
  expect([1, 5, 2.5].map((rules) => game.under(rules))).toEqual([undefined, undefined, undefined])
  expect(defineGame(stonesDefinition).under(0)).toBeUndefined()
})
