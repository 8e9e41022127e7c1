import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { CLAIMED, isFulfilled } from '../src/index.js'
import { claim, DONE, END_TURN, scene, use } from './scene.js'

/* Objectives: hidden, claimed at any moment while they are fulfilled, scored at the end of the turn. */

test('[61] an objective is shown when it is claimed and scores at the end of the turn, after hazard losses', () => {
  const table = scene({
    seats: [{ objectives: ['tank'], ship: ['titan-3000', 'duo-1000', 'symbiote-9000'], prestige: 1 }, {}],
    contracts: ['escape-pods'],
  })
  table.does(0, claim('tank'))
  expect(table.place(CLAIMED)).toEqual(['tank'])
  expect(table.prestige(0)).toBe(1)
  table.alone('escape-pods', [2, 2]).done()
  expect(table.prestige(0)).toBe(0)
  table.does(0, END_TURN)
  expect(table.prestige(0)).toBe(1)
})

test('[62] anybody claims on anybody’s turn; what was done in a contract counts until the turn ends, and then must be done anew', () => {
  const seats = [{ hand: ['reactor', 'shield'] }, { objectives: ['saboteur'] }]
  const failed = () => {
    const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
      [1, 2, 0, 1],
      [0, 0, 0, 0],
    ])
    table.does(0, DONE)
    table.does(1, DONE)
    return table
  }
  const inTime = failed()
  inTime.does(1, claim('saboteur'))
  inTime.does(0, END_TURN)
  expect(inTime.prestige(1)).toBe(1)
  const late = failed()
  late.does(0, END_TURN)
  expect(late.refuses(1, claim('saboteur'))).toBe('that can’t be done at the moment')
})

test('a claim that is not fulfilled, or of a card that is not held, is refused', () => {
  const table = scene({
    seats: [{ objectives: ['tank', 'ace'], ship: ['titan-3000', 'duo-1000', 'symbiote-9000'] }, {}],
  })
  expect(table.refuses(0, claim('ace'))).toBe('Ace is not fulfilled now')
  expect(table.refuses(0, claim('megaton'))).toBe('you hold no such objective')
})

test('[63] counts belong to one player and one contract', () => {
  const table = scene({
    seats: [
      { hand: ['reactor', 'thruster', 'thruster'], objectives: ['quick-strike'] },
      { hand: ['thruster'], objectives: [] },
    ],
    contracts: ['stim-run'],
  }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
  ])
  table.plays(0, 'reactor', 'thruster', 'thruster').does(0, { act: 'floor', to: [1] })
  table.plays(1, 'thruster')
  expect(isFulfilled(table.s, 0, 'quick-strike')).toBe(false)
})

const alone = (
  objective: string,
  contract: string,
  cards: readonly string[],
  dice: readonly number[] = [],
) => {
  const table = scene({ seats: [{ hand: cards, objectives: [objective] }, {}], contracts: [contract] })
  table.alone(contract, dice).plays(0, ...cards)
  return table.done()
}

test.each([
  ['gun-for-hire', 'kill-slavers', ['reactor', 'thruster', 'damage1']],
  ['quick-run', 'blockade-run', ['reactor', 'thruster', 'shield']],
  ['santa-maria', 'space-anomaly', ['reactor', 'damage1']],
  ['youre-my-hero', 'reactor-failure', ['reactor', 'shield']],
] as const)('%s: such a contract completed alone', (objective, contract, cards) => {
  const table = alone(objective, contract, cards)
  expect(table.mission.success).toBe(true)
  expect(isFulfilled(table.s, 0, objective)).toBe(true)
  const failed = alone(objective, contract, [])
  expect(isFulfilled(failed.s, 0, objective)).toBe(false)
})

