import { type Event, seedFrom } from '@perilune/engine'
import {
  BOX,
  beginsRound,
  cardOf,
  DISCARD,
  expeditionOf,
  handOf,
  type MoonState,
  stackOf,
} from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { flip, scene, Table } from './scene.js'

const game = (seats: number, first: '1' | '2' | '3' = '1'): Table =>
  new Table(moon.setup({ first }, seats, seedFrom('rounds')))

/**
 * Salvaging asks for a Resource after assimilating, Hospitable never comes: whoever is asked takes the first
 * answer.
 */
function passTurn(table: Table): Event[] {
  const { seat } = table.s.turn
  table.does(seat, { act: 'assimilate', card: table.hand(seat)[0] })
  while (table.s.stack[table.s.stack.length - 1].do !== 'take-turn')
    table.does(table.asked[0], moon.answers(table.s, table.asked[0])[0])
  return table.does(seat, { act: 'end' })
}

function passRound(table: Table): number[] {
  const order: number[] = []
  for (let i = 0; i < table.s.seats; i++) {
    order.push(table.s.turn.seat)
    passTurn(table)
  }
  return order
}

const hands = (s: MoonState): string[][] => s.settlements.map((_, seat) => s.places[handOf(seat)].slice())

test('[61] three to five: the holder of the First Expedition begins each round, then clockwise', () => {
  const table = game(3, '2')
  expect(passRound(table)).toEqual([1, 2, 0])
  expect(passRound(table)).toEqual([2, 0, 1])
  expect(passRound(table)).toEqual([0, 1, 2])
  expect(table.s.places[expeditionOf(table.s.first)]).toEqual(['first-expedition-2-3'])
})

test('[61] after each round all hands go to the left, with their Expeditions', () => {
  const table = game(4)
  const expeditions = table.s.settlements.map((_, seat) => table.s.places[expeditionOf(seat)][0])
  const before = hands(table.s).map((hand) => hand.slice(1))
  passRound(table)
  expect(hands(table.s)).toEqual([before[3], before[0], before[1], before[2]])
  expect(table.s.settlements.map((_, seat) => table.s.places[expeditionOf(seat)][0])).toEqual([
    expeditions[3],
    expeditions[0],
    expeditions[1],
    expeditions[2],
  ])
})

test('[61] after the last round of an Era nothing is passed', () => {
  const table = scene({ seats: [{}, {}, {}] })
  table.passTurns(2)
  const events = [
    ...table.does(2, { act: 'assimilate', card: 'solar-panels' }),
    ...table.does(2, { act: 'end' }),
  ].map((e) => e.what)
  expect(events).not.toContain('passes-hands')
  expect(events).toContain('ends-construction')
  expect(table.s.first).toBe(1)
})

test('[62] two players: hands are exchanged after each round, but the order of turns stays for the Era', () => {
  const table = game(2, '2')
  const before = hands(table.s)
  expect(passRound(table)).toEqual([1, 0])
  expect(hands(table.s)).toEqual([before[1].slice(1), before[0].slice(1)])
  expect(table.s.first).toBe(0)
  for (let round = 2; round <= 8; round++) expect(passRound(table)).toEqual([1, 0])
  expect(table.s.era).toBe(2)
})

test('[62] two players: the First Expedition goes to and fro, but does not say who begins', () => {
  const table = game(2, '2')
  const seen = [1, 2, 3].map(() => {
    const now = [table.s.first, beginsRound(table.s)]
    passRound(table)
    return now
  })
  expect(seen).toEqual([
    [1, 1],
    [0, 1],
    [1, 1],
  ])
})

test('[62] two players: who goes first changes with every Era', () => {
  const table = game(2, '1')
  const began: number[] = []
  while (table.asked.length > 0) {
    if (table.s.round === 1 && began.length < table.s.era) began.push(table.s.turn.seat)
    passTurn(table)
  }
  expect(began).toEqual([0, 1, 0])
})

describe.each([
  [2, 8],
  [3, 7],
  [4, 7],
  [5, 6],
])('with %i players', (seats, rounds) => {
  test(`[63] an Era has ${rounds} rounds: it ends when no hand has a Structure left`, () => {
    const table = game(seats)
    for (let round = 1; round <= rounds; round++) {
      expect(table.s.era).toBe(1)
      expect(table.s.round).toBe(round)
      passRound(table)
    }
    expect(table.s.era).toBe(2)
    expect(table.s.round).toBe(1)
  })
})

