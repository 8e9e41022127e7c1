import { type Answer, type Reason, seedFrom } from '@perilune/engine'
import { attempt } from '@perilune/engine/testing'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { objectivesOf } from '../src/index.js'
import { play, scene, type Table, use } from './scene.js'

/* Answers that the rules do not allow, and the codes with which programs are told why. */

const reasonOf = (table: Table, seat: number, said: Answer): Reason | undefined =>
  attempt(moonrakers as never, moonrakers.clone(table.s), seat, said)?.reason

const MALFORMED = { code: 'malformed' }
const FOUR = ['flash', 'titan-3000', 'duo-1000', 'swarm-mk1']

/** Core World Ace asks for 5 damage and offers a bonus card. */
const bonusCard = (ship: readonly string[], decks: { crewDeck?: string[]; partDeck?: string[] }) => {
  const hand = ['reactor', 'damage3', 'damage2']
  const table = scene({ seats: [{ hand, ship }, {}], contracts: ['core-world-ace'], ...decks })
  return table
    .alone('core-world-ace')
    .plays(0, ...hand)
    .done()
}

test('crew as a bonus card makes no ship part go, not even from a full ship', () => {
  for (const ship of [[], ['flash'], FOUR]) {
    const table = bonusCard(ship, { crewDeck: ['ada-massa'] })
    table.does(0, { deck: 'crew' })
    expect(reasonOf(table, 0, { act: 'take', remove: 'flash' })).toEqual(MALFORMED)
    expect(reasonOf(table, 0, { act: 'take' })).toBe(undefined)
    table.does(0, { act: 'take' })
    expect(table.s.captains[0].ship).toEqual(ship)
  }
})

test('a ship part as a bonus card makes one of four go, and none where there is room', () => {
  const full = bonusCard(FOUR, { partDeck: ['mg-warp'] })
  full.does(0, { deck: 'part' })
  expect(reasonOf(full, 0, { act: 'take' })).toEqual({ code: 'ship-full' })
  expect(reasonOf(full, 0, { act: 'take', remove: 'flash' })).toBe(undefined)
  expect(reasonOf(full, 0, { act: 'take', remove: 'mg-warp' })).toEqual({ code: 'not-installed' })
  const room = bonusCard(['flash'], { partDeck: ['mg-warp'] })
  room.does(0, { deck: 'part' })
  expect(reasonOf(room, 0, { act: 'take', remove: 'flash' })).toEqual({ code: 'room-left' })
})

test('Ryan Rogal plays no card he did not draw, and of those he drew only damage', () => {
  const hand = ['ryan-rogal', 'damage3', 'damage2']
  const seats = [{ hand, deck: ['damage1', 'shield'] }, {}]
  const table = scene({ seats, contracts: ['assault-on-vilonia'] }).alone('assault-on-vilonia')
  table.plays(0, 'ryan-rogal')
  for (const card of ['damage3', 'damage2', 'shield', 'miss', 'ryan-rogal'])
    expect(reasonOf(table, 0, { card })).toEqual({ code: 'not-aside' })
  expect(reasonOf(table, 0, { act: 'pass', card: 'damage1' })).toEqual(MALFORMED)
  expect(reasonOf(table, 0, {})).toEqual({ code: 'not-aside' })
  expect(reasonOf(table, 0, { card: 'damage1' })).toBe(undefined)
  expect(reasonOf(table, 0, { act: 'pass' })).toBe(undefined)
})

test('The Quantum Driver raises a Damage 1 and no other card', () => {
  const raise = 'the-quantum-driver'
  const hand = ['damage1', 'damage2', 'damage3', 'reactor', 'miss', 'dana-powalki']
  const seats = [{ ship: [raise], hand }, {}]
  const table = scene({ seats, contracts: ['assault-on-vilonia'] }).alone('assault-on-vilonia')
  for (const card of hand)
    expect(reasonOf(table, 0, play(card, { raise }))).toEqual(
      card === 'damage1' ? undefined : { code: 'not-raised', card },
    )
  expect(table.offers(0, { raise })).toEqual([{ act: 'play', card: 'damage1', raise }])
})

test('The Quantum Driver raises a Damage 1 that Zek Zarag finds and no other card of the draw pile', () => {
  const raise = 'the-quantum-driver'
  const seats = [{ ship: [raise], hand: ['zek-zarag'], deck: ['damage1', 'damage2', 'reactor'] }, {}]
  const table = scene({ seats, contracts: ['assault-on-vilonia'] }).alone('assault-on-vilonia')
  table.plays(0, 'zek-zarag')
  expect(reasonOf(table, 0, play('damage2', { raise }))).toEqual({ code: 'not-raised', card: 'damage2' })
  expect(table.offers(0, { raise })).toEqual([{ act: 'play', card: 'damage1', raise }])
})

