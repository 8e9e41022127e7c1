import { type Game, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { frozenNumbers, loadEvaluation } from '@perilune/games/versions'
import { expect, test } from 'vitest'
import {
  type BotPlan,
  evaluationOf,
  gameEvaluationOf,
  loadVersion,
  makeBot,
  planOf,
  playGame,
} from '../src/index.js'

const bot = (name: string) => makeBot(planOf(name) as BotPlan)
const FROZEN = Object.keys(games).flatMap((id) => frozenNumbers(id).map((rules) => ({ id, rules })))

test.each(FROZEN)(
  'bots know rules $rules of $id by the evaluation frozen beside them',
  async ({ id, rules }) => {
    const game = (await loadVersion(games[id], rules)) as Game
    expect(game.rules).toBe(rules)
    expect(gameEvaluationOf(game)).toBe(await loadEvaluation(id, rules))
    const s = game.setup({}, 2, seedFrom('start'))
    expect(Number.isFinite(evaluationOf(game)(s, 0))).toBe(true)
  },
)

test('greedy beats random under frozen rules of Terraforming Mars', async () => {
  const game = (await loadVersion(games['terraforming-mars'], 1)) as Game
  let won = 0
  for (let n = 0; n < 4; n++) {
    const { outcome } = playGame(game, [bot('greedy'), bot('random')], { seed: seedFrom(`old ${n}`) })
    if (outcome.ranks[0] === 1) won++
  }
  expect(won).toBe(4)
})

test.each(['easy', 'search:6'])(
  '%s plays a game under frozen rules of Moonrakers to its end',
  async (name) => {
    const game = (await loadVersion(games.moonrakers, 1)) as Game
    const { outcome } = playGame(game, [bot(name), bot('random')], { seed: seedFrom('search') })
    expect(outcome.ranks).toHaveLength(2)
  },
)

test('where an older version has no evaluation, bots that search play greedily and without an error', async () => {
  const frozen = (await loadVersion(games['terraforming-mars'], 1)) as Game
  const unknown: Game = { ...frozen }
  expect(gameEvaluationOf(unknown)).toBeUndefined()
  const { outcome } = playGame(unknown, [bot('hard'), bot('easy')], { seed: seedFrom('unknown') })
  expect(outcome.points).toHaveLength(2)
})

test('today’s rules keep today’s evaluation', async () => {
  for (const game of Object.values(games)) {
    expect(await loadVersion(game, game.rules)).toBe(game)
    expect(gameEvaluationOf(game)).toBeDefined()
  }
})
