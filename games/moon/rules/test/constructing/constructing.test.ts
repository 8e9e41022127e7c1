import { expect, test } from 'vitest'
import { amounts, assimilate, claim, construct, DECLINE, END, flip, park, scene } from '../scene.js'

test('a turn is one main action: construct or assimilate one card of the hand', () => {
  const table = scene({ seats: [{ hand: ['dust-road', 'ice-drill'] }, {}] })
  expect(table.refuses(0, END)).toBe('construct or assimilate a card before you end your turn')
  table.does(0, construct('dust-road'))
  expect(table.has(0, 'dust-road')).toBe(true)
  expect(table.refuses(0, construct('ice-drill'))).toBe(
    'you have constructed or assimilated on this turn already',
  )
  expect(table.refuses(0, assimilate('ice-drill'))).toContain('already')
})

test('assimilating puts the card on the Discard Pile and gives what is next to its trash can', () => {
  const table = scene({ seats: [{ hand: ['thermal-plant'] }, {}], discard: ['ice-drill'] })
  table.does(0, assimilate('thermal-plant'))
  expect(table.discard).toEqual(['ice-drill', 'thermal-plant'])
  expect(table.supply(0)).toEqual({ energy: 1, metal: 1 })
  expect(table.hand(0)).toEqual([])
})

test('[7] around the main action come at most one Rover, one flip, one Expedition action and one claim, in any order', () => {
  const table = scene({
    seats: [
      {
        hand: ['dust-road'],
        built: ['antenna', 'reservoir'],
        supply: { rovers: 2, energy: 1, water: 1, metal: 4 },
        expedition: 'sentimental-expedition',
      },
      { built: ['solar-panels', 'ice-drill'] },
    ],
    offer: ['well-provided', 'well-rounded'],
  })
  table.does(0, park(1, 'ice-drill'), { act: 'flip', card: 'reservoir' }, claim('well-provided'))
  table.does(0, construct('dust-road'), { act: 'expedition' }, { amounts: { metal: 1 } })
  expect(table.refuses(0, park(1, 'solar-panels'))).toBe('you may park only 1 Rover on this turn')
  expect(table.refuses(0, flip('antenna'))).toBe('you have flipped a card on this turn already')
  expect(table.refuses(0, { act: 'expedition' })).toBe('you have used your Expedition on this turn already')
  expect(table.refuses(0, claim('well-rounded'))).toBe('you have claimed a Reputation on this turn already')
  table.does(0, END)
  expect(table.asked).toEqual([1])
})

test('[8] every action resolves completely before the next begins', () => {
  const table = scene({
    seats: [{ built: ['junkyard'], supply: { rovers: 2 } }, { built: ['solar-panels'] }],
  })
  table.does(0, flip('junkyard'))
  expect(table.refuses(0, park(1, 'solar-panels'))).toBe('the answer is not of the right form')
  table.does(0, amounts({ metal: 3 }), park(1, 'solar-panels'))
  expect(table.supply(0)).toEqual({ energy: 1, metal: 3 })
})

test('[8] a Rover may be parked as part of constructing, because its Flags count only for that', () => {
  const table = scene({
    seats: [{ hand: ['charger'], supply: { rovers: 1 } }, { built: ['canteen'] }],
  })
  expect(table.refuses(0, construct('charger'))).toBe('needs 1 Food Flag, you have 0')
  table.does(0, construct('charger', {}, { rovers: [{ on: 1, card: 'canteen' }] }))
  expect(table.has(0, 'charger')).toBe(true)
  expect(table.on(1, 'canteen').rovers).toBe(1)
})

test('[9] the turn ends when its player says so, and assimilating is always possible', () => {
  const table = scene({ seats: [{ hand: ['space-elevator'] }, {}], era: 3 })
  expect(table.offers(0, { act: 'construct' })).toEqual([])
  table.does(0, assimilate('space-elevator'))
  expect(table.asked).toEqual([0])
  table.does(0, END)
  expect(table.asked).toEqual([1])
})

