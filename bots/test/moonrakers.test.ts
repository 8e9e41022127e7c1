import { type Game, seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers'
import { expect, test } from 'vitest'
import { greedy, playGame, random } from '../src/index.js'

const game = moonrakers as unknown as Game
// A low goal keeps the games short; docs/soak has the figures of whole ones.
const options = { goal: 4 }

test('greedy captains beat random ones, from either seat', () => {
  const winners = [0, 1, 2, 3].map((i) => {
    const seats = i % 2 === 0 ? [greedy, random] : [random, greedy]
    const { outcome } = playGame(game, seats, { seed: seedFrom(`captains ${i}`), options })
    return seats[outcome.ranks.indexOf(1)].name
  })
  expect(winners).toEqual(['greedy', 'greedy', 'greedy', 'greedy'])
}, 120_000)

test('four greedy captains negotiate, ally, withhold, buy and claim, and finish within a few dozen turns', () => {
  const happened = new Set<string>()
  const { state } = playGame(game, [greedy, greedy, greedy, greedy], {
    seed: seedFrom('four captains'),
    options,
    tell: (e) => happened.add(e.what),
  })
  for (const what of ['proposes', 'accepts', 'declines', 'installs', 'succeeds', 'claims', 'kept-back'])
    expect(happened).toContain(what)
  expect((state as unknown as { turn: { number: number } }).turn.number).toBeLessThan(60)
}, 120_000)
