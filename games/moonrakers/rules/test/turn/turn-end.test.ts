import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { cardOf } from '../../src/index.js'
import { CONTINUE, claim, DONE, END_TURN, scene, type Table } from '../scene.js'

/* The end of every turn: all are asked together whether they are ready, and claim in peace. */

const LATER = { act: 'later' }

/** Stim Run fails because nobody plays: whoever joined may claim Saboteur. */
const failed = (objectives: readonly string[], more: { goal?: number; prestige?: number } = {}): Table => {
  const table = scene({
    seats: [{ prestige: more.prestige ?? 0 }, { objectives }, {}],
    contracts: ['stim-run', 'fuel-shortage'],
    options: { goal: more.goal ?? 10 },
  }).together('stim-run', [[1, 2, 0, 1], [0, 0, 0, 0], null])
  table.does(0, DONE)
  table.does(1, DONE)
  return table
}

/** Terms by which seat 1 joins seat 2, who has all there is. */
const sharesOf = (contract: string) => [null, [0, 0, 0, 0], cardOf(contract).offers.slice(0, 4)]

/** All that a seat is shown. */
const shown = ({ s }: Table, seat: number) =>
  JSON.stringify([{ ...moonrakers.view(s, seat), knows: [] }, moonrakers.decisions(s, seat)])

test('[99] at the end of every turn all seats are asked together; it scores when all have said Continue', () => {
  const table = failed(['saboteur'])
  table.says(0, END_TURN)
  expect(table.asked).toEqual([0, 1, 2])
  table.says(0, CONTINUE)
  table.says(2, CONTINUE)
  expect(table.asked).toEqual([1])
  table.says(1, claim('saboteur'))
  expect(table.prestige(1)).toBe(0)
  table.says(1, CONTINUE)
  expect(table.prestige(1)).toBe(1)
  expect(table.s.turn.leader).toBe(1)
})

test('[99] all are asked also where nobody holds an objective, and after a stay at base', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'] })
  table.does(0, { act: 'stay' }, { act: 'pass' })
  table.says(0, END_TURN)
  expect(table.asked).toEqual([0, 1])
})

test('[99] who has said Continue may still claim until all have', () => {
  const table = failed(['saboteur'])
  table.says(0, END_TURN)
  table.says(1, CONTINUE)
  table.says(1, claim('saboteur'))
  expect(table.asked).toEqual([0, 2])
})

test('[100] silence is Continue, for whoever is asked', () => {
  const table = failed(['saboteur'])
  table.says(0, END_TURN)
  for (const seat of [0, 1, 2]) expect(moonrakers.silence(table.s, seat)).toEqual(CONTINUE)
})

test('[95] who could claim changes nothing of what the others see and are asked at the end of the turn', () => {
  const [can, cannot] = [['saboteur'], ['ace']].map((objectives) => failed(objectives))
  for (const table of [can, cannot]) table.says(0, END_TURN)
  for (const seat of [0, 2]) expect(shown(can, seat)).toBe(shown(cannot, seat))
  for (const table of [can, cannot]) table.says(1, CONTINUE)
  for (const seat of [0, 2]) expect(shown(can, seat)).toBe(shown(cannot, seat))
  // Nor does what is noted for a seat that is away.
  for (const table of [can, cannot]) {
    table.says(0, CONTINUE)
    table.says(2, CONTINUE)
  }
  const [away, gone] = [['saboteur'], ['ace']].map((objectives) => failed(objectives))
  for (const table of [away, gone]) {
    table.says(0, END_TURN)
    for (const seat of [0, 1, 2]) table.says(seat, LATER)
  }
  for (const seat of [0, 2]) expect(shown(away, seat)).toBe(shown(gone, seat))
})

/** Seat 1 is away when the turn of seat 0 ends. */
const away = (objectives: readonly string[]): Table => {
  const table = failed(objectives)
  table.says(0, END_TURN)
  expect(moonrakers.absence(table.s, 1)).toEqual(LATER)
  table.says(1, LATER)
  table.says(0, CONTINUE)
  table.says(2, CONTINUE)
  expect(table.s.turn).toMatchObject({ number: 2, leader: 1 })
  return table
}

test('[101] for a seat that is away the turn ends at once, and it claims on a later one, which it scores with', () => {
  const table = away(['saboteur'])
  expect(moonrakers.extras(table.s, 1)).toEqual([claim('saboteur')])
  table.says(1, claim('saboteur'))
  table.does(1, { act: 'alone', card: 'fuel-shortage' })
  table.done()
  expect(table.prestige(1)).toBe(0)
  table.does(1, END_TURN)
  expect(table.prestige(1)).toBe(1)
})

test('[101] a seat that was away claims no more for the turns before once it has made a move', () => {
  const table = away(['saboteur'])
  table.does(1, { act: 'alone', card: 'fuel-shortage' })
  expect(table.refuses(1, claim('saboteur'))).toBe('that can’t be done at the moment')
})

test('[101] an answer to an offer is a move, too, and so is Continue at the end of a turn', () => {
  const talked = away(['saboteur'])
  talked.s.turn.leader = 2
  talked.s.stack = [{ do: 'end-turn' }, { do: 'turn-end' }, { do: 'plan', seat: 2 }] as never
  talked.says(2, { act: 'talk', card: 'fuel-shortage' })
  talked.says(2, { offer: sharesOf('fuel-shortage') })
  expect(moonrakers.extras(talked.s, 1)).toEqual([claim('saboteur')])
  talked.says(1, { act: 'decline' })
  expect(moonrakers.extras(talked.s, 1)).toEqual([])
  const continued = away(['saboteur'])
  continued.s.late[1] = ['saboteur']
  continued.s.stack = [{ do: 'end-turn' }, { do: 'turn-end' }] as never
  continued.continues()
  expect(moonrakers.extras(continued.s, 1)).toEqual([])
})

test('[101] what several turns fulfilled stays open for a seat that was away for all of them', () => {
  const table = away(['saboteur'])
  table.s.stack = [{ do: 'end-turn' }, { do: 'turn-end' }] as never
  for (const seat of [0, 1, 2]) table.says(seat, seat === 1 ? LATER : CONTINUE)
  expect(moonrakers.extras(table.s, 1)).toEqual([claim('saboteur')])
})

test('[101] Money Bags that is claimed late closes nobody’s purse', () => {
  const table = scene({
    seats: [{ objectives: ['money-bags'], credits: 8 }, { credits: 9 }],
    contracts: ['kill-slavers', 'stim-run'],
    parts: ['barrier-a3'],
  })
  table.alone('kill-slavers').done()
  table.says(0, END_TURN)
  table.says(0, LATER)
  table.says(1, CONTINUE)
  table.alone('stim-run').done()
  table.says(0, claim('money-bags'))
  expect(table.allows(1, { act: 'buy', card: 'barrier-a3' })).toBe(true)
})

test('[102] where the game would end with the turn, those who are away are waited for', () => {
  const table = failed(['saboteur'], { goal: 3, prestige: 3 })
  table.says(0, END_TURN)
  expect(moonrakers.absence(table.s, 1)).toBe(null)
  expect(table.refuses(1, LATER)).toBe('the game ends with this turn: what is claimed must be claimed now')
})

test('[102] a claim that ends the game asks again those for whom “later” was said', () => {
  const table = failed(['saboteur'], { goal: 3, prestige: 2 })
  table.s.captains[1].prestige = 2
  table.says(0, END_TURN)
  table.says(2, LATER)
  expect(table.asked).toEqual([0, 1])
  table.says(1, claim('saboteur'))
  expect(table.asked).toEqual([0, 1, 2])
})
