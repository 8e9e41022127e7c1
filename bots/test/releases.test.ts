import { type Game, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { earlierWeightsOf, evaluationOf, makeBot, planOf, playGame, random, weights } from '../src/index.js'
import { pebbles } from './pebbles.js'

test.each(Object.values(games))('$title keeps the weights of release 0.1 as an opponent', (game) => {
  const kept = earlierWeightsOf(game.id, '0.1')
  expect(Object.keys(kept?.evaluation ?? {})).toEqual(Object.keys(weights[game.id].evaluation))
  expect(kept?.search).toBe(weights[game.id].search)
  const s = game.setup({}, 2, seedFrom('start'))
  expect(Number.isFinite(evaluationOf(game, kept)(s, 0))).toBe(true)
})

test('a bot is named with the release whose weights it plays with', () => {
  expect(planOf('greedy@0.1')).toEqual({ name: 'greedy@0.1', plays: 'greedy', release: '0.1' })
  expect(planOf('search:64@0.1')).toMatchObject({ plays: 'search', budget: { iterations: 64 } })
  expect(planOf('nobody@0.1')).toBeUndefined()
})

test('it plays as a bot does that is given these weights', () => {
  const play = (plan: object) => {
    const bot = makeBot({ name: 'earlier', plays: 'greedy', ...plan })
    return playGame(games.moon, [bot, random], { seed: seedFrom('earlier'), record: true }).record
  }
  expect(play({ release: '0.1' })).toEqual(play({ weights: earlierWeightsOf('moon', '0.1') }))
})

test('a release that is not kept is no opponent', () => {
  const bot = makeBot({ name: 'x', plays: 'greedy', release: '0.1' })
  const play = () => playGame(pebbles as unknown as Game, [bot, random], { seed: seedFrom('x') })
  expect(play).toThrow('no weights of release 0.1 are kept for pebbles')
})
