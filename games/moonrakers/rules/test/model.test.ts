import { expect, test } from 'vitest'
import { Comparison } from './model/compare.js'
import { compareEndings } from './model/endings.js'
import { contracts, crew, objectives, parts } from './model/facts.js'
import { playBeside } from './model/play-games.js'

/** Games for every number of seats; MODEL_GAMES asks for more. */
const GAMES = Number(process.env.MODEL_GAMES ?? 3)
const MOST_ANSWERS = 600

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

test('the model has the facts of all cards of the box', () => {
  expect([contracts, crew, parts, objectives].map((cards) => cards.size)).toEqual([40, 20, 37, 23])
})

test.each([2, 3, 4, 5])(
  'an independent model agrees on every number, card, offer and winner in random games of %i',
  (seats) => {
    const comparison = new Comparison()
    for (let index = 0; index < GAMES; index++) playBeside(comparison, seats, index, MOST_ANSWERS)
    expect(total(comparison.done)).toBeGreaterThan(GAMES * 100)
    if (process.env.MODEL_GAMES)
      console.log(seats, total(comparison.done), comparison.done, comparison.counts)
  },
  3_600_000,
)

test.each([2, 3, 4, 5])(
  'of several players at the goal the highest net worth wins, with %i seats',
  (seats) => {
    const comparison = new Comparison()
    compareEndings(comparison, seats, 200)
    expect(comparison.done['end with several at the goal']).toBeGreaterThan(50)
  },
)
