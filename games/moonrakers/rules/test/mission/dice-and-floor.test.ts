import { DIE_FACES } from '@perilune/moonrakers'
import { expect, test } from 'vitest'
import { isFulfilled } from '../../src/objectives.js'
import { DONE, scene, use } from '../scene.js'

/* What every captain relies on in a contract: dice, actions, symbols, and who has the floor. */

const SHARED = [
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const

test('a hazard die shows one hazard on average and two at worst', () => {
  expect(DIE_FACES.reduce((sum, icons) => sum + icons, 0) / DIE_FACES.length).toBe(1)
  expect(Math.max(...DIE_FACES)).toBe(2)
})

test('whoever rolls no die loses no prestige, even where a contract fails', () => {
  const table = scene({ seats: [{ prestige: 5 }, { prestige: 5 }], contracts: ['stim-run'] })
  table.together('stim-run', SHARED).dice(0, [2]).done()
  expect([table.prestige(0), table.prestige(1)]).toEqual([3, 5])
})

test('a die that is not rolled counts as none for Ace', () => {
  const hand = ['reactor', 'reactor', 'shield', 'shield', 'damage2']
  const flown = (ship: string[]) => {
    const table = scene({
      seats: [{ hand, ship, objectives: ['ace'] }, {}],
      contracts: ['envoy-in-distress'],
    })
    table.does(0, { act: 'alone', card: 'envoy-in-distress' })
    table.plays(0, ...hand).done()
    expect(table.mission.success).toBe(true)
    return isFulfilled(table.s, 0, 'ace')
  }
  expect(flown([])).toBe(true)
  expect(flown(['cloaking-device'])).toBe(false)
})

test('everybody in a contract begins with one action, and each card costs one', () => {
  const table = scene({ seats: [{ hand: ['reactor', 'damage1', 'miss'] }, {}], contracts: ['stim-run'] })
  table.together('stim-run', SHARED)
  expect([table.actions(0), table.actions(1)]).toEqual([1, 1])
  table.plays(0, 'reactor')
  expect(table.actions(0)).toBe(2)
  table.plays(0, 'damage1', 'miss')
  expect(table.actions(0)).toBe(0)
})

test.each([
  ['damage1', 1],
  ['damage2', 2],
  ['damage3', 3],
])('%s is worth %i damage and does nothing else', (card, worth) => {
  const table = scene({ seats: [{ hand: [card], deck: ['miss'] }, {}], contracts: ['kill-slavers'] })
  table.alone('kill-slavers').plays(0, card)
  expect(table.tally('damage')[0]).toBe(worth)
  expect([table.actions(0), table.hand(0), table.mission.blocks[0]]).toEqual([0, [], 0])
})

test('the symbols of the leader and of allies add up for the contract', () => {
  const table = scene({
    seats: [{ hand: ['reactor'] }, { hand: ['reactor'] }],
    contracts: ['pirate-treasure'],
  })
  table.together('pirate-treasure', SHARED)
  table.plays(0, 'reactor').does(0, { act: 'floor', to: [1] })
  table.plays(1, 'reactor')
  expect(table.tally('reactor')).toEqual([2, 2])
})

test('the leader has the floor first, it comes back when who has it is done, and the last has it in any case', () => {
  const table = scene({ seats: [{ hand: ['reactor'] }, { hand: ['reactor'] }], contracts: ['stim-run'] })
  table.together('stim-run', SHARED)
  expect(table.asked).toEqual([0])
  table.does(0, { act: 'floor', to: [1] })
  table.does(1, DONE)
  expect(table.asked).toEqual([0])
  const other = scene({ seats: [{ hand: ['reactor'] }, { hand: ['reactor'] }], contracts: ['stim-run'] })
  other.together('stim-run', SHARED).does(0, DONE)
  expect(other.asked).toEqual([1])
})

test('a ship part is used with the floor, and costs an action only where its text says so', () => {
  const seats = [{ hand: ['damage1', 'damage1', 'miss'], ship: ['mg1-kinetic', 'mg2-laser-turrets'] }, {}]
  const table = scene({ seats, contracts: ['admirals-flagship'] })
  table.together('admirals-flagship', [
    [5, 11, 1, 4],
    [0, 0, 0, 0],
  ])
  table.mission.actions[0] = 0
  expect(table.refuses(0, use('mg2-laser-turrets'))).toBe('you have no action left')
  table.does(0, use('mg1-kinetic'))
  expect(table.actions(0)).toBe(0)
  table.does(0, { act: 'floor', to: [1] })
  expect(table.allows(0, use('mg1-kinetic'))).toBe(false)
})

test('after a stay at base the leader buys as always', () => {
  const table = scene({ seats: [{ credits: 9 }, {}], parts: ['flash'], contracts: ['stim-run'] })
  table.does(0, { act: 'stay' }, { act: 'discard', card: 'stim-run' })
  expect(table.step).toBe('buy')
  table.does(0, { act: 'buy', card: 'flash' })
  expect(table.s.captains[0].ship).toEqual(['flash'])
})
