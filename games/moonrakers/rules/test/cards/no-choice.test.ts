import type { Event } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { isFulfilled } from '../../src/index.js'
import { play, scene, type Told, use } from '../scene.js'

/* An ability that finds nothing to work on asks nothing, and one that finds a single thing still asks. */

const alone = (home: Told, dice: readonly number[] = []) =>
  scene({ seats: [home, {}], contracts: ['assault-on-vilonia'] }).alone('assault-on-vilonia', dice)

/** Where the table is after a card was played with these other cards in hand. */
const after = (card: string, home: Told, dice: readonly number[] = []) => {
  const table = alone({ ...home, hand: [card, ...(home.hand ?? [])] }, dice)
  table.plays(0, card)
  return table.step
}

test('a card of the hand is trashed where there is one, and nothing is asked with an empty hand', () => {
  expect(after('lila-al-bindar', { hand: ['miss'] })).toBe('trash-card')
  expect(after('lila-al-bindar', {})).toBe('play-cards')
})

test('cards are discarded and drawn where the hand has one, and nothing is asked with an empty hand', () => {
  expect(after('myla-dystra', { hand: ['miss'] })).toBe('cycle-cards')
  expect(after('myla-dystra', {})).toBe('play-cards')
})

test('a die is removed or rolled again where there is one, and nothing is asked without dice', () => {
  expect(after('at-0k', {}, [1])).toBe('discard-die')
  expect(after('at-0k', {})).toBe('play-cards')
  expect(after('redacted', {}, [0])).toBe('reroll-dice')
  expect(after('redacted', {})).toBe('play-cards')
})

test('B3-AR fetches the one crew card there is, never itself, and asks nothing where there is none', () => {
  expect(after('b3-ar', { discard: ['ada-massa'] })).toBe('recover-crew')
  expect(after('b3-ar', { discard: ['shield', 'b3-ar'] })).toBe('play-cards')
})

test('Zek Zarag searches a pile of one card, and asks nothing of an empty pile', () => {
  expect(after('zek-zarag', { deck: ['miss'] })).toBe('search-deck')
  expect(after('zek-zarag', {})).toBe('play-cards')
})

test('Crusse Parke trashes the top card of the draw pile, and does without where there is none', () => {
  const table = alone({ hand: ['crusse-parke'], deck: ['shield', 'miss'] })
  table.plays(0, 'crusse-parke')
  expect([table.deck(0), table.tally('damage')[0]]).toEqual([['shield'], 4])
  const empty = alone({ hand: ['crusse-parke'] })
  empty.plays(0, 'crusse-parke')
  expect([empty.step, empty.tally('damage')[0]]).toEqual(['play-cards', 4])
})

const FOUR_DICE = 'admirals-flagship'

test('as many dice lie before the leader as it rolled, each showing a face of a die', () => {
  const table = scene({ seats: [{}, {}], contracts: [FOUR_DICE] })
  table.does(0, { act: 'alone', card: FOUR_DICE })
  expect([table.mission.rolled[0], table.mission.dice[0].length]).toEqual([4, 4])
  for (const icons of table.mission.dice[0]) expect([0, 1, 2]).toContain(icons)
})

test('the Cloaking Device takes away the only die, and cannot take one where none was agreed', () => {
  const rolled = (contract: string) => {
    const table = scene({ seats: [{ ship: ['cloaking-device'] }, {}], contracts: [contract] })
    table.does(0, { act: 'alone', card: contract })
    return [table.mission.rolled[0], table.mission.dice[0].length]
  }
  expect(rolled('stim-run')).toEqual([0, 0])
  expect(rolled('blockade-run')).toEqual([0, 0])
  expect(rolled(FOUR_DICE)).toEqual([3, 3])
})

test('a share without credits, and one without prestige, is not spoken of when the contract pays', () => {
  const seats = [{ hand: ['reactor', 'thruster', 'thruster'] }, {}]
  const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
    [1, 0, 0, 1],
    [0, 2, 0, 0],
  ])
  table.plays(0, 'reactor', 'thruster', 'thruster')
  const events: Event[] = []
  while (table.step === 'play-cards') {
    const [seat] = table.asked
    const [done] = table.offers(seat, { act: 'done' })
    events.push(...table.does(seat, done ?? { act: 'floor', to: [0, 1] }))
  }
  expect(events.filter(({ what }) => what === 'credits' || what === 'prestige')).toEqual([
    { what: 'prestige', seat: 0, change: 1, why: 'contract', card: 'stim-run' },
    { what: 'credits', seat: 1, change: 2, why: 'contract', card: 'stim-run' },
  ])
})

test('Money Bags needs 8 credits at the end of the turn: 8 are enough, 7 are not', () => {
  const fulfilled = (credits: number) => {
    const seats = [{ credits, objectives: ['money-bags'] }, {}]
    const table = scene({ seats, contracts: ['kill-slavers'] })
      .alone('kill-slavers')
      .done()
    return isFulfilled(table.s, 0, 'money-bags')
  }
  expect([7, 8].map(fulfilled)).toEqual([false, true])
})

test('a bonus card comes from a deck that has cards, named as such and as nothing else', () => {
  const hand = ['reactor', 'damage3', 'damage2']
  const table = scene({ seats: [{ hand }, {}], contracts: ['core-world-ace'], crewDeck: ['ada-massa'] })
  table
    .alone('core-world-ace')
    .plays(0, ...hand)
    .done()
  for (const answer of [
    { deck: 'part' },
    { deck: 'objective' },
    { deck: ['crew'] },
    { deck: 'crew', card: 1 },
    {},
  ])
    expect(table.allows(0, answer)).toBe(false)
  expect(table.allows(0, { deck: 'crew' })).toBe(true)
})

test('the others see that the leader may take back terms that are being thought about', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'] })
  table.does(
    0,
    { act: 'talk', card: 'stim-run' },
    {
      offer: [
        [1, 2, 0, 1],
        [0, 0, 0, 0],
      ],
    },
  )
  for (const viewer of [1, 'spectator'] as const)
    expect(moonrakers.decisions(table.s, viewer)).toContainEqual(
      expect.objectContaining({ seat: 0, kind: 'elsewhere', step: 'withdraw-terms' }),
    )
})

test('a part that works once in a contract is refused the second time, and a damage 1 stays playable', () => {
  const table = alone({ ship: ['the-quantum-driver'], hand: ['reactor', 'damage1', 'damage1'] })
  table.plays(0, 'reactor').does(0, play('damage1', { raise: 'the-quantum-driver' }))
  expect(table.allows(0, play('damage1', { raise: 'the-quantum-driver' }))).toBe(false)
  expect(table.allows(0, play('damage1'))).toBe(true)
  expect(table.allows(0, use('the-quantum-driver'))).toBe(false)
})
