import { seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import {
  CONTRACT_DECK,
  CONTRACTS,
  CREW_DECK,
  CREW_ROW,
  cardData,
  cardOf,
  DICE,
  deckOf,
  handOf,
  MERCENARY_DECK,
  MERCENARY_ROW,
  OBJECTIVE_DECK,
  objectivesOf,
  PARTS,
} from '../src/index.js'

const seeds = Array.from({ length: 12 }, (_, i) => seedFrom(`set-up ${i}`))
const set = (seats: number, seed: string, options = {}) => moonrakers.setup(options, seats, seed)

test('everybody begins with ten action cards, five of them in hand, and 2 credits', () => {
  const s = set(4, seeds[0])
  for (let seat = 0; seat < 4; seat++) {
    expect([s.places[deckOf(seat)].length, s.places[handOf(seat)].length]).toEqual([5, 5])
    expect([...s.places[deckOf(seat)], ...s.places[handOf(seat)]].sort()).toEqual([
      'damage1',
      'damage1',
      'miss',
      'reactor',
      'reactor',
      'reactor',
      'shield',
      'shield',
      'thruster',
      'thruster',
    ])
    expect(s.captains[seat]).toMatchObject({ prestige: 0, credits: 2 })
  }
})

test('[10] the first eight contracts have at most two hazard dice; the others are shuffled into the deck', () => {
  for (const seed of seeds) {
    const s = set(3, seed)
    expect(s.places[CONTRACTS].length).toBe(8)
    expect(s.places[CONTRACTS].every((card) => cardOf(card).offers[DICE] <= 2)).toBe(true)
    expect(s.places[CONTRACT_DECK].length).toBe(32)
    expect(s.places[CONTRACT_DECK].some((card) => cardOf(card).offers[DICE] > 2)).toBe(true)
  }
})

test('six ship parts and three crew cards are for sale', () => {
  const s = set(5, seeds[0])
  expect([s.places[PARTS].length, s.places[CREW_ROW].length]).toEqual([6, 3])
})

test('of three objectives two are kept, and the third goes under the deck', () => {
  const s = set(2, seeds[0])
  for (const seat of [0, 1]) expect(s.places[objectivesOf(seat)].length).toBe(3)
  const thrown = [0, 1].map((seat) => s.places[objectivesOf(seat)][2])
  for (const seat of [0, 1]) moonrakers.play(s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) })
  expect(s.places[objectivesOf(0)].length).toBe(2)
  expect(s.places[OBJECTIVE_DECK].slice(0, 2).sort()).toEqual(thrown.slice().sort())
})

test('[11] everybody rolls four dice: the fewest hazards lead first, and only those who tie roll again', () => {
  let ties = 0
  for (const seed of seeds) {
    const s = set(4, seed)
    const rolls: [number, number][] = []
    for (let seat = 0; seat < 4; seat++)
      moonrakers.play(s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) }, (e) => {
        if (e.what === 'rolls-for-leader') rolls.push([e.seat as number, e.icons as number])
      })
    let rolling = [0, 1, 2, 3]
    for (let at = 0; at < rolls.length; ) {
      const round = rolls.slice(at, at + rolling.length)
      expect(round.map(([seat]) => seat)).toEqual(rolling)
      const fewest = Math.min(...round.map(([, icons]) => icons))
      rolling = round.filter(([, icons]) => icons === fewest).map(([seat]) => seat)
      if (rolling.length > 1) ties++
      at += round.length
    }
    expect(rolling).toEqual([s.turn.leader])
  }
  expect(ties).toBeGreaterThan(0)
})

test('[68] two players: fifteen mercenaries, three of them crew from the deck after the armory is laid, five face up', () => {
  for (const seed of seeds) {
    const s = set(2, seed)
    const all = [...s.places[MERCENARY_DECK], ...s.places[MERCENARY_ROW]]
    expect([all.length, s.places[MERCENARY_ROW].length]).toEqual([15, 5])
    expect(all.filter((card) => cardOf(card).deck === 'crew').length).toBe(3)
    expect(s.places[CREW_DECK].length).toBe(14)
  }
  expect(set(3, seeds[0]).places[MERCENARY_ROW]).toEqual([])
})

test('the box: 40 contracts, ten of each type, 20 crew, 37 ship parts, 23 objectives, no name twice', () => {
  const { contracts, crew, shipParts, objectives, actions } = cardData
  expect([contracts.length, crew.length, shipParts.length, objectives.length]).toEqual([40, 20, 37, 23])
  for (const type of ['explore', 'kill', 'delivery', 'rescue'])
    expect(contracts.filter((c) => c.type === type).length).toBe(10)
  const ids = [...contracts, ...crew, ...shipParts, ...objectives, ...actions].map((card) => card.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every card has a text made from its data', () => {
  for (const card of moonrakers.cards) {
    expect(card.text).toMatch(/\.$/)
    expect(card.text).not.toMatch(/undefined|NaN|\[object|,,|\.\./)
  }
  const text = (id: string) => moonrakers.cards.find((card) => card.id === id)?.text
  expect(text('duo-1000')).toBe(
    'Comes with a Shield. With the first shield you play in a contract: add 1 more shield to the contract, then block 1 of your hazards.',
  )
  expect(text('claim-bounty')).toBe(
    'Needs 2 reactors and 3 damage. Brings 1 prestige and 3 credits. 1 hazard die.',
  )
})

test('texts say what happens: what is no choice is no may, what comes one after another is said so, and articles fit', () => {
  const text = (id: string) => moonrakers.cards.find((card) => card.id === id)?.text
  expect(text('jump-jets-e2')).toMatch(/: every other ally draws 1 card\.$/)
  expect(text('pulsor-mk1')).toMatch(/: every other ally gains 1 action\.$/)
  expect(text('bill-bendo')).toBe(
    'Block 1 of your hazards, lower the shield requirement by 1, then either draw 1 card or gain 1 action.',
  )
  expect(text('b3-ar')).toMatch(/into your hand, then gain 1 action\.$/)
  expect(text('ryle-al-wren')).toBe('Either block 2 of your hazards or lower the shield requirement by 2.')
  expect(text('tantin-al-vale')).toBe('Count this as a damage card worth 2 or a shield.')
  expect(text('the-leech')).toMatch(/^Comes with 2 Reactor cards\. /)
  expect(text('mg1-kinetic')).toMatch(/^Comes with a Miss and 2 Damage 1 cards\. /)
  expect(text('santa-maria')).toBe('You complete an explore contract alone, without allies or mercenaries.')
  expect(text('fire-support')).toBe('You complete a kill contract without playing a damage card.')
  expect(text('money-bags')).toBe('At the end of your turn, after buying, you have at least 8 credits.')
})
