import { seedFrom } from '@perilune/engine'
import {
  type Colonies,
  type ColonyId,
  terraformingMars as game,
  HEAT,
  type MarsState,
  MC,
  newColony,
  PARAMETERS,
  TRACKS,
} from '@perilune/terraforming-mars'
import { evaluation } from '@perilune/terraforming-mars-bot'
import { expect, test } from 'vitest'
import { greedy, playGame, random } from '../src/index.js'

/* How greedy play of Mars weighs things, and what comes of it. */

/** How much better a seat thinks of the beginning of a game after a change. */
function gain(
  seats: number,
  change: (s: MarsState) => void,
  before: (s: MarsState) => void = () => {},
): number {
  const s: MarsState = game.setup({}, seats, seedFrom('worth'))
  before(s)
  const value = () => evaluation.evaluate(s, 0, evaluation.weights)
  const first = value()
  change(s)
  return value() - first
}

const produce = (s: MarsState): void => {
  s.players[0].production[MC]++
}
const earn = (s: MarsState): void => {
  s.players[0].stock[MC]++
}

test('a step of production is worth several times its pay at first, and nothing in the last generation alone', () => {
  const late = (s: MarsState): void => {
    s.generation = 14
  }
  for (const seats of [1, 2]) expect(gain(seats, produce)).toBeGreaterThan(5 * gain(seats, earn))
  expect(gain(1, produce, late)).toBe(0)
  expect(gain(1, earn, late)).toBeGreaterThan(0)
})

test('alone, heat is worth nothing once the temperature is complete', () => {
  const warm = (s: MarsState): void => {
    s.parameters[PARAMETERS.indexOf('temperature')] = TRACKS.temperature.max
  }
  const heat = (s: MarsState): void => {
    s.players[0].stock[HEAT] += 8
  }
  expect(gain(1, heat)).toBeGreaterThan(0)
  expect(gain(1, heat, warm)).toBe(0)
})

test('a colony is worth more where its bonus is', () => {
  const colony = (id: ColonyId): number => {
    const s: MarsState = game.setup({ colonies: true }, 2, seedFrom('worth'))
    const { tiles } = s.colonies as Colonies
    Object.assign(tiles[0], newColony(id))
    const before = evaluation.evaluate(s, 0, evaluation.weights)
    tiles[0].owners = [0]
    return evaluation.evaluate(s, 0, evaluation.weights) - before
  }
  expect(colony('luna')).toBeGreaterThan(colony('europa'))
  expect(colony('europa')).toBeGreaterThan(0)
})

test('cubes are worth what can be bought with them: floaters on Dirigibles, microbes that warm Mars', () => {
  const cubes = (card: string): number =>
    gain(
      2,
      (s) => {
        s.players[0].cubes[0] = 2
      },
      (s) => {
        s.players[0].cards = [card]
        s.players[0].cubes = [0]
      },
    )
  expect(cubes('dirigibles')).toBeGreaterThan(0)
  expect(cubes('ghg-producing-bacteria')).toBeGreaterThan(0)
  expect(cubes('colonizer-training-camp')).toBe(0)
})

test('greedy wins some of its games alone', () => {
  const seeds = [9, 10, 11].map((n) => seedFrom(`alone ${n}`))
  expect(seeds.some((seed) => playGame(game, [greedy], { seed }).outcome.won)).toBe(true)
})

test('greedy beats random, from either seat', () => {
  for (let n = 0; n < 2; n++) {
    const bots = n % 2 === 0 ? [greedy, random] : [random, greedy]
    const { outcome } = playGame(game, bots, { seed: seedFrom(`two ${n}`) })
    expect(outcome.ranks[n % 2]).toBe(1)
  }
})
