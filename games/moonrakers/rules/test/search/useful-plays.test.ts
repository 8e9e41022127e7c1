import type { Answer } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { describe, expect, test } from 'vitest'
import { canSpareAny, floods, leastScarce, spareOf } from '../../src/search/scarce-cards.js'
import { DONE, play, scene, type Table, type Told, use } from '../scene.js'

/*
 * Which plays search is shown in a contract, pinned as literal lists: those that serve, by a heuristic of
 * ours. People may play what they like.
 */

const listed = (table: Table, seat = 0) => moonrakers.answers(table.s, seat)
const alone = (contract: string, home: Told, dice: readonly number[] = [], more = {}) =>
  scene({ seats: [home, {}], contracts: [contract], ...more }).alone(contract, dice)
const many = (n: number, card: string) => new Array<string>(n).fill(card)

describe('pinned heuristic: search plays what helps the mission', () => {
  const CASES: readonly [string, string, Told, readonly number[], readonly Answer[]][] = [
    ['a card of which one is missing', 'kill-slavers', { hand: ['damage1'] }, [], [play('damage1')]],
    ['no miss', 'kill-slavers', { hand: ['miss'] }, [], [DONE]],
    ['no shield without hazards', 'space-anomaly', { hand: ['shield'] }, [], [DONE]],
    ['no shield against blank dice', 'claim-bounty', { hand: ['shield'] }, [0], [DONE]],
    ['a shield against a hazard', 'claim-bounty', { hand: ['shield'] }, [1], [play('shield')]],
    ['no reactor for nothing', 'kill-slavers', { hand: ['reactor'] }, [], [DONE]],
    ['a reactor for a second card', 'kill-slavers', { hand: ['damage1', 'reactor'] }, [], [play('reactor')]],
    [
      'a thruster for more cards',
      'space-anomaly',
      { hand: ['thruster'], deck: ['damage1'] },
      [],
      [play('thruster')],
    ],
    [
      'a thruster for discards',
      'space-anomaly',
      { hand: ['thruster'], discard: ['miss'] },
      [],
      [play('thruster')],
    ],
    ['no thruster without piles', 'space-anomaly', { hand: ['thruster'] }, [], [DONE]],
    ['Kary Powalk for damage', 'claim-bounty', { hand: ['kary-powalk'] }, [], [play('kary-powalk')]],
    ['no Kary Powalk without damage', 'reactor-failure', { hand: ['kary-powalk'] }, [], [DONE]],
    ['Moro Mada for anything', 'reactor-failure', { hand: ['moro-mada'] }, [], [play('moro-mada')]],
    ['Ryle al Wren against hazards', 'claim-bounty', { hand: ['ryle-al-wren'] }, [1], [play('ryle-al-wren')]],
    ['no Ryle al Wren without them', 'claim-bounty', { hand: ['ryle-al-wren'] }, [0], [DONE]],
    ['AT-0K for damage', 'claim-bounty', { hand: ['at-0k'] }, [0], [play('at-0k')]],
    ['AT-0K against a die', 'reactor-failure', { hand: ['at-0k'] }, [1], [play('at-0k')]],
    [
      'any crew where crew is asked for',
      'distress-beacon',
      { hand: ['ryle-al-wren'] },
      [],
      [play('ryle-al-wren')],
    ],
    [
      'both of two, with no more to gain',
      'kill-slavers',
      { hand: ['damage1', 'thruster'], deck: ['miss'] },
      [],
      [play('damage1'), play('thruster')],
    ],
    [
      'crew that gives back the last action',
      'claim-bounty',
      { hand: ['damage1', 'dana-powalki'] },
      [],
      [play('dana-powalki')],
    ],
  ]
  test.each(CASES)('%s (%s)', (_, contract, home, dice, expected) => {
    expect(listed(alone(contract, home, dice))).toEqual(expected)
  })
})

test('pinned heuristic: once a contract is met and no hazard is left, search is done', () => {
  const hand = ['moro-mada', 'reactor', 'reactor', 'shield', 'thruster']
  const table = alone('reactor-failure', { hand, deck: ['damage1'] }).plays(0, 'reactor', 'shield')
  expect(listed(table)).toEqual([DONE])
  expect(table.allows(0, play('thruster'))).toBe(true)
})

test('pinned heuristic: Symbiote 9000 is used against hazards, not without them', () => {
  const home = { ship: ['symbiote-9000'], hand: ['miss'] }
  expect(listed(alone('claim-bounty', home, [1]))).toEqual([use('symbiote-9000', { cards: ['miss'] })])
  expect(listed(alone('claim-bounty', home, [0]))).toEqual([DONE])
})

