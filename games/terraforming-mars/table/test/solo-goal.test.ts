import { expect, test } from 'vitest'
import { rulesToday } from '../src/rules.js'
import { soloGoal } from '../src/seats/solo-goal.js'
import type { MarsView } from '../src/state/view.js'

interface Told {
  generation?: number
  parameters?: readonly number[]
  sets?: readonly string[]
  rating?: number
  ratingGoal?: boolean
}

const goalOf = ({
  generation = 1,
  parameters = [-30, 0, 0, 0],
  sets = [],
  rating = 14,
  ratingGoal = false,
}: Told) =>
  soloGoal(rulesToday, {
    generation,
    parameters,
    sets,
    ratingGoal,
    players: [{ rating }],
  } as unknown as MarsView)

test('a solo game has 14 generations, 12 with Prelude; in the last one none is left', () => {
  expect(goalOf({}).left).toBe(13)
  expect(goalOf({ sets: ['prelude'] }).left).toBe(11)
  expect(goalOf({ generation: 14 }).left).toBe(0)
})

test('before the first generation has begun as many are left as in it', () => {
  expect(goalOf({ generation: 0 }).left).toBe(13)
})

test('the goal is Mars, and Venus too where it is in the game', () => {
  expect(goalOf({})).toMatchObject({ short: 42, goal: 'complete Mars, 42 steps to go' })
  expect(goalOf({ sets: ['venus'], parameters: [8, 14, 9, 16] })).toMatchObject({
    short: 7,
    goal: 'complete Mars and Venus, 7 steps to go',
  })
  expect(goalOf({ parameters: [8, 14, 8, 0] }).goal).toBe('complete Mars, 1 step to go')
  expect(goalOf({ parameters: [8, 14, 9, 0] })).toMatchObject({ short: 0, goal: 'Mars is complete' })
})

test('where the goal is a rating, that is what counts', () => {
  expect(goalOf({ ratingGoal: true, rating: 45 })).toMatchObject({ short: 18, goal: 'rating 63, 18 to go' })
  expect(goalOf({ ratingGoal: true, rating: 64 })).toMatchObject({ short: 0, goal: 'rating 63, reached' })
})
