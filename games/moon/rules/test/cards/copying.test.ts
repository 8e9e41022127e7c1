import { expect, test } from 'vitest'
import { amounts, construct, flip, scene } from '../scene.js'

test('[40] Science Club: first the Resource is given, then the effect is yours, with your cards and payments', () => {
  const table = scene({
    seats: [
      { built: ['science-club'], supply: { energy: 3 } },
      { built: ['charger'], flipped: ['charger'] },
      {},
    ],
    era: 2,
  })
  table.does(
    0,
    flip('science-club'),
    { receiver: 1, resource: 'energy' },
    { card: 'charger' },
    amounts({ energy: 2 }),
  )
  expect(table.supply(1)).toEqual({ energy: 1 })
  expect(table.hearts(0)).toBe(4)
  expect(table.hearts(1)).toBe(0)
  expect(table.supply(0)).toEqual({})
  expect(table.on(1, 'charger').flipped).toBe(true)
})

test('[40] “this card” means the Science Club, and the other player’s card does not flip', () => {
  const table = scene({
    seats: [{ built: ['science-club'], supply: { bio: 1, rovers: 2 } }, { built: ['rover-stop'] }],
    era: 2,
  })
  table.does(0, flip('science-club'), { receiver: 1, resource: 'bio' }, { card: 'rover-stop' })
  expect(table.hearts(0)).toBe(2)
  expect(table.on(0, 'science-club').rovers).toBe(2)
  expect(table.on(1, 'rover-stop').flipped).toBe(false)
})

test('[40] another Science Club may not be copied, nor what could not be paid', () => {
  const table = scene({
    seats: [
      { built: ['science-club'], supply: { metal: 1, water: 1 } },
      { built: ['science-club', 'printer', 'antenna'] },
    ],
    era: 2,
  })
  table.does(0, flip('science-club'), { receiver: 1, resource: 'metal' })
  expect(table.offers(0, {})).toEqual([{ card: 'antenna' }])
  expect(table.refuses(0, { card: 'science-club' })).toBe('Science Club can’t be copied')
})

test('[40] a player without Pink Structures may be given the Resource; then nothing follows', () => {
  const table = scene({ seats: [{ built: ['science-club'], supply: { metal: 1 } }, {}], era: 2 })
  table.does(0, flip('science-club'), { receiver: 1, resource: 'metal' })
  expect(table.supply(1)).toEqual({ metal: 1 })
  expect(table.s.stack[table.s.stack.length - 1].do).toBe('take-turn')
})

test('Science Club: the Resource goes to a player of choice, of whose Pink Structures one is used', () => {
  const table = scene({
    seats: [
      { built: ['science-club'], supply: { water: 4 } },
      { built: ['reservoir'] },
      { built: ['antenna'] },
    ],
    era: 2,
  })
  table.does(0, flip('science-club'))
  expect(table.offers(0, {})).toEqual([
    { receiver: 1, resource: 'water' },
    { receiver: 2, resource: 'water' },
  ])
  table.does(0, { receiver: 1, resource: 'water' })
  expect(table.refuses(0, { card: 'antenna' })).toBe('Antenna does not stand in that Settlement')
  table.does(0, { card: 'reservoir' })
  expect(table.hearts(0)).toBe(3)
  expect(table.supply(1)).toEqual({ water: 1 })
})

test('Science Club: Institute answers to the one card that was flipped, not to the copied one', () => {
  const table = scene({
    seats: [{ built: ['science-club', 'institute'], supply: { water: 1 } }, { built: ['reservoir'] }],
    era: 2,
  })
  table.does(0, flip('science-club'), { receiver: 1, resource: 'water' }, { card: 'reservoir' })
  expect(table.hearts(0)).toBe(2)
})

test('Science Club: Embassy and Printer can be copied and served', () => {
  const embassy = scene({
    seats: [{ hand: ['foundry'], built: ['science-club'], supply: { water: 1 } }, { built: ['embassy'] }],
    era: 2,
  })
  embassy.does(0, flip('science-club'), { receiver: 1, resource: 'water' }, { card: 'embassy' })
  embassy.does(0, construct('foundry', {}, { free: true }))
  expect(embassy.has(0, 'foundry')).toBe(true)
  const printer = scene({
    seats: [{ built: ['science-club'], supply: { water: 1, metal: 1 } }, { built: ['printer'] }],
    era: 2,
    stack: ['dust-road'],
  })
  printer.does(
    0,
    flip('science-club'),
    { receiver: 1, resource: 'water' },
    { card: 'printer' },
    construct('dust-road'),
  )
  expect(printer.supply(0)).toEqual({})
  expect(printer.has(0, 'dust-road')).toBe(true)
})
