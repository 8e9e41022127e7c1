import { plain } from '@perilune/engine'
import { moonrakers, english as words } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { CONTRACT_DECK, CONTRACT_DISCARD, CONTRACTS, handOf } from '../../src/index.js'
import { DONE, END_TURN, play, scene } from '../scene.js'

/* Hazards, the floor, actions, success and failure, rewards and final steps. */

const LEADER_DIRECTS = 'only the mission leader says who plays, and only where there are allies'
const SHARED = [
  [1, 0, 0, 0],
  [0, 2, 0, 1],
]
const pair = (leader: readonly string[], ally: readonly string[], more = {}) =>
  scene({
    seats: [{ hand: leader }, { hand: ally, ...more }],
    contracts: ['stim-run'],
    contractDeck: ['escort-duty'],
  }).together('stim-run', SHARED)

test('[24] everybody rolls the dice it agreed to; alone, the leader rolls all; without hazards nobody rolls', () => {
  const table = scene({ seats: [{}, {}], contracts: ['escape-pods', 'kill-slavers'] })
  table.does(
    0,
    { act: 'talk', card: 'escape-pods' },
    {
      offer: [
        [2, 0, 0, 0],
        [0, 7, 0, 2],
      ],
    },
  )
  table.does(1, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(table.mission.rolled).toEqual([0, 2])
  expect(table.mission.dice[1].every((icons) => icons >= 0 && icons <= 2)).toBe(true)
  const alone = scene({ seats: [{}, {}], contracts: ['escape-pods', 'kill-slavers'] })
  alone.does(0, { act: 'alone', card: 'escape-pods' })
  expect(alone.mission.rolled).toEqual([2, 0])
  const calm = scene({ seats: [{}, {}], contracts: ['kill-slavers'] })
  calm.does(0, { act: 'alone', card: 'kill-slavers' })
  expect(calm.mission.rolled).toEqual([0, 0])
})

test('[24] everybody hears what was rolled, and nothing of who had no dice to roll', () => {
  const table = scene({ seats: [{}, {}], contracts: ['escape-pods'] })
  const offer = [
    [2, 0, 0, 0],
    [0, 7, 0, 2],
  ]
  table.does(0, { act: 'talk', card: 'escape-pods' }, { offer })
  table.does(1, { act: 'accept' })
  const rolls = table.does(0, { act: 'lock' }).filter((event) => event.what === 'rolls')
  expect(rolls).toMatchObject([{ seat: 1, dice: table.mission.dice[1] }])
})

test('prestige that is gained and lost is told as such, and turns are counted from 1', () => {
  const table = scene({ seats: [{}, {}] })
  const told = (change: number) =>
    plain(words.tale({ what: 'prestige', seat: 0, change, why: 'contract', card: 'stim-run' }, () => 'Ada'))
  expect(told(2)).toContain('gains 2')
  expect(told(-1)).toContain('loses 1')
  expect(moonrakers.progress(table.s)).toBe('Turn 1')
  table.s.turn.number = 7
  expect(moonrakers.progress(table.s)).toBe('Turn 7')
})

test('[26] the leader gives the floor to one, to several or to all, and may take it back between two plays', () => {
  const table = pair(['reactor'], ['thruster', 'thruster'])
  expect(table.asked).toEqual([0])
  expect(table.refuses(1, play('thruster'))).toBe('it is not for this seat to decide now')
  table.does(0, { act: 'floor', to: [0, 1] })
  expect(table.asked).toEqual([0, 1])
  table.does(0, { act: 'floor', to: [1] })
  table.does(1, play('thruster'))
  table.does(0, { may: 'direct-floor', to: [0] })
  expect(table.asked).toEqual([0])
  expect(table.refuses(0, { act: 'floor', to: [0] })).toBe('that is who has the floor now')
})

test('[26] only the leader gives the floor, and only to allies: alone there is nobody to give it to', () => {
  const table = pair(['reactor'], ['thruster'])
  table.does(0, { act: 'floor', to: [1] })
  expect(table.refuses(1, { act: 'floor', to: [0] })).toBe(LEADER_DIRECTS)
  expect(table.allows(0, { may: 'direct-floor', to: [0] })).toBe(true)
  const alone = scene({ seats: [{ hand: ['reactor'] }, {}], contracts: ['stim-run'] }).alone('stim-run')
  expect(alone.refuses(0, { act: 'floor', to: [0] })).toBe(LEADER_DIRECTS)
})

test('[26] the floor goes to seats that take part, each named once and in order', () => {
  const table = scene({ seats: [{}, {}, {}], contracts: ['stim-run'] }).together('stim-run', [
    [1, 0, 0, 0],
    [0, 2, 0, 1],
    null,
  ])
  for (const to of [[], [2], [1, 0], [1, 1], 'all']) expect(table.allows(0, { act: 'floor', to })).toBe(false)
  expect(table.refuses(0, { act: 'floor', to: [2] })).toBe('seat 3 takes no part in this contract')
  expect(table.refuses(0, { act: 'floor', to: ['length'] })).toBe('the answer is not of the right form')
  expect(table.allows(0, { act: 'floor', to: [0, 1] })).toBe(true)
  expect(table.allows(0, { act: 'floor', to: [1], more: 1 })).toBe(false)
})

test('[27] who is done may be given the floor again; the step ends when all are done', () => {
  const table = pair(['reactor'], ['thruster', 'thruster'])
  table.does(0, { act: 'floor', to: [1] })
  table.does(1, DONE)
  expect(table.asked).toEqual([0])
  table.does(0, { act: 'floor', to: [1] })
  expect(table.allows(1, play('thruster'))).toBe(true)
  table.does(1, DONE)
  table.does(0, DONE)
  expect(table.step).toBe('buy')
})

test('[28] actions are spent first: with none left not even a reactor can be played', () => {
  const table = pair(['miss', 'reactor'], [])
  table.plays(0, 'miss')
  expect(table.refuses(0, play('reactor'))).toBe('you have no action left')
})

test('a reactor gives 2 actions, a thruster 2 cards, a shield blocks 1 hazard, and all of it only for who plays it', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'thruster', 'shield'], deck: ['miss', 'miss', 'miss'] }, { hand: ['miss'] }],
    contracts: ['stim-run'],
  }).together('stim-run', SHARED)
  table.plays(0, 'reactor', 'thruster', 'shield')
  expect(table.actions(0)).toBe(0)
  expect(table.hand(0)).toEqual(['miss', 'miss'])
  expect(table.mission.blocks).toEqual([1, 0])
  expect(table.actions(1)).toBe(1)
})

