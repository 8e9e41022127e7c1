import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { play, scene, use } from '../scene.js'

/* What search is not shown, because it leads nowhere; people may do all of it. */

const REACTORS = new Array<string>(6).fill('reactor')
const listed = (table: ReturnType<typeof scene>, seat = 0) => moonrakers.answers(table.s, seat)

test('search trashes nothing that is scarcer than in the deck of the start; people may', () => {
  const hand = ['lila-al-bindar', 'miss', 'reactor', 'shield']
  const table = scene({ seats: [{ hand, deck: REACTORS }, {}], contracts: ['distress-beacon'] })
  table.alone('distress-beacon').plays(0, 'lila-al-bindar')
  expect(listed(table)).toEqual([{ card: 'miss' }, { card: 'reactor' }])
  expect(table.allows(0, { card: 'shield' })).toBe(true)
})

test('a kind is scarce as well where it is lost among many other cards', () => {
  const hand = ['kal-damar', 'shield', 'shield', 'shield']
  const offers = (deck: readonly string[]) => {
    const table = scene({ seats: [{ hand, deck }, {}], contracts: ['distress-beacon'] })
    table.alone('distress-beacon').plays(0, 'kal-damar')
    return listed(table).map(({ card }) => card)
  }
  expect(offers(REACTORS)).toContain('shield')
  expect(offers([...REACTORS, ...REACTORS, ...REACTORS])).not.toContain('shield')
})

test('search keeps crew in hand that would trash the last cards of a kind', () => {
  const crew = (hand: readonly string[], deck: readonly string[]) => {
    const table = scene({ seats: [{ hand, deck }, {}], contracts: ['distress-beacon'] })
    table.alone('distress-beacon')
    expect(table.allows(0, play(hand[0]))).toBe(true)
    return listed(table).some(({ card }) => card === hand[0])
  }
  expect(crew(['lila-al-bindar', 'shield'], [])).toBe(false)
  expect(crew(['lila-al-bindar', 'miss', 'shield'], [])).toBe(true)
  // With nothing else in hand nothing is trashed.
  expect(crew(['lila-al-bindar'], [])).toBe(true)
  expect(crew(['crusse-parke'], REACTORS)).toBe(false)
  const plenty = [
    'damage1',
    'damage2',
    'thruster',
    'thruster',
    'shield',
    'shield',
    'reactor',
    'reactor',
    'reactor',
  ]
  expect(crew(['crusse-parke'], plenty)).toBe(true)
})

test('search pays no ship part with a card that is scarce', () => {
  const kinetic = (hand: readonly string[]) => {
    const seats = [{ hand, ship: ['mg1-kinetic'] }, {}]
    const table = scene({ seats, contracts: ['claim-bounty'] }).alone('claim-bounty')
    expect(table.allows(0, use('mg1-kinetic'))).toBe(true)
    return listed(table).some(({ act }) => act === 'use')
  }
  expect(kinetic(['damage1', 'shield'])).toBe(false)
  expect(kinetic(['damage1', 'damage1', 'shield'])).toBe(true)
})

test('search gains no more reactors or misses where they flood the deck', () => {
  const lila = (deck: readonly string[]) => {
    const hand = ['lila-al-bindar', 'miss']
    const table = scene({ seats: [{ hand, deck }, {}], contracts: ['distress-beacon'] })
    return listed(table.alone('distress-beacon')).some(({ card }) => card === 'lila-al-bindar')
  }
  expect(lila(['reactor', 'shield', 'thruster', 'damage1'])).toBe(true)
  expect(lila(REACTORS)).toBe(false)
  const core = (misses: number) => {
    const deck = new Array<string>(misses).fill('miss')
    const seats = [{ hand: ['damage1', 'damage1', 'shield'], deck, ship: ['mg-charge-core'] }, {}]
    return listed(scene({ seats, contracts: ['claim-bounty'] }).alone('claim-bounty')).some(
      ({ act }) => act === 'use',
    )
  }
  expect(core(0)).toBe(true)
  expect(core(3)).toBe(false)
})

test('where a card must be trashed and none can be spared, search trashes of what there is most', () => {
  const hand = ['lila-al-bindar', 'damage1', 'shield', 'shield']
  const table = scene({
    seats: [{ hand, deck: new Array<string>(16).fill('thruster') }, {}],
    contracts: ['distress-beacon'],
  })
  table.alone('distress-beacon').plays(0, 'lila-al-bindar')
  expect(listed(table)).toEqual([{ card: 'shield' }])
})

test('after fifty rounds search takes no contract with more dice than shields, and allies do not lie', () => {
  const able = { hand: ['reactor', 'reactor', 'damage3'] }
  const offered = (turn: number, shields: readonly string[]) => {
    const seats = [{ hand: [...able.hand, ...shields] }, able]
    const table = scene({ seats, contracts: ['claim-bounty'] })
    table.s.turn.number = turn
    return listed(table).some(({ act }) => act === 'alone' || act === 'talk')
  }
  expect(offered(100, [])).toBe(true)
  expect(offered(101, [])).toBe(false)
  expect(offered(101, ['shield'])).toBe(true)

  const lies = (turn: number) => {
    const table = scene({ seats: [{}, able], contracts: ['claim-bounty'] })
    table.s.turn.number = turn
    table.together('claim-bounty', [
      [1, 0, 0, 1],
      [0, 3, 0, 0],
    ])
    table.does(0, { act: 'floor', to: [1] })
    return listed(table, 1).some(({ act }) => act === 'done')
  }
  expect(lies(100)).toBe(true)
  expect(lies(101)).toBe(false)
})

test('search pays no mercenary with the last prestige of the contract', () => {
  const hires = (contract: string) => {
    const table = scene({ seats: [{}, {}], contracts: [contract], mercenaries: ['moro-mada'] }).alone(
      contract,
    )
    expect(table.allows(0, { act: 'hire', card: 'moro-mada' })).toBe(true)
    return listed(table).some(({ act }) => act === 'hire')
  }
  expect(hires('claim-bounty')).toBe(false)
  expect(hires('escape-pods')).toBe(true)
})

test('search locks what all have accepted; people may still end the talks', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'] })
  table.does(
    0,
    { act: 'talk', card: 'stim-run' },
    {
      offer: [
        [1, 1, 0, 0],
        [0, 1, 0, 1],
      ],
    },
  )
  table.does(1, { act: 'accept' })
  expect(listed(table)).toEqual([{ act: 'lock' }])
  expect(table.allows(0, { act: 'end-talks' })).toBe(true)
})

test('random play of two ends, also long after the armory is empty', () => {
  for (let i = 0; i < 30; i++) {
    const s = moonrakers.setup({}, 2, seedFrom(`end ${i}`))
    const chance = newChance(seedFrom(`end ${i}: answers`))
    let decisions = 0
    for (let asked = moonrakers.asked(s); asked.length > 0; asked = moonrakers.asked(s)) {
      moonrakers.play(s, asked[0], pickWith(chance, moonrakers.answers(s, asked[0])))
      if (++decisions > 10_000) throw new Error(`game ${i} goes on and on`)
    }
  }
})