test('[19] the cost is paid in full from the Supply', () => {
  const table = scene({ seats: [{ hand: ['foundry'], supply: { energy: 1, metal: 1, bio: 9 } }, {}], era: 2 })
  expect(table.refuses(0, construct('foundry', { energy: 2, metal: 1 }))).toBe('costs 2 Energy, you have 1')
  expect(table.refuses(0, construct('foundry', { energy: 1, metal: 1 }))).toBe('3 Resources are due, not 2')
})

test('[19] a Resource that the Structure does not cost pays for nothing, and the refusal names it', () => {
  const table = scene({ seats: [{ hand: ['foundry'], supply: { energy: 1, metal: 3, bio: 9 } }, {}], era: 2 })
  expect(table.refuses(0, construct('foundry', { energy: 1, metal: 1, bio: 1 }))).toBe('costs no Bio')
  expect(table.refuses(0, construct('foundry', { energy: 1, metal: 2 }))).toBe('costs only 1 Metal')
})

test('[19] the cost goes back to the General Supply', () => {
  const table = scene({ seats: [{ hand: ['foundry'], supply: { energy: 3, metal: 1 } }, {}], era: 2 })
  table.does(0, construct('foundry', { energy: 2, metal: 1 }))
  expect(table.supply(0)).toEqual({ energy: 1 })
  expect(table.flags(0)).toEqual({ industry: 3 })
})

test('[19] Flags must be in the Settlement before the Structure is placed', () => {
  const table = scene({
    seats: [{ base: 'tycho-base', hand: ['thermal-plant'], supply: { water: 1, bio: 1 } }, {}],
  })
  expect(table.refuses(0, construct('thermal-plant', { water: 1, bio: 1 }))).toBe(
    'needs 1 Industry Flag, you have 0',
  )
})

