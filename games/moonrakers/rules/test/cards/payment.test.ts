import type { Answer } from '@perilune/engine'
import { cardOf } from '@perilune/moonrakers'
import { expect, test } from 'vitest'
import { play, scene, type Told, use } from '../scene.js'

/* Which cards pay for what: every way that there is, and no other. */

const BASIC = ['reactor', 'thruster', 'shield', 'damage1', 'damage2', 'damage3', 'miss'] as const

const alone = (told: Told) =>
  scene({ seats: [told, {}], contracts: ['core-world-ace'] }).alone('core-world-ace')

test.each([
  ['emulator-mk2', ['shield']],
  ['mg-support-core', ['damage1', 'damage2', 'damage3']],
  ['predator-mk1', ['damage1']],
] as const)('%s frees %j of all basic cards', (part, freed) => {
  const table = alone({ ship: [part], hand: BASIC })
  const offered = BASIC.filter((card) => table.offers(0, play(card, { free: part })).length > 0)
  expect(offered).toEqual(freed)
  for (const card of BASIC)
    expect(table.allows(0, play(card, { free: part })), card).toBe(
      (freed as readonly string[]).includes(card),
    )
})

test('a part that frees the first card of a kind frees no second one; one without “first” is used once', () => {
  const shields = alone({ ship: ['emulator-mk2'], hand: ['shield', 'shield', 'reactor'] })
  shields.does(0, play('reactor'), play('shield', { free: 'emulator-mk2' }))
  expect(shields.offers(0, play('shield', { free: 'emulator-mk2' }))).toEqual([])
  expect(shields.offers(0, { act: 'play', card: 'shield' })).toEqual([play('shield')])
  const damage = alone({ ship: ['predator-mk1'], hand: ['damage1', 'damage1', 'reactor'] })
  damage.does(0, play('reactor'), play('damage1', { free: 'predator-mk1' }))
  expect(damage.offers(0, play('damage1', { free: 'predator-mk1' }))).toEqual([])
})

const paidWith = (told: Told, part: string): unknown[] =>
  alone({ ...told, ship: [part] })
    .offers(0, { act: 'use', part })
    .map((answer: Answer) => answer.cards)

test('two cards that are no shields: every pair of kinds, and two of a kind where the hand has two', () => {
  expect(paidWith({ hand: ['miss', 'miss', 'reactor', 'shield', 'shield'] }, 'defender-5000')).toEqual([
    ['miss', 'miss'],
    ['miss', 'reactor'],
  ])
  expect(paidWith({ hand: ['miss', 'reactor', 'thruster'] }, 'defender-5000')).toEqual([
    ['miss', 'reactor'],
    ['miss', 'thruster'],
    ['reactor', 'thruster'],
  ])
  expect(paidWith({ hand: ['miss', 'shield'] }, 'defender-5000')).toEqual([])
})

test('two cards of a kind: each kind of which the hand has two', () => {
  expect(paidWith({ hand: ['miss', 'miss', 'reactor', 'shield', 'shield'] }, 'replicator-mk1')).toEqual([
    ['miss', 'miss'],
    ['shield', 'shield'],
  ])
  expect(paidWith({ hand: ['miss', 'reactor', 'shield'] }, 'replicator-mk1')).toEqual([])
})

test('any card of the hand pays for Symbiote 9000, each kind once', () => {
  expect(paidWith({ hand: ['miss', 'miss', 'reactor'] }, 'symbiote-9000')).toEqual([['miss'], ['reactor']])
  expect(paidWith({ hand: [] }, 'symbiote-9000')).toEqual([])
})