test('pinned heuristic: search hires mercenaries of a kind that is missing', () => {
  const row = (contract: string) =>
    listed(alone(contract, {}, [], { mercenaries: ['damage1', 'reactor', 'shield'] }))
  const hire = (card: string) => ({ act: 'hire', card })
  expect(row('claim-bounty')).toEqual([hire('damage1'), hire('reactor')])
  expect(row('reactor-failure')).toEqual([hire('reactor'), hire('shield')])
})

test('pinned heuristic: The Pursuer discards nothing, one kind, or the first three cards', () => {
  const home = { ship: ['the-pursuer'], hand: ['miss', 'reactor', 'shield', 'shield'], deck: ['damage1'] }
  const table = alone('claim-bounty', home)
  table.does(0, use('the-pursuer'))
  expect(listed(table).map(({ amounts }) => amounts)).toEqual([
    {},
    { miss: 1 },
    { reactor: 1 },
    { shield: 1 },
    { shield: 2 },
    { miss: 1, reactor: 1, shield: 1 },
  ])
})

test('pinned heuristic: [REDACTED] rolls again no die, or all from some number of hazards up', () => {
  const table = alone('cryogenic-pods', { hand: ['redacted'] }, [2, 0, 2]).plays(0, 'redacted')
  expect(listed(table).map(({ amounts }) => amounts)).toEqual([{}, { '0': 1, '2': 2 }, { '2': 2 }])
})

describe('pinned heuristic: an ally of search may lie', () => {
  const ally = (mine: number, objectives: readonly string[]) => {
    const seats = [{}, { hand: ['shield'], objectives }]
    const table = scene({ seats, contracts: ['escape-pods'] }).together('escape-pods', [
      [2 - mine, 7, 0, 2],
      [mine, 0, 0, 0],
    ])
    table.does(0, { act: 'floor', to: [1] })
    return listed(table, 1)
  }
  test.each([
    ['where the leader gains more prestige', 0, [], [play('shield'), DONE]],
    ['not where both gain as much', 1, [], [play('shield')]],
    ['not where it gains more', 2, [], [play('shield')]],
    ['for Saboteur, whatever it gains', 1, ['saboteur'], [play('shield'), DONE]],
    ['not for an objective of success', 1, ['ace'], [play('shield')]],
    ['not for one of what it plays', 1, ['barrage'], [play('shield')]],
    ['not for one of its ship', 1, ['generalist'], [play('shield')]],
  ])('%s', (_, mine, objectives, expected) => {
    expect(ally(mine, objectives)).toEqual(expected)
  })
})

/* The deck of the start: 3 reactors, 2 thrusters, 2 shields, 2 damage, 1 miss. */
const START = [
  ...many(3, 'reactor'),
  ...many(2, 'thruster'),
  ...many(2, 'shield'),
  ...many(2, 'damage1'),
  'miss',
]
const owns = (cards: readonly string[]) => scene({ seats: [{ deck: cards }, {}] }).s

test('pinned heuristic: a kind floods the deck from one in ten above its share at the start', () => {
  const reactors = (n: number) =>
    floods(owns([...many(n, 'reactor'), ...many(10 - n, 'shield')]), 0, 'reactor')
  expect([3, 4, 5, 6].map(reactors)).toEqual([false, false, true, true])
  const misses = (n: number) => floods(owns([...many(n, 'miss'), ...many(10 - n, 'shield')]), 0, 'miss')
  expect([1, 2, 3, 4].map(misses)).toEqual([false, false, true, true])
})

test('pinned heuristic: what is no scarcer than at the start can be spared, misses and crew always', () => {
  const spare = (cards: readonly string[]) => spareOf(owns(cards), 0, [...new Set(cards)].sort())
  expect(spare(START)).toEqual(['damage1', 'miss', 'reactor', 'shield', 'thruster'])
  expect(spare(START.slice(1))).toEqual(['damage1', 'miss', 'shield', 'thruster'])
  expect(spare([...START, 'shield'])).toEqual(['miss', 'shield'])
  expect(spare([...START, 'ada-massa'])).toEqual(['ada-massa', 'miss'])
  expect(
    [START, START.slice(1), [...START, 'miss'], START.slice(0, 9)].map((c) => canSpareAny(owns(c), 0)),
  ).toEqual([true, false, false, true])
})

test('pinned heuristic: of what must go, it is that of which there is most held against the start', () => {
  const least = (cards: readonly string[]) => leastScarce(owns(cards), 0, [...new Set(cards)].sort())
  expect(least(['reactor', 'shield'])).toEqual(['shield'])
  expect(least(['reactor', 'reactor', 'shield'])).toEqual(['reactor'])
  expect(least(['damage1', 'shield'])).toEqual(['damage1', 'shield'])
})
