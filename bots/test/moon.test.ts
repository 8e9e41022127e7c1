import { type Game, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { evaluationOf, greedy, playGame, random } from '../src/index.js'

const moon: Game = games.moon
const GAMES = 20

test('greedy beats random in at least nine of ten two-seat games of Moon', () => {
  let won = 0
  for (let n = 0; n < GAMES; n++) {
    const seats = n % 2 === 0 ? [greedy, random] : [random, greedy]
    const { outcome } = playGame(moon, seats, { seed: seedFrom(`moon duel ${n}`) })
    const winners = outcome.ranks.filter((rank) => rank === 1).length
    if (outcome.ranks[n % 2] === 1) won += 1 / winners
  }
  expect(won).toBeGreaterThanOrEqual(0.9 * GAMES)
})

test('at the end of a game of Moon the evaluation is the points', () => {
  const { state, outcome } = playGame(moon, [random, random, random], { seed: seedFrom('moon end') })
  const evaluate = evaluationOf(moon)
  expect(outcome.points.map((_, seat) => evaluate(state, seat))).toEqual(outcome.points)
})
