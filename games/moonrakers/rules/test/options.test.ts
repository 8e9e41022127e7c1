import { seedFrom } from '@perilune/engine'
import { objectivesOf } from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { END_TURN, scene, type Told } from './scene.js'

test.each([
  ['1', 2, 0],
  ['2', 2, 1],
  ['3', 2, 0],
  ['5', 3, 1],
  ['5', 5, 4],
] as const)(
  'with %s as first mission leader among %i, seat %i leads: it counts on from the first',
  (first, seats, leader) => {
    const s = moonrakers.setup({ first }, seats, seedFrom('who leads'))
    for (let seat = 0; seat < seats; seat++)
      moonrakers.play(s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) })
    expect(s.turn.leader).toBe(leader)
  },
)

const afterTurn = (goal: number, ...seats: Told[]) => {
  const table = scene({ seats, contracts: ['kill-slavers'], options: { goal } })
  table.alone('kill-slavers').done().does(0, END_TURN)
  return table
}

test.each([3, 7, 10])('with a goal of %i the game ends at that prestige, and not one below it', (goal) => {
  expect(afterTurn(goal, { prestige: goal - 1 }, {}).step).toBe('plan')
  expect(afterTurn(goal, {}, { prestige: goal }).step).toBe('over')
})

test('ranks below the winner follow prestige, then net worth', () => {
  const { s } = afterTurn(
    10,
    { prestige: 4, credits: 1 },
    { prestige: 10 },
    { prestige: 6 },
    { prestige: 4, credits: 5 },
  )
  expect(moonrakers.outcome(s)?.ranks).toEqual([4, 1, 2, 3])
})

test('a net worth of several at a goal below 10 decides as it does at 10', () => {
  const { s } = afterTurn(5, { prestige: 9 }, { prestige: 5, credits: 3 })
  expect(moonrakers.outcome(s)?.ranks).toEqual([2, 1])
})
