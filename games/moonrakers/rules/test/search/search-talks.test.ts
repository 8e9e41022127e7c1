import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { counters, proposals } from '../../src/alliances/terms.js'
import { scene, type Table, type Told } from '../scene.js'

/*
 * What search is shown in talks, pinned as literal lists. The choice of proposals is a heuristic of ours;
 * that every column adds up to the contract is a rule. Shares are prestige, credits, bonus cards and dice.
 */

const ABLE = { hand: ['damage3', 'reactor', 'reactor'] }
const SOME = { hand: ['damage1', 'reactor'] }
const listed = (table: Table, seat = 0) => moonrakers.answers(table.s, seat)
const talks = (seats: readonly Told[], contract: string) => {
  const table = scene({ seats, contracts: [contract] })
  table.does(0, { act: 'talk', card: contract })
  return table
}

// Claim Bounty: 2 reactors and 3 damage for 1 prestige, 3 credits and 1 die.
const EVENLY = {
  offer: [
    [1, 1, 0, 1],
    [0, 2, 0, 0],
  ],
}
const FOR_LEADER = {
  offer: [
    [1, 0, 0, 1],
    [0, 3, 0, 0],
  ],
}
const FOR_ALLY = {
  offer: [
    [0, 3, 0, 0],
    [1, 0, 0, 1],
  ],
}
const END = { act: 'end-talks' }
const REPLIES = [{ act: 'accept' }, { act: 'decline' }]

test('pinned heuristic: search shares evenly, or gives prestige to the leader, or to the ally', () => {
  const table = talks([{}, ABLE], 'claim-bounty')
  expect(proposals(table.s, 'claim-bounty')).toEqual([EVENLY, FOR_LEADER, FOR_ALLY])
})

test('pinned heuristic: an even share deals prestige and dice from the leader, the rest from allies', () => {
  const elite = { hand: ['damage3', 'damage3', 'shield', 'shield', 'reactor', 'reactor'] }
  const table = talks([elite, elite], 'elite-squadron')
  // 4 prestige, 6 credits, 1 bonus card, 3 dice.
  expect(proposals(table.s, 'elite-squadron')).toEqual([
    {
      offer: [
        [2, 3, 0, 2],
        [2, 3, 1, 1],
      ],
    },
    {
      offer: [
        [4, 0, 0, 3],
        [0, 6, 1, 0],
      ],
    },
    {
      offer: [
        [0, 6, 1, 0],
        [4, 0, 0, 3],
      ],
    },
  ])
})

test('pinned heuristic: search asks only those with whom the contract can be met, and as few as can', () => {
  const one = talks([{}, ABLE, SOME], 'claim-bounty')
  expect(proposals(one.s, 'claim-bounty')).toEqual(
    [EVENLY, FOR_LEADER, FOR_ALLY].map(({ offer }) => ({ offer: [...offer, null] })),
  )
  const either = talks([{}, ABLE, ABLE], 'claim-bounty')
  expect(proposals(either.s, 'claim-bounty').map(({ offer }) => (offer as unknown[]).indexOf(null))).toEqual([
    2, 2, 2, 1, 1, 1,
  ])
  const two = talks([{}, SOME, { hand: ['damage2', 'reactor'] }], 'claim-bounty')
  expect(proposals(two.s, 'claim-bounty')).toEqual([
    {
      offer: [
        [1, 1, 0, 1],
        [0, 1, 0, 0],
        [0, 1, 0, 0],
      ],
    },
    {
      offer: [
        [1, 0, 0, 1],
        [0, 2, 0, 0],
        [0, 1, 0, 0],
      ],
    },
    {
      offer: [
        [0, 3, 0, 0],
        [1, 0, 0, 1],
        [0, 0, 0, 0],
      ],
    },
  ])
  const none = talks([{}, SOME, SOME], 'claim-bounty')
  expect(proposals(none.s, 'claim-bounty')).toEqual([])
})

test('pinned heuristic: a counter-proposal moves one unit from the leader, or one die to it', () => {
  const { s } = talks([{}, {}, {}], 'envoy-in-distress')
  const terms = [[1, 1, 1, 1], [0, 1, 0, 1], null]
  expect(counters(s, 1, terms)).toEqual([
    { offer: [[0, 1, 1, 1], [1, 1, 0, 1], null] },
    { offer: [[1, 0, 1, 1], [0, 2, 0, 1], null] },
    { offer: [[1, 1, 0, 1], [0, 1, 1, 1], null] },
    { offer: [[1, 1, 1, 2], [0, 1, 0, 0], null] },
  ])
  expect(counters(s, 1, [[0, 0, 0, 2], [1, 2, 1, 0], null])).toEqual([])
  expect(counters(s, 1, [[0, 2, 0, 2], [1, 0, 1, 0], null])).toEqual([
    { offer: [[0, 1, 0, 2], [1, 1, 1, 0], null] },
  ])
  // Who is not named has no share to change.
  expect(counters(s, 2, terms)).toEqual([])
})

test('pinned heuristic: search proposes before it ends talks, and goes alone only within reach', () => {
  const weak = talks([{}, ABLE], 'claim-bounty')
  expect(listed(weak)).toEqual([EVENLY, FOR_LEADER, FOR_ALLY])
  weak.does(0, EVENLY)
  weak.does(1, { act: 'decline' })
  expect(listed(weak)).toEqual([END, EVENLY, FOR_LEADER, FOR_ALLY])
  weak.does(0, FOR_LEADER)
  weak.does(1, { act: 'decline' })
  expect(listed(weak)).toEqual([END])
  const strong = talks([{ hand: [...ABLE.hand, 'shield'] }, ABLE], 'claim-bounty')
  strong.does(0, EVENLY)
  strong.does(1, { act: 'decline' })
  expect(listed(strong)).toEqual([{ act: 'alone' }, END, EVENLY, FOR_LEADER, FOR_ALLY])
})

test('pinned heuristic: where nobody can help, search is shown the end of the talks at once', () => {
  expect(listed(talks([{}, SOME], 'claim-bounty'))).toEqual([END])
})

test('pinned heuristic: an ally of search sends one counter-proposal in the talks about a contract', () => {
  const table = talks([{}, ABLE], 'claim-bounty')
  table.does(0, EVENLY)
  const counter = {
    offer: [
      [0, 1, 0, 1],
      [1, 2, 0, 0],
    ],
  }
  expect(listed(table, 1)).toEqual([
    ...REPLIES,
    counter,
    {
      offer: [
        [1, 0, 0, 1],
        [0, 3, 0, 0],
      ],
    },
  ])
  table.does(1, counter)
  expect(table.s.talks?.countered).toEqual([0, 1])
  expect(listed(table)).toEqual([{ act: 'adopt', seat: 1 }, END, EVENLY, FOR_LEADER, FOR_ALLY])
  table.does(0, FOR_LEADER)
  expect(listed(table, 1)).toEqual(REPLIES)
  // People may go on.
  expect(table.allows(1, counter)).toBe(true)
})
