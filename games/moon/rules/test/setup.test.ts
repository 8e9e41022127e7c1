import { seedFrom } from '@perilune/engine'
import {
  cardOf,
  DISCARD,
  expeditionOf,
  expeditionsOf,
  expeditionsToCome,
  handOf,
  type MoonState,
  REPUTATIONS,
  settlementOf,
  stackOf,
} from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { baseDeck, expeditionDeck, structureDeck } from '../src/cards/decks.js'
import { firstExpedition } from '../src/cards/index.js'
import { scene } from './scene.js'

const start = (seats: number, words = 'setup', first: 'random' | '1' | '2' | '3' = 'random'): MoonState =>
  moon.setup({ first }, seats, seedFrom(words))

const HAND = { 2: 8, 3: 7, 4: 7, 5: 6 } as const
const SEATS = [2, 3, 4, 5] as const

describe.each(SEATS)('with %i players', (seats) => {
  const s = start(seats)
  const all = Array.from({ length: seats }, (_, seat) => seat)

  test(`everybody is dealt ${HAND[seats]} Structures of Era I`, () => {
    for (const seat of all) {
      expect(s.places[handOf(seat)]).toHaveLength(HAND[seats])
      expect(s.places[handOf(seat)].every((card) => cardOf(card).era === 1)).toBe(true)
    }
  })

  test('everybody but the holder of the First Expedition is dealt one of Era I', () => {
    for (const seat of all) {
      const [card, ...more] = s.places[expeditionOf(seat)]
      expect(more).toEqual([])
      expect(card === firstExpedition(seats)).toBe(seat === s.first)
      if (seat !== s.first) expect(cardOf(card).era).toBe(1)
    }
  })

  test('[3] one card of the Era lies face up, taken from the stack before the hands are', () => {
    expect(s.places[DISCARD]).toHaveLength(1)
    const deck = structureDeck(1, seats, moon.rules).length
    expect(s.places[stackOf(1)]).toHaveLength(deck - 1 - seats * HAND[seats])
  })

  test('[2] three Reputations of each level with two players, otherwise as many as players', () => {
    for (const level of ['bronze', 'silver', 'gold'])
      expect(s.places[REPUTATIONS].filter((card) => cardOf(card).level === level)).toHaveLength(
        Math.max(3, seats),
      )
  })

  test('everybody has a Base, two Rovers and what the Base produced', () => {
    for (const seat of all) {
      const home = s.settlements[seat]
      const { produces, flags, kind } = cardOf(home.base)
      expect(kind).toBe('base')
      expect(s.places[settlementOf(seat)]).toEqual([home.base])
      expect(home.supply).toEqual(produces.map((n, item) => (item === 4 ? n + 2 : n)))
      expect(home.flags).toEqual(flags)
    }
    expect(new Set(s.settlements.map((home) => home.base)).size).toBe(seats)
  })

  test('three Hearts lie under each Flag and on the X space', () => {
    expect(s.rewards).toEqual([3, 3, 3, 3, 3])
    expect(s.x).toBe(3)
  })
})

test('[1] with two players the second copies stay in the box: six of Era I, four of Era II, none of Era III', () => {
  expect([1, 2, 3].map((era) => structureDeck(era as 1, 2, moon.rules).length)).toEqual([28, 30, 36])
  for (const seats of [3, 4, 5])
    expect([1, 2, 3].map((era) => structureDeck(era as 1, seats, moon.rules).length)).toEqual([34, 34, 36])
  const copies = (seats: number) =>
    structureDeck(1, seats, moon.rules).filter((card) => card === 'garage').length
  expect([copies(2), copies(3)]).toEqual([1, 2])
})

test('with two players the six Expeditions marked 3+ stay in the box, two of each Era', () => {
  for (const era of [1, 2, 3] as const) {
    expect(expeditionDeck(era, 2, moon.rules)).toHaveLength(4)
    expect(expeditionDeck(era, 3, moon.rules)).toHaveLength(6)
  }
  const s = start(2)
  expect(s.places[expeditionsOf(1)]).toHaveLength(3)
  expect(s.places[expeditionsToCome(2)]).toHaveLength(4)
})

test('[4] Bases are dealt at random, and with two players the one marked 3+ is not among them', () => {
  expect(baseDeck(2, moon.rules)).not.toContain('serenitatis-base')
  expect(baseDeck(3, moon.rules)).toContain('serenitatis-base')
  const dealt = new Set(Array.from({ length: 80 }, (_, i) => start(3, `base ${i}`).settlements[0].base))
  expect(dealt.size).toBe(5)
})

test('[79] the First Expedition marked 2-3 is for two and three players, the other for four and five', () => {
  expect(SEATS.map(firstExpedition)).toEqual([
    'first-expedition-2-3',
    'first-expedition-2-3',
    'first-expedition-4-5',
    'first-expedition-4-5',
  ])
})

test('a random player is given the First Expedition, or the one the table has chosen', () => {
  const given = new Set(Array.from({ length: 30 }, (_, i) => start(4, `first ${i}`).first))
  expect(given.size).toBe(4)
  expect(start(3, 'setup', '2').first).toBe(1)
  expect(start(2, 'setup', '3').first).toBe(0)
})

test('the player with the First Expedition begins', () => {
  for (const seats of SEATS) {
    const s = start(seats)
    expect(moon.asked(s)).toEqual([s.first])
  }
})

test('[74] also with two players the one who is dealt the First Expedition begins Era I', () => {
  for (const first of ['1', '2'] as const)
    expect(moon.asked(start(2, 'two', first))).toEqual([Number(first) - 1])
})

test('the Reputations, hands and decks are shuffled anew for every game', () => {
  const [a, b] = [start(3, 'one game'), start(3, 'another game')]
  expect(a.places[REPUTATIONS]).not.toEqual(b.places[REPUTATIONS])
  expect(a.places[handOf(0)]).not.toEqual(b.places[handOf(0)])
})

test('[6] tokens are no limit: there are more of everything than the box holds', () => {
  const table = scene({
    seats: [{ built: ['charger', 'spaceport'], supply: { energy: 50, rovers: 60 } }, {}],
    rewards: { industry: 0 },
  })
  table.does(0, { act: 'flip', card: 'charger' }, { amounts: { energy: 50 } })
  expect(table.hearts(0)).toBe(150)
  table.passEra()
  expect(table.supply(0).rovers).toBe(63)
})