test('[63] then the First Expedition passes to the left, and all other Expeditions leave the game', () => {
  const table = scene({
    seats: [{}, { expedition: 'frugal-expedition' }, { expedition: 'hyped-expedition' }],
  })
  table.passEra()
  expect(table.s.first).toBe(1)
  expect(table.s.places[expeditionOf(1)]).toEqual(['first-expedition-2-3'])
  expect(table.s.places[BOX]).toEqual(expect.arrayContaining(['frugal-expedition', 'hyped-expedition']))
  expect(table.s.places[BOX]).not.toContain('first-expedition-2-3')
  for (const seat of [0, 2]) expect(cardOf(table.s.places[expeditionOf(seat)][0]).era).toBe(2)
  expect(table.asked).toEqual([1])
})

test('[63] then Rovers on Structures go to their owners, and flipped cards turn back', () => {
  const table = scene({
    seats: [{ built: ['ice-drill', 'antenna'], rovers: { 'ice-drill': 1 }, flipped: ['antenna'] }, {}],
  })
  table.passEra()
  expect(table.supply(0)).toMatchObject({ rovers: 1 })
  expect(table.on(0, 'ice-drill').rovers).toBe(0)
  expect(table.on(0, 'antenna').flipped).toBe(false)
  expect(table.s.settlements[0].roversOut).toBe(0)
})

test('[63] then the Discard Pile and the stack become what is left of the Era', () => {
  const table = scene({
    seats: [{ hand: ['charger'] }, { hand: ['garage'] }],
    stack: ['canteen'],
    discard: ['antenna'],
  })
  table.passEra()
  expect(table.s.places[stackOf(1)].slice().sort()).toEqual(['antenna', 'canteen', 'charger', 'garage'])
  expect(table.s.places[DISCARD]).toEqual([])
})

test('[3] only Era I begins with an open card on the Discard Pile; Eras II and III begin with hands of their own', () => {
  const table = game(3)
  expect(table.s.places[DISCARD].map((card) => cardOf(card).era)).toEqual([1])
  for (const era of [2, 3]) {
    while (table.s.era < era) passTurn(table)
    expect(table.s.places[DISCARD]).toEqual([])
    for (let seat = 0; seat < 3; seat++)
      expect(table.s.places[handOf(seat)].map((card) => cardOf(card).era)).toEqual(Array(7).fill(era))
  }
})

test('the game has three Eras', () => {
  const table = game(3)
  const eras = new Set<number>()
  let turns = 0
  while (table.asked.length > 0) {
    eras.add(table.s.era)
    turns++
    passTurn(table)
  }
  expect([...eras]).toEqual([1, 2, 3])
  expect(turns).toBe(3 * 3 * 7)
})

test('every Era begins with what the Settlements produce, Rovers and Hearts included', () => {
  const table = scene({ seats: [{ built: ['ice-refinery', 'garage', 'tea-house'] }, {}], era: 2 })
  table.passEra()
  expect(table.supply(0)).toEqual({ energy: 2, water: 2, bio: 1, rovers: 1 })
  // Four for Industry in the Scoring Phase before, two from the Tea House.
  expect(table.hearts(0)).toBe(6)
})

test('in Era I only the Bases produce', () => {
  const s = moon.setup({}, 5, seedFrom('first production'))
  for (const home of s.settlements) {
    const produced = home.supply.map((n, item) => (item === 4 ? n - 2 : n))
    expect(produced).toEqual(cardOf(home.base).produces)
  }
})

test('[78] whoever has a choice in the Production Phase is asked before the Era goes on', () => {
  const table = scene({ seats: [{}, { reputations: ['industrial'] }, {}] })
  table.passEra()
  expect(table.asked).toEqual([1])
  expect(table.hand(0)).toEqual([])
  table.does(1, { amounts: { metal: 2, bio: 1 } })
  expect(table.supply(1)).toEqual({ energy: 2, water: 1, metal: 2, bio: 1 })
  expect(table.hand(0)).toHaveLength(7)
})

test('[78] production goes in turn order: with two players from the one who begins the Era', () => {
  const table = game(2, '1')
  const produced: unknown[] = []
  while (table.s.era === 1) {
    for (const { cause, era, seat } of passTurn(table))
      if (cause === 'production' && era === 2) produced.push(seat)
  }
  expect(table.asked).toEqual([1])
  expect(produced).toEqual([1, 0])
})

test('the hands are played by their new holders with all that was said of them: flips come back only at the end', () => {
  const table = scene({
    seats: [
      { hand: ['ice-drill', 'dust-road'], built: ['reservoir'], supply: { water: 2 } },
      { hand: ['canteen', 'garage'] },
    ],
  })
  table.does(0, flip('reservoir'))
  table.passTurns(2)
  expect(table.on(0, 'reservoir').flipped).toBe(true)
  expect(table.refuses(0, flip('reservoir'))).toBe('Reservoir is flipped until the Construction Phase ends')
})
