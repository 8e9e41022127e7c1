import { type Game, newChance, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { type Bot, evaluationOf, greedy, playGame, random, search } from '../src/index.js'

const moonBase: Game = games['moon-base']

/** How often the first wins, the seats changing; pairs of games share their piles. */
function wins(bot: Bot, other: Bot, count: number, words: string): number {
  let won = 0
  for (let n = 0; n < count; n++) {
    const seats = n % 2 === 0 ? [bot, other] : [other, bot]
    const { outcome } = playGame(moonBase, seats, { seed: seedFrom(`${words} ${n >> 1}`) })
    if (outcome.ranks[n % 2] === 1) won++
  }
  return won
}

test('greedy beats random in at least eight of ten games of Moon Base', () => {
  expect(wins(greedy, random, 10, 'moon base duel')).toBeGreaterThanOrEqual(8)
})

test('search answers within its iterations, the same every time, with an answer that was offered', () => {
  const state = moonBase.setup({}, 2, seedFrom('search'))
  for (let i = 0; i < 9; i++) {
    const [seat] = moonBase.asked(state)
    moonBase.play(state, seat, moonBase.answers(state, seat)[0])
  }
  const [seat] = moonBase.asked(state)
  const answers = moonBase.answers(state, seat)
  const think = () =>
    search({ iterations: 4 }).answer({
      game: moonBase,
      seat,
      chance: newChance(seedFrom('thoughts')),
      answers,
      view: () => moonBase.view(state, seat),
    })
  expect(answers).toContainEqual(think())
  expect(think()).toEqual(think())
})

test('search looks further than greedy: it wins against random, thinking little', () => {
  expect(wins(search({ iterations: 2 }), random, 2, 'moon base search')).toBe(2)
})

test('at the end of a game of Moon Base the evaluation is the lead', () => {
  const { state, outcome } = playGame(moonBase, [random, random], { seed: seedFrom('moon base end') })
  const evaluate = evaluationOf(moonBase)
  const [a, b] = outcome.points
  expect([evaluate(state, 0), evaluate(state, 1)]).toEqual([a - b, b - a])
})