const shipped = (part: string, hand: readonly string[]) =>
  scene({ seats: [{ ship: [part], hand }, {}], contracts: ['escape-pods'] }).alone('escape-pods', [1])

test('cards that pay for a ship part are a list of names, as many as it takes and in order', () => {
  const table = shipped('defender-5000', ['miss', 'reactor', 'reactor', 'shield'])
  const reasons = (cards: unknown) => reasonOf(table, 0, use('defender-5000', { cards } as Answer))
  for (const cards of [undefined, 'miss', 7, [1, 2], ['miss', 2], [null, null]])
    expect(reasons(cards)).toEqual(MALFORMED)
  for (const cards of [[], ['miss'], ['miss', 'reactor', 'reactor'], ['reactor', 'miss']])
    expect(reasons(cards)).toEqual(MALFORMED)
  expect(reasons(['miss', 'miss'])).toEqual({ code: 'not-in-hand' })
  expect(reasons(['damage1', 'miss'])).toEqual({ code: 'not-in-hand' })
  expect(reasons(['miss', 'shield'])).toEqual({ code: 'no-shields' })
  expect(reasons(['miss', 'reactor'])).toBe(undefined)
  const symbiote = shipped('symbiote-9000', ['miss'])
  expect(reasonOf(symbiote, 0, use('symbiote-9000', { cards: [1] }))).toEqual(MALFORMED)
  expect(reasonOf(symbiote, 0, use('symbiote-9000', { cards: ['shield'] }))).toEqual({ code: 'not-in-hand' })
})

test('a hand that cannot pay for a ship part is told so, whatever cards are named', () => {
  const poor: readonly [string, readonly string[]][] = [
    ['defender-5000', ['miss', 'shield', 'shield']],
    ['replicator-mk1', ['miss', 'reactor', 'shield']],
    ['symbiote-9000', []],
  ]
  for (const [part, hand] of poor) {
    const table = shipped(part, hand)
    const reason = { code: 'cannot-pay-cards', card: part }
    expect(reasonOf(table, 0, use(part))).toEqual(reason)
    expect(reasonOf(table, 0, use(part, { cards: ['miss', 'shield'] }))).toEqual(reason)
    const options = moonrakers.decisions(table.s, 0).flatMap((d) => (d.kind === 'choose' ? d.options : []))
    expect(options.filter(({ answer }) => answer.part === part)).toMatchObject([
      { answer: use(part), reason },
    ])
  }
})

test('a ship part whose price leaves no choice takes no list of cards', () => {
  const table = shipped('swarm-mk1', ['damage1'])
  expect(reasonOf(table, 0, use('swarm-mk1', { cards: ['damage1'] }))).toEqual(MALFORMED)
  expect(reasonOf(table, 0, use('swarm-mk1'))).toBe(undefined)
  expect(reasonOf(shipped('swarm-mk1', ['miss']), 0, use('swarm-mk1'))).toEqual({
    code: 'lacks-card',
    card: 'damage1',
  })
})

test('a card that must be trashed, and cards that are not held, are named', () => {
  const hand = ['lila-al-bindar', 'reactor', 'miss']
  const table = scene({ seats: [{ hand }, {}], contracts: ['stim-run'] }).alone('stim-run')
  table.plays(0, 'lila-al-bindar')
  expect(reasonOf(table, 0, { act: 'pass' })).toEqual({ code: 'must-trash' })
  expect(reasonOf(table, 0, { card: 'shield' })).toEqual({ code: 'not-in-hand' })
  const pursuer = scene({ seats: [{ hand: ['miss'], ship: ['the-pursuer'] }, {}], contracts: ['stim-run'] })
  pursuer.alone('stim-run').does(0, use('the-pursuer'))
  expect(reasonOf(pursuer, 0, { amounts: { shield: 1 } })).toEqual({ code: 'not-in-hand' })
  const setup = moonrakers.setup({}, 2, seedFrom('objectives that are not held'))
  const others = setup.places[objectivesOf(1)].slice(0, 2)
  expect(attempt(moonrakers as never, setup, 0, { pick: others })?.reason).toEqual({ code: 'not-held' })
})