test('a part whose price is fixed takes just those cards, and is not offered without all of them', () => {
  expect(paidWith({ hand: ['damage1', 'damage2'] }, 'dark-matter-mk3')).toEqual([undefined])
  expect(paidWith({ hand: ['damage1', 'damage1'] }, 'dark-matter-mk3')).toEqual([])
  expect(paidWith({ hand: ['damage1', 'miss'] }, 'mg2-laser-turrets')).toEqual([])
  const table = alone({ ship: ['mg2-laser-turrets'], hand: ['damage1', 'damage1', 'damage1', 'reactor'] })
  table.does(0, use('mg2-laser-turrets'))
  expect(table.hand(0)).toEqual(['damage1', 'reactor'])
  expect(table.discard(0)).toEqual(['damage1', 'damage1'])
  expect(table.actions(0)).toBe(0)
})

test('without an action left no part that costs one is offered, and every other is', () => {
  const hand = ['miss', 'miss', 'damage1', 'damage1', 'damage2', 'reactor']
  const parts = [
    'defender-5000',
    'replicator-mk1',
    'dark-matter-mk3',
    'swarm-mk1',
    'symbiote-9000',
    'mg1-kinetic',
  ]
  for (const part of parts) {
    const table = alone({ ship: [part], hand })
    expect(table.offers(0, { act: 'use', part }).length, part).toBeGreaterThan(0)
    table.does(0, play('miss'))
    const { ability } = cardOf(part)
    const costs = ability?.when === 'activate' && (ability.cost.actions ?? 0) > 0
    expect(table.offers(0, { act: 'use', part }).length > 0, part).toBe(!costs)
  }
})

test('a card that a part may free without having to is also played for an action', () => {
  const table = alone({ ship: ['predator-mk1'], hand: ['damage1'] })
  expect(table.offers(0, { act: 'play', card: 'damage1' })).toEqual([
    play('damage1'),
    play('damage1', { free: 'predator-mk1' }),
  ])
  table.does(0, play('damage1'))
  expect(table.actions(0)).toBe(0)
})

test('two shields are two cards of a kind for Replicator mk1', () => {
  const table = alone({ ship: ['replicator-mk1'], hand: ['shield', 'shield'] })
  expect(table.allows(0, use('replicator-mk1', { cards: ['shield', 'shield'] }))).toBe(true)
})

test.each([
  ['mg-charge-core', ['reactor'], 'damage1'],
  ['the-clone-bay', ['reactor'], 'ada-massa'],
  ['the-pursuer', [], 'miss'],
] as const)('%s with %j in hand would do nothing and can’t be used', (part, hand, needed) => {
  const table = alone({ ship: [part], hand })
  expect(table.offers(0, { act: 'use', part })).toEqual([])
  expect(table.refuses(0, use(part))).toBeTruthy()
  const other = alone({ ship: [part], hand: ['reactor', needed] })
  if (part === 'the-clone-bay') other.plays(0, 'reactor', needed)
  expect(other.offers(0, { act: 'use', part })).toEqual([use(part)])
})

test('only a part of one’s own ship that is used is used', () => {
  const seats = [{ ship: ['mg-warp'], hand: ['damage1'] }, { ship: ['mg1-kinetic'] }]
  const table = scene({ seats, contracts: ['core-world-ace'] }).alone('core-world-ace')
  const sentences = ['mg1-kinetic', 'mg-warp', 'no-such-part'].map((part) => table.refuses(0, use(part)))
  expect(new Set(sentences.slice(0, 2)).size).toBe(2)
  expect(sentences[2]).toBe(sentences[0])
})

test('cards discarded for a part are told to all; of cards that are trashed no discard is told', () => {
  const told = (part: string, hand: readonly string[], more = {}) =>
    alone({ ship: [part], hand })
      .does(0, use(part, more))
      .filter(({ what }) => ['discards', 'trashes', 'uses-part'].includes(what))
      .map(({ what, cards, card }) => [what, cards ?? card])
  expect(told('swarm-mk1', ['damage1', 'miss'])).toEqual([
    ['uses-part', 'swarm-mk1'],
    ['discards', ['damage1']],
  ])
  expect(told('symbiote-9000', ['miss'], { cards: ['miss'] }).map(([what]) => what)).not.toContain('discards')
  expect(told('the-pursuer', ['miss']).map(([what]) => what)).toEqual(['uses-part'])
})
