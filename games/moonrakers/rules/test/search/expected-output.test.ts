import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { cardOf } from '../../src/index.js'
import {
  canMeetAlone,
  canMeetTogether,
  expectedOutput,
  expectedOutputs,
} from '../../src/search/expected-output.js'
import { scene, type Told } from '../scene.js'

/*
 * The estimate by which search takes contracts, pinned in numbers: reactors, thrusters, shields, damage,
 * crew. It is a heuristic of ours and no rule; whoever changes it on purpose changes these tables.
 */

const many = (n: number, card: string) => new Array<string>(n).fill(card)
const output = (home: Told) => expectedOutput(scene({ seats: [home, {}] }).s, 0)

const REACHES: readonly [string, Told, readonly number[]][] = [
  ['nothing', {}, [0, 0, 0, 0, 0]],
  ['every kind, a miss for nothing', { hand: ['ada-massa', 'damage2', 'miss', 'reactor'] }, [1, 0, 0, 2, 1]],
  ['damage at its value', { hand: ['damage1', 'damage2', 'damage3'] }, [0, 0, 0, 6, 0]],
  ['no draw without a thruster', { hand: ['shield'], deck: many(4, 'reactor') }, [0, 0, 1, 0, 0]],
  ['a thruster with no pile', { hand: ['thruster'] }, [0, 1, 0, 0, 0]],
  ['both cards of the pile', { hand: ['thruster'], deck: ['damage3', 'reactor'] }, [1, 1, 0, 3, 0]],
  ['half of the pile', { hand: ['thruster'], deck: many(4, 'reactor') }, [2, 1, 0, 0, 0]],
  ['no pile twice', { hand: ['thruster'], deck: ['reactor'] }, [1, 1, 0, 0, 0]],
  [
    'discards not while the pile lasts',
    { hand: ['thruster'], deck: many(4, 'reactor'), discard: many(4, 'shield') },
    [2, 1, 0, 0, 0],
  ],
  [
    'discards where the pile is short',
    { hand: ['thruster'], deck: ['reactor'], discard: many(3, 'shield') },
    [1, 1, 2, 0, 0],
  ],
  ['Titan 3000', { ship: ['titan-3000'], hand: ['shield'] }, [0, 0, 2, 0, 0]],
  ['The Gatling Laser and Sapphire mk2', { ship: ['sapphire-mk2', 'the-gatling-laser'] }, [1, 0, 0, 1, 0]],
]

test.each(REACHES)('pinned heuristic: a captain expects of itself %s', (_, home, expected) => {
  expect(output(home)).toEqual(expected)
})

test('pinned heuristic: of an ally six of its cards are expected, in proportion, and no ship parts', () => {
  const seats = [
    { hand: ['reactor'] },
    {
      hand: many(2, 'reactor'),
      deck: [...many(4, 'shield'), ...many(2, 'miss')],
      discard: many(4, 'damage2'),
    },
    { hand: ['thruster', 'zek-zarag'], ship: ['titan-3000'] },
  ]
  expect(expectedOutputs(scene({ seats }).s)).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 2, 4, 0],
    [0, 1, 0, 0, 1],
  ])
})

const WITHIN: readonly [string, readonly number[], boolean][] = [
  // 1 reactor, 2 thrusters; 1 prestige, 1 die.
  ['stim-run', [1, 2, 1, 0, 0], true],
  ['stim-run', [0, 2, 1, 0, 0], false],
  ['stim-run', [1, 1, 1, 0, 0], false],
  ['stim-run', [1, 2, 0, 0, 0], false],
  // 5 damage; 1 prestige, 1 die. Two of damage count as a card to be played.
  ['core-world-ace', [2, 0, 1, 5, 0], true],
  ['core-world-ace', [1, 0, 1, 5, 0], false],
  ['core-world-ace', [2, 0, 1, 4, 0], false],
  // 2 shields and 1 crew; 1 prestige, 1 die.
  ['transport-rescue', [2, 0, 2, 0, 1], true],
  ['transport-rescue', [2, 0, 2, 0, 0], false],
  ['transport-rescue', [1, 0, 2, 0, 1], false],
  // 3 shields, 3 damage; 2 prestige, 2 dice.
  ['escape-pods', [4, 0, 3, 3, 0], true],
  ['escape-pods', [3, 0, 3, 3, 0], false],
  // Without dice nothing is risked for contracts without prestige.
  ['space-anomaly', [1, 0, 0, 1, 0], true],
  ['space-anomaly', [1, 0, 0, 0, 0], false],
  ['reactor-failure', [1, 0, 1, 0, 0], true],
  // 8 damage; 3 prestige, 2 dice: more to gain than to lose, shields or not.
  ['assault-on-vilonia', [3, 0, 0, 8, 0], true],
]

test.each(WITHIN)('pinned heuristic: %s alone is within %j: %s', (contract, known, expected) => {
  expect(canMeetAlone(scene({ seats: [{}, {}] }).s, known, cardOf(contract))).toBe(expected)
})

const COMPANY = [
  [1, 0, 0, 1, 0],
  [1, 0, 0, 2, 0],
  [0, 0, 0, 3, 0],
  [0.6, 0, 0, 1.5, 0],
  [0.4, 0, 0, 2, 0],
]
const TOGETHER: readonly [string, readonly number[], boolean][] = [
  // 2 reactors, 3 damage.
  ['claim-bounty', [], false],
  ['claim-bounty', [1], true],
  ['claim-bounty', [2], false],
  ['claim-bounty', [1, 2], true],
  // Halves are rounded up, less is rounded down.
  ['claim-bounty', [3], true],
  ['claim-bounty', [4], false],
  ['claim-bounty', [3, 4], true],
  // 1 thruster, 1 damage.
  ['kill-slavers', [1, 2], false],
  // 1 reactor, 1 damage.
  ['space-anomaly', [], true],
]

test.each(TOGETHER)(
  'pinned heuristic: %s is within the leader and allies %j: %s',
  (contract, allies, expected) => {
    const { s } = scene({ seats: [{}, {}, {}, {}, {}] })
    expect(canMeetTogether(s, COMPANY, allies, cardOf(contract))).toBe(expected)
  },
)

const plans = (hand: readonly string[], contracts: readonly string[], home: Told = {}) =>
  moonrakers.answers(scene({ seats: [{ hand, ...home }, {}], contracts }).s, 0)

test('pinned heuristic: search stays at base only where no contract within reach offers prestige', () => {
  const hand = ['reactor', 'shield', 'thruster', 'thruster']
  const both = (card: string) => [
    { act: 'alone', card },
    { act: 'talk', card },
  ]
  expect(plans(hand, ['stim-run'])).toEqual(both('stim-run'))
  expect(plans(hand, ['blockade-run'])).toEqual([...both('blockade-run'), { act: 'stay' }])
  expect(plans(hand, ['blockade-run', 'stim-run'])).toEqual([...both('blockade-run'), ...both('stim-run')])
})

test('pinned heuristic: search pays for another contract only where none is within reach', () => {
  const contracts = ['black-hole', 'royal-cargo']
  const swaps = contracts.map((card) => ({ act: 'swap', card }))
  expect(plans([], contracts, { credits: 1 })).toEqual([...swaps, { act: 'stay' }])
  expect(plans([], contracts)).toEqual([{ act: 'stay' }])
  expect(plans(['reactor', 'shield', 'thruster'], ['blockade-run'], { credits: 1 })).toEqual([
    { act: 'alone', card: 'blockade-run' },
    { act: 'talk', card: 'blockade-run' },
    { act: 'stay' },
  ])
})