test('[29] nothing refills an empty hand; only an effect draws', () => {
  const table = scene({ seats: [{ hand: ['reactor'], deck: ['miss'] }, {}], contracts: ['stim-run'] }).alone(
    'stim-run',
  )
  table.plays(0, 'reactor')
  expect(table.hand(0)).toEqual([])
})

test('[30] a miss may be played and does nothing', () => {
  const table = pair(['miss'], [])
  table.plays(0, 'miss')
  expect(table.played(0)).toEqual(['miss'])
  expect(table.tally('reactor')).toEqual([0, 1])
})

test('[2] played cards are not shuffled in during the contract that used them', () => {
  const table = scene({ seats: [{ hand: ['reactor', 'thruster'] }, {}], contracts: ['stim-run'] }).alone(
    'stim-run',
  )
  table.plays(0, 'reactor', 'thruster')
  expect(table.hand(0)).toEqual([])
  expect(table.played(0)).toEqual(['reactor', 'thruster'])
})

test('[3] cards discarded by an ability can come back in the same contract', () => {
  const table = scene({
    seats: [{ ship: ['swarm-mk1'], hand: ['damage1', 'thruster'] }, {}],
    contracts: ['stim-run'],
  }).alone('stim-run')
  table.does(0, { act: 'use', part: 'swarm-mk1' }, play('thruster'))
  expect(table.hand(0)).toEqual(['damage1'])
})

test('[4] an empty draw pile is made anew from the discard pile; if both are empty, the draw ends', () => {
  const table = scene({
    seats: [{ hand: ['thruster'], deck: ['shield'], discard: ['miss'] }, {}],
    contracts: ['stim-run'],
  }).alone('stim-run')
  table.plays(0, 'thruster')
  expect(table.hand(0)).toEqual(['miss', 'shield'])
  expect(table.discard(0)).toEqual([])
})

test('[31] success is decided once, when all are done; playing on after it is allowed', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'reactor', 'shield', 'shield'] }, {}],
    contracts: ['reactor-failure'],
  }).alone('reactor-failure')
  table.plays(0, 'reactor', 'shield')
  expect(table.mission.success).toBe(null)
  table.plays(0, 'shield').done()
  expect(table.mission.success).toBe(true)
  expect(table.credits(0)).toBe(3)
})

test('[32] success pays what the terms say', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'thruster'] }, { hand: ['thruster'] }],
    contracts: ['stim-run'],
  }).together('stim-run', SHARED)
  table.plays(0, 'reactor', 'thruster').does(0, DONE)
  table.plays(1, 'thruster').does(1, DONE)
  expect(table.mission.success).toBe(true)
  expect([table.prestige(0), table.credits(0), table.prestige(1), table.credits(1)]).toEqual([1, 0, 0, 2])
})

