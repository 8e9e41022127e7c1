import { expect, test } from 'vitest'
import { amounts, assimilate, construct, DECLINE, flip, obelisk, park, scene } from '../scene.js'

test('Fragmenter: Assimilation rewards of two cards; several items on one card are one reward', () => {
  const table = scene({
    seats: [{ built: ['fragmenter'] }, {}],
    era: 2,
    discard: ['space-elevator', 'garage', 'ice-drill'],
  })
  table.does(0, flip('fragmenter'))
  expect(table.refuses(0, amounts({ garage: 1 }))).not.toBe('')
  table.does(0, amounts({ 'space-elevator': 1, garage: 1 }))
  expect(table.supply(0)).toEqual({ energy: 1, water: 1, bio: 1, metal: 1, rovers: 1 })
  expect(table.discard).toHaveLength(3)
})

test('Robot Factory: 1 Resource for each Industry Flag, all of one type', () => {
  const table = scene({ seats: [{ built: ['robot-factory', 'foundry'] }, {}], era: 2 })
  table.does(0, flip('robot-factory'))
  expect(table.refuses(0, amounts({ metal: 2, bio: 1 }))).not.toBe('')
  table.does(0, amounts({ metal: 3 }))
  expect(table.supply(0)).toEqual({ metal: 3 })
})

test('Robot Factory without an Industry Flag does nothing', () => {
  const table = scene({ seats: [{ base: 'tycho-base', built: ['robot-factory'] }, {}], era: 2 })
  table.does(0, flip('robot-factory'), assimilate('solar-panels'))
  expect(table.supply(0)).toEqual({ energy: 2 })
})

test('Engineering: everything that one Blue Structure of any player produces, Hearts too', () => {
  const table = scene({ seats: [{ built: ['engineering'] }, { built: ['drive-in-theater'] }], era: 3 })
  table.does(0, flip('engineering'), { on: 1, card: 'drive-in-theater' })
  expect(table.hearts(0)).toBe(5)
  expect(table.hearts(1)).toBe(0)
})

test('Radio Tower: 4 Hearts on one Flag Reward', () => {
  const table = scene({ seats: [{ built: ['radio-tower'] }, {}], era: 2 })
  table.does(0, flip('radio-tower'), { flag: 'transport' })
  expect(table.s.rewards).toEqual([4, 4, 8, 4, 4])
})

test('Archive: an extra Structure of the Era before, at its cost and Flags', () => {
  const table = scene({
    seats: [{ built: ['archive'], supply: { bio: 1 } }, {}],
    era: 2,
    previous: ['canteen', 'charger'],
  })
  table.does(0, flip('archive'))
  expect(table.refuses(0, construct('charger'))).toBe('needs 1 Food Flag, you have 0')
  table.does(0, construct('canteen', { bio: 1 }))
  expect(table.has(0, 'canteen')).toBe(true)
  expect(table.s.places[0]).toEqual(['charger'])
})

test('Embassy: no extra Structure, but one of the turn without its cost', () => {
  const table = scene({
    seats: [{ hand: ['foundry', 'observatory'], built: ['embassy', 'obelisk'] }, {}],
    era: 2,
  })
  table.does(0, flip('embassy'), construct('foundry', {}, { free: true }))
  expect(table.refuses(0, construct('observatory', {}, { free: true }))).toContain('already')
  expect(table.refuses(0, { ...obelisk('observatory'), free: true })).toBe(
    'nothing lets you construct free of charge now',
  )
})

test('Embassy: unused, it is gone with the turn', () => {
  const table = scene({
    seats: [{ hand: ['foundry', 'dust-road'], built: ['embassy'] }, { hand: ['garage', 'observatory'] }],
    era: 2,
  })
  table.does(0, flip('embassy'), construct('dust-road'), { act: 'end' })
  table.does(1, assimilate('garage'), { act: 'end' })
  expect(table.refuses(0, construct('observatory', {}, { free: true }))).toBe(
    'nothing lets you construct free of charge now',
  )
})

test('Embassy: the cost may be saved on an extra Structure as well', () => {
  const table = scene({
    seats: [{ built: ['embassy', 'obelisk'], hand: ['foundry', 'dust-road'] }, {}],
    era: 2,
  })
  table.does(0, flip('embassy'), { ...obelisk('foundry'), free: true })
  expect(table.has(0, 'foundry')).toBe(true)
})

test('Atom Builder: any Resources into one type, and one more of it', () => {
  const table = scene({
    seats: [{ built: ['atom-builder'], supply: { energy: 1, water: 1, metal: 1 } }, {}],
    era: 2,
  })
  table.does(0, flip('atom-builder'), { resource: 'metal' })
  expect(table.refuses(0, amounts({ energy: 2 }))).not.toBe('')
  table.does(0, amounts({ energy: 1, water: 1 }))
  expect(table.supply(0)).toEqual({ metal: 4 })
})

test('Souvenir Shop: a Heart for every Rover another player parks here', () => {
  const table = scene({
    seats: [
      { supply: { rovers: 2 }, reputations: ['mobile'] },
      { built: ['souvenir-shop', 'ice-drill', 'canteen'] },
    ],
    era: 2,
  })
  table.does(0, park(1, 'ice-drill'), park(1, 'canteen'))
  expect(table.on(1, 'souvenir-shop').hearts).toBe(2)
})

test('Institute: 2 Hearts whenever a Pink Structure is flipped', () => {
  const table = scene({ seats: [{ built: ['institute', 'reservoir'], supply: { water: 1 } }, {}], era: 2 })
  table.does(0, flip('reservoir'))
  expect(table.hearts(0)).toBe(3)
})

test('the Obelisk of Era II is an Obelisk like the others', () => {
  const table = scene({ seats: [{ hand: ['dust-road', 'ice-drill'], built: ['obelisk-ii'] }, {}], era: 2 })
  table.does(0, obelisk('dust-road', {}, 'obelisk-ii'), assimilate('obelisk-ii'))
  expect(table.hearts(0)).toBe(2)
})

test('an extra Structure may be declined', () => {
  const table = scene({ seats: [{ built: ['archive'] }, {}], era: 2, previous: ['dust-road'] })
  table.does(0, flip('archive'), DECLINE, assimilate('solar-panels'))
  expect(table.has(0, 'dust-road')).toBe(false)
})
