import { plain } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { claim, END_TURN, scene, type Told } from './scene.js'

/* The end of a turn and of the game. */

const SPECIAL = { ship: ['the-leech', 'the-pursuer'], objectives: ['specialist'] }
const ends = (seats: readonly Told[], claims: readonly number[] = []) => {
  const table = scene({ seats, contracts: ['kill-slavers'] }).alone('kill-slavers')
  for (const seat of claims) table.does(seat, claim('specialist'))
  table.done().does(0, END_TURN)
  return table
}

test('[96] the game ends with the turn in which somebody has 10 prestige, objectives included', () => {
  expect(ends([{ prestige: 9 }, {}]).step).toBe('plan')
  const table = ends([{}, { prestige: 9, ...SPECIAL }], [1])
  expect(table.step).toBe('over')
  expect(moonrakers.outcome(table.s)?.ranks).toEqual([2, 1])
})

test('[97] who falls below 10 before the turn ends has not ended the game', () => {
  const table = scene({ seats: [{ prestige: 10 }, {}], contracts: ['escape-pods'] }).alone('escape-pods', [1])
  table.done().does(0, END_TURN)
  expect(table.step).toBe('plan')
})

test('[98] several with 10 or more: the highest net worth wins, even against more prestige; then prestige; then they share', () => {
  const ranks = (...seats: Told[]) => moonrakers.outcome(ends(seats).s)?.ranks
  expect(ranks({ prestige: 12 }, { prestige: 10, credits: 1 }, { prestige: 9, credits: 50 })).toEqual([
    2, 1, 3,
  ])
  expect(ranks({ prestige: 11 }, { prestige: 10 })).toEqual([1, 2])
  expect(ranks({ prestige: 10 }, { prestige: 10 })).toEqual([1, 1])
})

test('the player to the left leads next', () => {
  const table = ends([{}, {}, {}])
  expect(table.s.turn).toMatchObject({ leader: 1, number: 2 })
})

test('every point of the outcome has its line, and losses are lines too', () => {
  const table = scene({
    seats: [{ prestige: 9, hand: ['reactor', 'reactor', 'shield'] }, {}],
    contracts: ['pirate-treasure'],
  }).alone('pirate-treasure', [0])
  table.plays(0, 'reactor', 'reactor', 'shield').done().does(0, END_TURN)
  const outcome = moonrakers.outcome(table.s)
  expect(outcome?.points).toEqual([10, 0])
  expect(outcome?.lines.map((line) => plain(moonrakers.words.score(line)))).toEqual([
    'Stim Run',
    'Pirate Treasure',
  ])
})

test('a table may agree on less than 10 prestige', () => {
  const table = scene({ seats: [{ prestige: 5 }, {}], contracts: ['kill-slavers'], options: { goal: 5 } })
  table.alone('kill-slavers').done().does(0, END_TURN)
  expect(table.step).toBe('over')
})

test('how several at the goal are compared is told of exactly those, and of nobody alone there', () => {
  const tieBreak = (...seats: Told[]) => moonrakers.outcome(ends(seats).s)?.tieBreak
  expect(tieBreak({ prestige: 12 }, { prestige: 9, credits: 3 })).toBe(undefined)
  expect(tieBreak({ prestige: 9 }, { prestige: 10, credits: 1 }, { prestige: 11, credits: 2 })).toMatch(
    /^several reached 10 prestige; .*\(seat 2: 1, seat 3: 2\)$/,
  )
})