test('[33] an ally may lie: it withholds its cards, the contract fails, and nobody receives anything', () => {
  const table = pair(['reactor', 'thruster'], ['thruster'], { deck: ['shield'] })
  const told = [...table.plays(0, 'reactor', 'thruster').does(0, DONE), ...table.does(1, DONE)]
  expect(table.mission.success).toBe(false)
  expect([table.prestige(0), table.credits(0), table.credits(1)]).toEqual([0, 0, 0])
  // What it kept back is discarded face up.
  expect(told).toContainEqual({ what: 'kept-back', seat: 1, cards: ['thruster'] })
})

test('more than asked for is success too', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'reactor', 'reactor', 'shield', 'shield'] }, {}],
    contracts: ['reactor-failure'],
  }).alone('reactor-failure')
  expect(table.plays(0, 'reactor', 'reactor', 'shield', 'shield').done().mission.success).toBe(true)
})

test('[34] final steps, after success or failure: hazards not blocked cost prestige, never below 0', () => {
  const table = scene({ seats: [{ hand: ['shield'], prestige: 5 }, {}], contracts: ['escape-pods'] })
  table.alone('escape-pods', [2, 1]).plays(0, 'shield').done()
  expect(table.prestige(0)).toBe(3)
  const low = scene({ seats: [{ prestige: 1 }, {}], contracts: ['escape-pods'] }).alone('escape-pods', [2, 2])
  expect(low.done().prestige(0)).toBe(0)
})

test('[35] gains come before losses: nothing, 3 gained and 2 hazards leave 1', () => {
  const table = scene({
    seats: [{ hand: ['damage3', 'damage3', 'damage3', 'reactor', 'reactor'] }, {}],
    contracts: ['assault-on-vilonia'],
  }).alone('assault-on-vilonia', [2, 0])
  table.plays(0, 'reactor', 'reactor', 'damage3', 'damage3', 'damage3').done()
  expect(table.prestige(0)).toBe(1)
})

test('[36] blocks are a sum that is compared at the end; what is too much helps nobody else', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'shield', 'shield'], prestige: 3 }, { prestige: 3 }],
    contracts: ['stim-run'],
  }).together('stim-run', SHARED)
  table.dice(0, [1]).dice(1, [2]).plays(0, 'reactor', 'shield', 'shield').done()
  expect([table.prestige(0), table.prestige(1)]).toEqual([3, 1])
})

test('[37] who took part discards played cards and hand; allies draw a new hand at once, the leader at the end of the turn', () => {
  const deck = new Array<string>(6).fill('shield')
  const table = scene({
    seats: [{ hand: ['miss', 'reactor'], deck }, { hand: ['miss'], deck }, { hand: ['damage3'] }],
    contracts: ['stim-run'],
    contractDeck: ['escort-duty'],
  }).together('stim-run', [[1, 2, 0, 1], [0, 0, 0, 0], null])
  table.plays(0, 'reactor').done()
  expect([table.hand(0).length, table.hand(1).length]).toEqual([0, 5])
  expect(table.discard(0)).toEqual(['miss', 'reactor'])
  table.does(0, END_TURN)
  expect(table.hand(0).length).toBe(5)
  expect(table.hand(2)).toEqual(['damage3'])
})

test('[38] players outside the contract keep their hands, and the contract is replaced whatever happened', () => {
  const table = scene({
    seats: [{}, { hand: ['damage3'] }],
    contracts: ['stim-run'],
    contractDeck: ['escort-duty'],
  }).alone('stim-run')
  table.done()
  expect(table.hand(1)).toEqual(['damage3'])
  expect(table.place(CONTRACTS)).toEqual(['escort-duty'])
  expect(table.place(CONTRACT_DISCARD)).toEqual(['stim-run'])
})

test('[7] an empty contract deck is made anew from the discarded contracts', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'] }).alone('stim-run')
  table.done()
  expect(table.place(CONTRACTS)).toEqual(['stim-run'])
  expect(table.place(CONTRACT_DECK)).toEqual([])
})

test('[107] showing cards is not offered, neither before the roll nor after it', () => {
  const table = scene({ seats: [{ hand: ['shield'] }, { hand: ['damage1'] }], contracts: ['stim-run'] })
  const offered = () => [0, 1].flatMap((seat) => moonrakers.decisions(table.s, seat).map(({ step }) => step))
  table.does(0, { act: 'talk', card: 'stim-run' })
  expect(new Set(offered())).toEqual(new Set(['talk']))
  table.does(0, {
    offer: [
      [1, 2, 0, 1],
      [0, 0, 0, 0],
    ],
  })
  table.does(1, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(new Set(offered())).toEqual(new Set(['play-cards']))
  expect(moonrakers.view(table.s, 0).places[handOf(1)].cards).toBe(null)
})
