import { expect, test } from 'vitest'
import { amounts, assimilate, construct, END, flip, obelisk, park, scene } from '../scene.js'

test('the rulebook’s example: a Rover Stop, then the Obelisk into the hand, then a Garage', () => {
  const table = scene({
    seats: [
      {
        base: 'serenitatis-base',
        hand: ['rover-stop', 'garage', 'canteen'],
        built: ['obelisk'],
        supply: { bio: 1 },
      },
      {},
    ],
  })
  table.does(0, construct('rover-stop'), obelisk('garage', { bio: 1 }))
  expect(table.has(0, 'rover-stop')).toBe(true)
  expect(table.has(0, 'garage')).toBe(true)
  expect(table.has(0, 'obelisk')).toBe(false)
  expect(table.hand(0)).toEqual(['canteen', 'obelisk'])
  expect(table.supply(0)).toEqual({ rovers: 1 })
})

test('[29] constructing it is the main action; it has no Rover space and is none of the four colours', () => {
  const table = scene({
    seats: [{ hand: ['obelisk', 'canteen'] }, { supply: { rovers: 1 } }],
    offer: ['versatile'],
  })
  table.does(0, construct('obelisk'))
  expect(table.refuses(0, assimilate('canteen'))).toContain('already')
  expect(table.s.settlements[0].colours).toEqual([1, 1, 0, 0, 1])
  table.does(0, END)
  expect(table.refuses(1, park(0, 'obelisk'))).toBe('Obelisk has no Rover space')
})

