import { newChance, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { think } from '../src/index.js'
import { expectedLoss, isClear, isDecided, isTimeToLook, spreadOf } from '../src/search/enough.js'

const TOLERANCE = 0.01
const tried = (visits: number, mean: number) => ({ visits, mean })

test('an answer that is ahead by two standard errors is clear, and one by less is not', () => {
  // The standard error of the difference is 1 × √(1/50 + 1/50) = 0.2.
  expect(isClear(tried(50, 0.41), [tried(50, 0)], 1, 0.001)).toBe(true)
  expect(isClear(tried(50, 0.39), [tried(50, 0)], 1, 0.001)).toBe(false)
})

test('it must be ahead of every other', () => {
  expect(isClear(tried(50, 1), [tried(50, 0), tried(50, 0.9)], 1, TOLERANCE)).toBe(false)
})

test('answers that are as good as each other are clear once little can be lost', () => {
  expect(isClear(tried(50, 0), [tried(50, 0)], 1, TOLERANCE)).toBe(false)
  expect(isClear(tried(50, 0), [tried(50, 0)], 0.1, TOLERANCE)).toBe(true)
})

test('nothing is clear while an answer was never tried', () => {
  expect(isClear(tried(50, 9), [tried(0, 0)], 1, TOLERANCE)).toBe(false)
})

test('the expected loss is that of a normal distribution', () => {
  expect(expectedLoss(0, 1)).toBeCloseTo(1 / Math.sqrt(2 * Math.PI), 6)
  expect(expectedLoss(1, 1)).toBeCloseTo(0.0833155, 6)
  expect(expectedLoss(-1, 1)).toBeCloseTo(1.0833155, 6)
  expect(expectedLoss(2, 0)).toBe(0)
})

test('the spread is within answers, not between them', () => {
  const of = (...values: number[]) => ({
    visits: values.length,
    sum: values.reduce((a, b) => a + b, 0),
    squares: values.reduce((a, b) => a + b * b, 0),
  })
  expect(spreadOf([of(1, 3), of(101, 103), of(7)])).toBeCloseTo(Math.SQRT2, 6)
  expect(spreadOf([of(7)])).toBe(Number.POSITIVE_INFINITY)
})

test('what cannot be overtaken is decided', () => {
  expect(isDecided([3, 10, 1], 6)).toBe(true)
  expect(isDecided([3, 10, 1], 7)).toBe(false)
  expect(isDecided([1], 1000)).toBe(true)
})

test('thoughts are looked at when they have doubled', () => {
  const looks = Array.from({ length: 2000 }, (_, i) => i).filter(isTimeToLook)
  expect(looks).toEqual([128, 256, 512, 1024])
})

test('a thought ends when its answer is clear, unless all of its budget is asked for', () => {
  const game = games.moon
  const s = game.setup({}, 2, seedFrom('clear'))
  const thoughts = (whole: boolean) =>
    Array.from({ length: 6 }, (_, i) => {
      const [seat] = game.asked(s)
      const view = game.view(s, seat)
      const observation = { game, seat, answers: game.answers(s, seat), view: () => view }
      return think({ ...observation, chance: newChance(seedFrom(`clear ${i}`)) }, { iterations: 300, whole })
        .iterations
    })
  expect(thoughts(true)).toEqual([300, 300, 300, 300, 300, 300])
  expect(Math.min(...thoughts(false))).toBeLessThan(300)
})