test('[64] “alone” is without allies, and without mercenaries', () => {
  const table = scene({
    seats: [{ hand: ['reactor'], objectives: ['youre-my-hero'] }, {}],
    contracts: ['reactor-failure'],
    mercenaries: ['shield'],
  }).alone('reactor-failure')
  table.plays(0, 'reactor').does(0, { act: 'hire', card: 'shield' })
  table.done()
  expect(table.mission.success).toBe(true)
  expect(isFulfilled(table.s, 0, 'youre-my-hero')).toBe(false)
})

test('Ace: success after rolling two dice; dice removed later still count', () => {
  const table = alone(
    'ace',
    'envoy-in-distress',
    ['reactor', 'reactor', 'shield', 'shield', 'damage2'],
    [0, 1],
  )
  expect(isFulfilled(table.s, 0, 'ace')).toBe(true)
  table.mission.rolled[0] = 1
  expect(isFulfilled(table.s, 0, 'ace')).toBe(false)
})

test.each([
  ['chain-reaction', ['reactor', 'reactor', 'reactor', 'reactor'], 'reactor'],
  ['quick-strike', ['reactor', 'reactor', 'thruster', 'thruster', 'thruster'], 'thruster'],
  ['shield-wall', ['reactor', 'reactor', 'shield', 'shield', 'shield'], 'shield'],
  ['barrage', ['reactor', 'damage3', 'damage2'], 'damage3'],
] as const)('%s: so much in one contract, whether it succeeds or not', (objective, cards, last) => {
  const table = scene({ seats: [{ hand: cards, objectives: [objective] }, {}], contracts: ['royal-cargo'] })
  const early: string[] = cards.slice()
  early.splice(early.indexOf(last), 1)
  table.alone('royal-cargo').plays(0, ...early)
  expect(isFulfilled(table.s, 0, objective)).toBe(false)
  table.plays(0, last)
  expect(isFulfilled(table.s, 0, objective)).toBe(true)
})

test('Natural Leader: three crew cards played in one contract', () => {
  const hand = ['ada-massa', 'dana-powalki', 'kary-powalk']
  const table = scene({ seats: [{ hand, objectives: ['natural-leader'] }, {}], contracts: ['royal-cargo'] })
  table.alone('royal-cargo').plays(0, ...hand)
  expect(isFulfilled(table.s, 0, 'natural-leader')).toBe(true)
})

test.each([
  ['daredevil', 'reactor-failure', ['reactor', 'ryle-al-wren']],
  ['efficiency', 'blockade-run', ['reactor', 'shield', 'nella-van-daval']],
  ['fire-support', 'kill-slavers', ['reactor', 'thruster', 'moro-mada']],
] as const)('%s: success without a card of the obvious kind', (objective, contract, cards) => {
  const table = scene({
    seats: [{ hand: [...cards], objectives: [objective] }, {}],
    contracts: [contract],
  }).alone(contract)
  for (const card of cards) {
    table.plays(0, card)
    if (card === 'ryle-al-wren') table.does(0, { choose: 1 })
    if (card === 'moro-mada') table.does(0, { kind: 'damage' })
  }
  table.done()
  expect(table.mission.success).toBe(true)
  expect(isFulfilled(table.s, 0, objective)).toBe(true)
})

test('[65] a card that counts as a kind counts against its player too; discarding cards is not playing them', () => {
  const shield = alone('daredevil', 'reactor-failure', ['reactor', 'shield'])
  expect(isFulfilled(shield.s, 0, 'daredevil')).toBe(false)
  const laser = scene({
    seats: [{ ship: ['mg2-laser-turrets'], hand: ['reactor', 'thruster', 'damage1', 'damage1'] }, {}],
    contracts: ['kill-slavers'],
  }).alone('kill-slavers')
  laser.plays(0, 'reactor', 'thruster').does(0, use('mg2-laser-turrets'))
  laser.done()
  expect(isFulfilled(laser.s, 0, 'fire-support')).toBe(true)
})