test('[20] a Blue Structure produces at once, from wherever it was constructed', () => {
  const fromHand = scene({ seats: [{ hand: ['solar-panels'] }, {}] })
  fromHand.does(0, construct('solar-panels'))
  expect(fromHand.supply(0)).toEqual({ energy: 1 })
  const fromDiscard = scene({
    seats: [{ built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['grow-tent'],
  })
  fromDiscard.does(0, flip('particle-beam'), construct('grow-tent'))
  expect(fromDiscard.supply(0)).toEqual({ bio: 1 })
})

test('[21] an extra construct can’t be turned into assimilating; the main action still can', () => {
  const table = scene({
    seats: [{ hand: ['ice-drill'], built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['dust-road'],
  })
  table.does(0, flip('particle-beam'))
  expect(table.refuses(0, assimilate('dust-road'))).toBe(
    'an extra construct can’t be turned into assimilating',
  )
  table.does(0, construct('dust-road'), assimilate('ice-drill'))
  expect(table.supply(0)).toEqual({ water: 2 })
})

test('[22] a discount takes off one Resource of a type the player chooses', () => {
  const table = scene({
    seats: [{ hand: ['company-town'], reputations: ['productive'], supply: { energy: 1, metal: 1 } }, {}],
    era: 2,
  })
  expect(table.offers(0, { act: 'construct' })).toEqual([
    construct('company-town', { metal: 1 }),
    construct('company-town', { energy: 1 }),
  ])
  expect(table.refuses(0, construct('company-town', { energy: 1, metal: 1 }))).toBe(
    '1 Resource is due, not 2',
  )
})

test('[22] discounts add up, and a cost never falls below zero', () => {
  const seat = { reputations: ['productive'], expedition: 'frugal-expedition' }
  const two = scene({ seats: [{ ...seat, hand: ['company-town'] }, {}], era: 2 })
  two.does(0, construct('company-town'))
  expect(two.has(0, 'company-town')).toBe(true)
  const one = scene({ seats: [{ ...seat, hand: ['canteen'] }, {}] })
  one.does(0, construct('canteen'))
  expect(one.supply(0)).toEqual({})
})

test('[22] what costs no Resources still needs its Flags', () => {
  const table = scene({ seats: [{ hand: ['archive'], built: ['embassy'] }, {}], era: 2 })
  table.does(0, flip('embassy'))
  expect(table.refuses(0, construct('archive', {}, { free: true }))).toBe('needs 1 Science Flag, you have 0')
})

test('[23] the player says which Structure of the turn is free', () => {
  const table = scene({
    seats: [
      { hand: ['foundry', 'observatory'], built: ['embassy', 'obelisk'], supply: { energy: 2, metal: 1 } },
      {},
    ],
    era: 2,
  })
  expect(table.refuses(0, construct('foundry', {}, { free: true }))).toBe(
    'nothing lets you construct free of charge now',
  )
  table.does(0, flip('embassy'), construct('foundry', { energy: 2, metal: 1 }))
  table.does(0, { act: 'obelisk', obelisk: 'obelisk', card: 'observatory', pay: [0, 0, 0, 0], free: true })
  expect(table.flags(0)).toEqual({ industry: 3, science: 2 })
  expect(table.supply(0)).toEqual({})
})

test('[23] Embassy and Capable cover two different Structures of one turn', () => {
  const table = scene({
    seats: [{ hand: ['foundry', 'observatory'], built: ['embassy', 'obelisk'], free: true }, {}],
    era: 2,
  })
  table.does(0, flip('embassy'), construct('foundry', {}, { free: true }))
  table.does(0, { act: 'obelisk', obelisk: 'obelisk', card: 'observatory', pay: [0, 0, 0, 0], free: true })
  expect(table.flags(0)).toEqual({ industry: 3, science: 2 })
  expect(table.s.settlements[0].free).toBe(false)
})

test('[25] extra constructs from a stack or the Discard Pile do not touch the hand', () => {
  const table = scene({
    seats: [{ hand: ['ice-drill'], built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['dust-road'],
  })
  table.does(0, flip('particle-beam'), construct('dust-road'))
  expect(table.hand(0)).toEqual(['ice-drill'])
  expect(table.discard).toEqual([])
})

test('[25] an extra construct from the hand is made up for by the top card of the stack', () => {
  const table = scene({
    seats: [{ hand: ['dust-road', 'ice-drill'], built: ['think-tank'] }, {}],
    era: 3,
    stack: ['garage', 'canteen'],
  })
  table.does(0, flip('think-tank'), construct('dust-road'))
  expect(table.hand(0)).toEqual(['canteen', 'ice-drill'])
  expect(table.stack).toEqual(['garage'])
})

test('[25] an empty stack is made anew of the Discard Pile; if both are empty, the construct is not allowed', () => {
  const seats = [{ hand: ['dust-road'], built: ['think-tank'] }, {}]
  const again = scene({ seats, era: 3, stack: [], discard: ['canteen'] })
  again.does(0, flip('think-tank'), construct('dust-road'))
  expect(again.hand(0)).toEqual(['canteen'])
  expect(again.discard).toEqual([])
  const none = scene({ seats, era: 3, stack: [] })
  none.does(0, flip('think-tank'))
  expect(none.refuses(0, construct('dust-road'))).toBe('there is no card left to refill the hand with')
  expect(none.offers(0, {})).toEqual([DECLINE])
})

test('[27] the cost of a flip is paid first, and lost if nothing is constructed', () => {
  const table = scene({ seats: [{ built: ['printer'], supply: { metal: 1 } }, {}], stack: ['hackerspace'] })
  table.does(0, flip('printer'))
  expect(table.supply(0)).toEqual({})
  expect(table.refuses(0, construct('hackerspace', { energy: 1, bio: 1 }))).toContain('Science Flag')
  table.does(0, DECLINE)
  expect(table.on(0, 'printer').flipped).toBe(true)
  expect(table.supply(0)).toEqual({})
})

test('[28] Archive looks at what is left of the Era before', () => {
  for (const era of [2, 3] as const) {
    const table = scene({
      seats: [{ built: ['archive'] }, {}],
      era,
      previous: ['dust-road'],
      stack: ['ice-drill'],
    })
    table.does(0, flip('archive'))
    expect(table.offers(0, { act: 'construct' })).toEqual([construct('dust-road')])
  }
})