test('[29] it may also be an extra construct', () => {
  const table = scene({
    seats: [{ built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['obelisk'],
  })
  table.does(0, flip('particle-beam'), construct('obelisk'))
  expect(table.has(0, 'obelisk')).toBe(true)
  expect(table.s.turn.main).toBe(false)
})

test('[30] the other Structure is paid for as usual, and without one the Obelisk stays', () => {
  const table = scene({ seats: [{ hand: ['canteen'], built: ['obelisk'] }, {}] })
  expect(table.refuses(0, obelisk('canteen', { bio: 1 }))).toBe('costs 1 Bio, you have 0')
  expect(table.refuses(0, obelisk('obelisk'))).toBe('that card is not in your hand')
  expect(table.offers(0, { act: 'obelisk' })).toEqual([])
  expect(table.has(0, 'obelisk')).toBe(true)
})

test('[30] nobody returns an Obelisk that is not there', () => {
  const table = scene({ seats: [{ hand: ['dust-road'], built: ['ice-drill'] }, { built: ['obelisk'] }] })
  expect(table.refuses(0, obelisk('dust-road'))).toBe('you have no such Obelisk')
  expect(table.refuses(0, obelisk('dust-road', {}, 'ice-drill'))).toBe('you have no such Obelisk')
})

test('[31] several may be used in one turn, and none of the four optional actions is used up', () => {
  const table = scene({
    seats: [
      {
        hand: ['dust-road', 'ice-drill', 'grow-tent'],
        built: ['obelisk', 'obelisk-ii', 'reservoir'],
        supply: { rovers: 1 },
        expedition: 'well-stocked-expedition',
      },
      { built: ['solar-panels'] },
    ],
    era: 2,
    offer: ['well-rounded'],
  })
  table.does(0, obelisk('dust-road'), construct('ice-drill'), obelisk('grow-tent', {}, 'obelisk-ii'))
  expect(table.hand(0)).toEqual(['obelisk', 'obelisk-ii'])
  table.does(0, park(1, 'solar-panels'), flip('reservoir'), { act: 'expedition' }, amounts({ metal: 1 }))
  table.does(0, { act: 'claim', card: 'well-rounded' }, END)
  expect(table.asked).toEqual([1])
})

test('[32] an Obelisk can’t construct an Obelisk that was put into the hand on this turn', () => {
  const table = scene({
    seats: [{ hand: ['dust-road', 'ice-drill'], built: ['obelisk', 'obelisk-ii'] }, {}],
    era: 2,
  })
  table.does(0, obelisk('dust-road'))
  expect(table.refuses(0, obelisk('obelisk', {}, 'obelisk-ii'))).toBe(
    'an Obelisk put into the hand on this turn can’t be constructed with another',
  )
})

test('[32] an Obelisk that was in the hand before may be constructed with another', () => {
  const table = scene({ seats: [{ hand: ['obelisk', 'ice-drill'], built: ['obelisk'] }, {}] })
  table.does(0, obelisk('obelisk'))
  expect(table.hand(0)).toEqual(['ice-drill', 'obelisk'])
  expect(table.has(0, 'obelisk')).toBe(true)
  expect(table.refuses(0, obelisk('ice-drill'))).toContain('goes into a future hand')
})

test('[32] it can’t be used when the hand holds no other Structure, as after the last main action of an Era', () => {
  const table = scene({ seats: [{ hand: ['dust-road'], built: ['obelisk'] }, {}] })
  table.does(0, construct('dust-road'))
  expect(table.offers(0, { act: 'obelisk' })).toEqual([])
  expect(table.refuses(0, obelisk('dust-road'))).toBe('that card is not in your hand')
})

test('[33] it may be used before the main action, and then be assimilated for X Hearts', () => {
  const table = scene({ seats: [{ hand: ['dust-road'], built: ['obelisk'] }, {}] })
  table.does(0, obelisk('dust-road'), assimilate('obelisk'))
  expect(table.hearts(0)).toBe(3)
  expect(table.discard).toEqual(['obelisk'])
})

test('[33] an Obelisk is assimilated for X Hearts, whatever X is', () => {
  for (const era of [1, 2, 3] as const) {
    const table = scene({ seats: [{ hand: ['obelisk'] }, {}], era })
    table.does(0, assimilate('obelisk'))
    expect(table.hearts(0)).toBe(4 - era)
    expect(table.supply(0)).toEqual({})
  }
})

test('[34] it stays in the Settlement from Era to Era; back in a hand it belongs to the Era’s cards', () => {
  const table = scene({ seats: [{ built: ['obelisk'] }, {}] })
  table.passEra()
  expect(table.has(0, 'obelisk')).toBe(true)
  const later = scene({
    seats: [{ hand: ['dust-road', 'canteen'], built: ['obelisk'] }, { hand: ['garage', 'antenna'] }],
    era: 2,
  })
  later.does(0, obelisk('dust-road'), assimilate('canteen'), END)
  later.passTurn()
  expect(later.hand(1)).toEqual(['obelisk'])
  later.does(0, assimilate('garage'), END)
  later.does(1, assimilate('obelisk'))
  expect(later.hearts(1)).toBe(2)
  expect(later.discard).toContain('obelisk')
})

test('[75] a later construct may take the returned Obelisk: the main one, or that of Think Tank', () => {
  const seat = { hand: ['dust-road'], built: ['obelisk', 'think-tank'] }
  const main = scene({ seats: [seat, {}], era: 3 })
  main.does(0, obelisk('dust-road'), construct('obelisk'))
  expect(main.has(0, 'obelisk')).toBe(true)
  const tank = scene({ seats: [seat, {}], era: 3, stack: ['canteen'] })
  tank.does(0, obelisk('dust-road'), flip('think-tank'), construct('obelisk'))
  expect(tank.has(0, 'obelisk')).toBe(true)
  expect(tank.hand(0)).toEqual(['canteen'])
})

test('[75] an Obelisk that left the hand again is forgotten: another of its kind may be constructed', () => {
  const table = scene({
    seats: [{ hand: ['dust-road', 'canteen'], built: ['obelisk', 'obelisk-ii'] }, {}],
    era: 2,
    stack: ['obelisk'],
  })
  table.does(0, obelisk('dust-road'), { act: 'expedition' }, { card: 'obelisk' })
  expect(table.hand(0)).toEqual(['canteen', 'obelisk'])
  table.does(0, obelisk('obelisk', {}, 'obelisk-ii'))
  expect(table.has(0, 'obelisk')).toBe(true)
})

test('[81] an Obelisk goes into a future hand: not on the turn it was constructed on', () => {
  const NEW = 'an Obelisk goes into a future hand, not on the turn it was constructed on'
  const table = scene({
    seats: [{ hand: ['obelisk', 'dust-road', 'ice-drill'] }, { hand: ['grow-tent', 'canteen', 'antenna'] }],
  })
  table.does(0, construct('obelisk'))
  expect(table.offers(0, { act: 'obelisk' })).toEqual([])
  expect(table.refuses(0, obelisk('dust-road'))).toBe(NEW)
  table.does(0, END)
  table.passTurn()
  expect(table.offers(0, { act: 'obelisk' })).toHaveLength(1)
  table.does(0, obelisk('grow-tent'))
  expect(table.hand(0)).toEqual(['canteen', 'obelisk'])
})

test('[81] an older Obelisk of the same name may be used on the turn on which another was constructed', () => {
  const table = scene({ seats: [{ hand: ['obelisk', 'dust-road', 'ice-drill'], built: ['obelisk'] }, {}] })
  table.does(0, construct('obelisk'), obelisk('dust-road'))
  expect(table.has(0, 'obelisk')).toBe(true)
  expect(table.refuses(0, obelisk('ice-drill'))).toContain('future hand')
})

test('[81] it does not matter where the Obelisk came from: a search is no future hand either', () => {
  const table = scene({
    seats: [{ hand: ['dust-road'], built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['obelisk'],
  })
  table.does(0, flip('particle-beam'), construct('obelisk'))
  expect(table.refuses(0, obelisk('dust-road'))).toContain('future hand')
})

test('[79] an Obelisk is used by its owner and does nothing by itself', () => {
  const table = scene({ seats: [{ hand: ['dust-road', 'ice-drill'], built: ['obelisk'] }, {}] })
  table.does(0, construct('dust-road'))
  expect(table.has(0, 'obelisk')).toBe(true)
  expect(table.hand(0)).toEqual(['ice-drill'])
})