test.each([
  ['megaton', ['mg-warp', 'mg1-kinetic', 'mg-phase-core']],
  ['over-9000', ['daburu-mk1', 'swarm-mk1', 'pulsor-mk1']],
  ['speed-demon', ['flash', 'barrier-a3', 'twin-jets-e4']],
  ['tank', ['duo-1000', 'titan-3000', 'cloaking-device']],
  ['specialist', ['the-leech', 'the-pursuer']],
  ['generalist', ['mg-warp', 'duo-1000', 'swarm-mk1', 'flash']],
])('%s: such parts on the ship at the same time', (objective, ship) => {
  expect(isFulfilled(scene({ seats: [{ ship }, {}] }).s, 0, objective)).toBe(true)
  expect(isFulfilled(scene({ seats: [{ ship: ship.slice(1) }, {}] }).s, 0, objective)).toBe(false)
})

test('[66] one moment may fulfil several objectives, also those just drawn for a ship that fits', () => {
  const ship = ['the-leech', 'the-pursuer', 'duo-1000', 'titan-3000']
  const table = scene({
    seats: [{ ship, objectives: ['specialist'] }, {}],
    objectiveDeck: ['tank', 'specialist'],
  })
  table.does(0, claim('specialist'))
  table.does(0, { act: 'stay' }, { card: 'specialist' })
  expect(moonrakers.extras(table.s, 0)).toEqual([claim('specialist')])
})

test('[67] Tinker: a part of a full ship replaced, by buying or by a bonus card', () => {
  const table = scene({
    seats: [
      { credits: 9, ship: ['flash', 'titan-3000', 'duo-1000', 'swarm-mk1'], objectives: ['tinker'] },
      {},
    ],
    contracts: ['kill-slavers'],
    parts: ['barrier-a3'],
  }).alone('kill-slavers')
  table.done()
  expect(isFulfilled(table.s, 0, 'tinker')).toBe(false)
  table.does(0, { act: 'buy', card: 'barrier-a3', remove: 'flash' })
  expect(isFulfilled(table.s, 0, 'tinker')).toBe(true)
})

test('[94] Money Bags looks at what is left after buying: whoever claims it buys nothing more on that turn', () => {
  const table = scene({
    seats: [
      { credits: 9, objectives: ['money-bags'] },
      { credits: 20, objectives: [] },
    ],
    contracts: ['kill-slavers'],
    parts: ['barrier-a3'],
  }).alone('kill-slavers')
  expect(isFulfilled(table.s, 0, 'money-bags')).toBe(false)
  table.done()
  expect(isFulfilled(table.s, 1, 'money-bags')).toBe(false)
  table.does(0, claim('money-bags'))
  expect(table.refuses(0, { act: 'buy', card: 'barrier-a3' })).toBe(
    'you have claimed what is left at the end of your turn: nothing more can be bought',
  )
  table.does(0, END_TURN)
  expect(table.prestige(0)).toBe(1)
})

test('Utopia: success as the leader of everybody else', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'thruster', 'thruster'] }, {}, {}],
    contracts: ['stim-run'],
  }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  table.plays(0, 'reactor', 'thruster', 'thruster').done()
  expect([0, 1].map((seat) => isFulfilled(table.s, seat, 'utopia'))).toEqual([true, false])
})

test('Saboteur: a contract failed as an ally, not as its leader, and not one that succeeded', () => {
  const flown = (hand: readonly string[], owner: number) => {
    const seats = [0, 1].map((seat) => ({
      hand: seat === 0 ? hand : [],
      objectives: seat === owner ? ['saboteur'] : [],
    }))
    const table = scene({ seats, contracts: ['reactor-failure'] }).together('reactor-failure', [
      [0, 2, 0, 0],
      [0, 1, 0, 0],
    ])
    table.plays(0, ...hand).done()
    return isFulfilled(table.s, owner, 'saboteur')
  }
  expect(flown([], 1)).toBe(true)
  expect(flown([], 0)).toBe(false)
  expect(flown(['reactor', 'shield'], 1)).toBe(false)
})
