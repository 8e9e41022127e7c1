import { type Game, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import {
  askBot,
  askThrough,
  earlierWeightsOf,
  greedy,
  loadVersion,
  makeBot,
  planOf,
  think,
  weights,
} from '../src/index.js'
import { weightsOf } from '../src/weights.js'

const mars: Game = games['terraforming-mars']
const THOUGHTS = 4

test('on Mars a search plays by the weights of 0.1, which greedy play alone no longer goes by', () => {
  const plan = planOf('greedy@0.1')
  const before = plan && makeBot(plan)
  const course = askThrough(mars, 2, { seed: seedFrom('plans') })
  let at = course.next()
  let thoughts = 0
  let otherwise = 0
  for (let asked = 0; thoughts < THOUGHTS && !at.done; asked++) {
    const { observation } = at.value
    const { stack } = observation.view()
    if (asked % 9 === 8 && observation.answers.length > 4 && stack[stack.length - 1].do === 'take-turn') {
      const thought = (by: (typeof weights)[string] | undefined) =>
        think(
          { ...observation, view: observation.view, chance: structuredClone(observation.chance) },
          { iterations: 12 },
          by,
        )
      expect(thought(weights[mars.id])).toEqual(thought(earlierWeightsOf(mars.id, '0.1')))
      thoughts++
    }
    const answer = askBot(greedy, at.value)
    if (before && askBot(before, at.value) !== answer) otherwise++
    at = course.next(answer)
  }
  expect(thoughts).toBe(THOUGHTS)
  expect(otherwise).toBeGreaterThan(0)
})

test('a frozen evaluation is searched by its own weights alone', async () => {
  const frozen = await loadVersion(mars, 2)
  expect(frozen && weightsOf(frozen)?.search).toMatchObject({ by: 'plans', greedy: undefined })
  expect(weightsOf(mars)).toEqual(weights[mars.id])
})
