import { expect, test } from 'vitest'
import { amounts, construct, DECLINE, flip, scene } from '../scene.js'

const pink = ['takeout-hub', 'antenna', 'reservoir', 'charger']

test('Takeout Hub: flip back up to 2 others, 2 Hearts for each', () => {
  const flipped = pink.slice(1)
  const table = scene({ seats: [{ built: pink, flipped }, {}], era: 3 })
  table.does(0, flip('takeout-hub'))
  expect(table.refuses(0, { pick: flipped })).not.toBe('')
  expect(table.refuses(0, { pick: ['antenna', 'antenna'] })).not.toBe('')
  table.does(0, { pick: ['antenna', 'charger'] })
  expect(table.hearts(0)).toBe(4)
  expect(table.s.settlements[0].structures.map((c) => c.flipped)).toEqual([true, false, true, false])
})

test('Takeout Hub: one, none, or nothing to flip back', () => {
  const one = scene({ seats: [{ built: pink, flipped: ['antenna', 'charger'] }, {}], era: 3 })
  one.does(0, flip('takeout-hub'), { pick: ['antenna'] })
  expect(one.hearts(0)).toBe(2)
  const none = scene({ seats: [{ built: pink, flipped: ['antenna'] }, {}], era: 3 })
  none.does(0, flip('takeout-hub'), { pick: [] })
  expect(none.hearts(0)).toBe(0)
  const nothing = scene({ seats: [{ built: pink }, {}], era: 3 })
  nothing.does(0, flip('takeout-hub'))
  expect(nothing.hearts(0)).toBe(0)
  expect(nothing.s.stack[nothing.s.stack.length - 1].do).toBe('take-turn')
})

test('Think Tank: an extra Structure of the hand at its cost, then the top card of the stack', () => {
  const table = scene({
    seats: [{ hand: ['canteen', 'dust-road'], built: ['think-tank'], supply: { bio: 1 } }, {}],
    era: 3,
    stack: ['garage', 'antenna'],
  })
  table.does(0, flip('think-tank'))
  expect(table.refuses(0, construct('canteen'))).toBe('1 Resource is due, not 0')
  table.does(0, construct('canteen', { bio: 1 }))
  expect(table.hand(0)).toEqual(['antenna', 'dust-road'])
  table.does(0, construct('dust-road'))
  expect(table.hand(0)).toEqual(['antenna'])
})

test('Think Tank: whoever declines draws nothing', () => {
  const table = scene({
    seats: [{ hand: ['dust-road'], built: ['think-tank'] }, {}],
    era: 3,
    stack: ['garage'],
  })
  table.does(0, flip('think-tank'), DECLINE)
  expect(table.hand(0)).toEqual(['dust-road'])
  expect(table.stack).toEqual(['garage'])
})

test('Broadcast Studio: 2 Hearts for each Flag of a type of choice', () => {
  const table = scene({ seats: [{ built: ['broadcast-studio', 'tower-block', 'canteen'] }, {}], era: 3 })
  table.does(0, flip('broadcast-studio'), { flag: 'housing' })
  expect(table.hearts(0)).toBe(6)
})

test('Recycling Plant: give up a Blue or Yellow Structure for its reward and 3 Resources', () => {
  const table = scene({
    seats: [{ built: ['recycling-plant', 'garage', 'canteen', 'antenna', 'distiller', 'obelisk'] }, {}],
    era: 3,
  })
  table.does(0, flip('recycling-plant'))
  expect(table.offers(0, {})).toEqual([{ card: 'canteen' }, { card: 'garage' }])
  expect(table.refuses(0, { card: 'copernicus-base' })).toBe(
    'Copernicus Base can’t be given up: it is not of the right colour',
  )
  table.does(0, { card: 'garage' }, amounts({ energy: 3 }))
  expect(table.supply(0)).toEqual({ energy: 3, rovers: 1 })
  expect(table.has(0, 'garage')).toBe(false)
  expect(table.discard).toEqual(['garage'])
  expect(table.s.settlements[0].production).toEqual([0, 0, 1, 0, 0, 0])
})

test('Recycling Plant: without a Structure to give up it can’t be flipped', () => {
  const table = scene({ seats: [{ built: ['recycling-plant', 'antenna'] }, {}], era: 3 })
  expect(table.refuses(0, flip('recycling-plant'))).toBe('you have no Structure that could be given up')
})

test('Shuttle Depot: any number of Rovers of the Supply, 2 Hearts each', () => {
  const table = scene({
    seats: [{ built: ['shuttle-depot', 'canteen'], rovers: { canteen: 1 }, supply: { rovers: 3 } }, {}],
    era: 3,
  })
  table.does(0, flip('shuttle-depot'))
  expect(table.refuses(0, amounts({ rovers: 4 }))).not.toBe('')
  table.does(0, amounts({ rovers: 2 }))
  expect(table.hearts(0)).toBe(4)
  expect(table.supply(0)).toEqual({ rovers: 1 })
  expect(table.on(0, 'canteen').rovers).toBe(1)
})

test('Drive-In Theater scores its Hearts when built and in every Production Phase after', () => {
  const table = scene({
    seats: [{ base: 'imbrium-base', hand: ['drive-in-theater'], supply: { energy: 2 } }, {}],
    era: 3,
  })
  table.does(0, construct('drive-in-theater', { energy: 2 }))
  expect(table.hearts(0)).toBe(5)
})

test('Stockbrokers counts itself', () => {
  const table = scene({ seats: [{ built: ['stockbrokers'] }, {}], era: 3, rewards: { industry: 0 } })
  table.passEra()
  expect(table.points(0)).toBe(2)
})

test('[69] a Rover on a Structure that is given up goes to its owner’s Supply at once', () => {
  const table = scene({
    seats: [{ built: ['ice-drill', 'recycling-plant'], rovers: { 'ice-drill': 1 } }, {}],
    era: 3,
  })
  table.does(0, flip('recycling-plant'), { card: 'ice-drill' }, amounts({ metal: 3 }))
  expect(table.supply(0)).toEqual({ water: 2, metal: 3, rovers: 1 })
  expect(table.s.settlements[0].roversOut).toBe(0)
  expect(table.discard).toEqual(['ice-drill'])
})

test('[69] Hearts on what leaves a Settlement are lost, and matching cards follow', () => {
  const table = scene({ seats: [{ built: ['canteen', 'distiller', 'recycling-plant'] }, {}], era: 3 })
  expect(table.on(0, 'distiller').hearts).toBe(1)
  table.does(0, flip('recycling-plant'), { card: 'canteen' })
  expect(table.on(0, 'distiller').hearts).toBe(0)
  expect(table.flags(0)).toEqual({ industry: 1 })
})

test('[69] of two equal Structures, the one with a Rover is given up', () => {
  const table = scene({ seats: [{ built: ['ice-drill', 'ice-drill', 'recycling-plant'] }, {}], era: 3 })
  table.s.settlements[0].structures[1].rovers = 1
  table.s.settlements[0].roversOut = 1
  table.does(0, flip('recycling-plant'), { card: 'ice-drill' })
  expect(table.supply(0)).toEqual({ water: 2, rovers: 1 })
  expect(table.s.settlements[0].roversOut).toBe(0)
})
