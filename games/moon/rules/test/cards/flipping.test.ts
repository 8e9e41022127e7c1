import { expect, test } from 'vitest'
import { amounts, claim, construct, EXPEDITION, flip, park, scene } from '../scene.js'

test('[35] only a Pink Structure of one’s own that is not flipped can be flipped, one on each turn', () => {
  const table = scene({
    seats: [
      { built: ['reservoir', 'antenna', 'charger', 'ice-drill'], flipped: ['antenna'] },
      { built: ['rover-stop'] },
    ],
  })
  expect(table.refuses(0, flip('ice-drill'))).toBe(
    'Ice Drill is not Pink, and only Pink Structures are flipped',
  )
  expect(table.refuses(0, flip('rover-stop'))).toBe('Rover Stop does not stand in your Settlement')
  expect(table.refuses(0, flip('antenna'))).toBe('Antenna is flipped until the Construction Phase ends')
  table.does(0, flip('reservoir'))
  expect(table.refuses(0, flip('charger'))).toBe('you have flipped a card on this turn already')
})

test('[35] a card may be flipped on the turn it was constructed', () => {
  const table = scene({ seats: [{ base: 'imbrium-base', hand: ['charger'], supply: { energy: 1 } }, {}] })
  table.does(0, construct('charger'), flip('charger'), amounts({ energy: 1 }))
  expect(table.hearts(0)).toBe(3)
})

test('[36] a flip whose cost can’t be paid is not allowed', () => {
  const table = scene({ seats: [{ built: ['printer', 'particle-beam', 'junkyard', 'science-club'] }, {}] })
  expect(table.refuses(0, flip('printer'))).toBe('costs 1 Metal, you have 0')
  expect(table.refuses(0, flip('particle-beam'))).toBe('costs 1 Energy, you have 0')
  expect(table.refuses(0, flip('junkyard'))).toBe('costs 1 Rover, you have 0')
  expect(table.refuses(0, flip('science-club'))).toBe('needs 1 of your Resources, you have 0')
})

test('[36] a flip that would do nothing is allowed', () => {
  const table = scene({ seats: [{ base: 'tycho-base', built: ['charger', 'institute'] }, {}] })
  table.does(0, flip('charger'))
  expect(table.on(0, 'charger').flipped).toBe(true)
  expect(table.hearts(0)).toBe(2)
  expect(table.asked).toEqual([0])
})

test('[37] a card flipped back can be used again, but not in a turn in which one was flipped already', () => {
  const table = scene({
    seats: [
      {
        hand: ['ice-drill', 'ice-drill'],
        built: ['takeout-hub', 'reservoir'],
        flipped: ['reservoir'],
        supply: { water: 1 },
      },
      { hand: ['ice-drill', 'ice-drill'] },
    ],
    era: 3,
  })
  table.does(0, flip('takeout-hub'), { pick: ['reservoir'] })
  expect(table.on(0, 'reservoir').flipped).toBe(false)
  expect(table.refuses(0, flip('reservoir'))).toBe('you have flipped a card on this turn already')
  table.passTurns(2)
  const before = table.hearts(0)
  table.does(0, flip('reservoir'))
  expect(table.hearts(0) - before).toBe(table.supply(0).water)
})

test('[37] flipping back by the Expedition before the flip of the turn gives the card its use on that turn', () => {
  const table = scene({
    seats: [
      {
        built: ['reservoir'],
        flipped: ['reservoir'],
        supply: { water: 3, metal: 1 },
        expedition: 'tireless-expedition',
      },
      {},
    ],
    era: 3,
  })
  table.does(0, EXPEDITION, amounts({ metal: 1 }), { pick: ['reservoir'] }, flip('reservoir'))
  expect(table.hearts(0)).toBe(3)
})

test('[37] Takeout Hub can’t flip itself back', () => {
  const table = scene({ seats: [{ built: ['takeout-hub', 'antenna'], flipped: ['antenna'] }, {}], era: 3 })
  table.does(0, flip('takeout-hub'))
  expect(table.refuses(0, { pick: ['takeout-hub'] })).toBe('Takeout Hub does not flip itself back')
})

test('[37] the Rovers stay on a Rover Stop that is flipped back, by whatever', () => {
  const seat = { built: ['takeout-hub', 'rover-stop', 'antenna'], rovers: { 'rover-stop': 2 } }
  const hub = scene({ seats: [{ ...seat, flipped: ['rover-stop'] }, {}], era: 3 })
  hub.does(0, flip('takeout-hub'), { pick: ['rover-stop'] })
  expect(hub.on(0, 'rover-stop')).toMatchObject({ flipped: false, rovers: 2 })
  const creative = scene({
    seats: [{ ...seat, flipped: ['rover-stop', 'antenna', 'takeout-hub'] }, {}],
    offer: ['creative'],
  })
  creative.does(0, claim('creative'))
  expect(creative.on(0, 'rover-stop')).toMatchObject({ flipped: false, rovers: 2 })
})

test('[38] all Pink Structures are flipped back when the Construction Phase ends', () => {
  const table = scene({ seats: [{ built: ['reservoir', 'antenna'], flipped: ['reservoir', 'antenna'] }, {}] })
  table.passEra()
  expect(table.s.settlements[0].structures.map((c) => c.flipped)).toEqual([false, false])
})

test('[39] Rover Stop counts all Rovers, scores, and gathers them; the spaces they left are free', () => {
  const table = scene({
    seats: [
      {
        built: ['ice-drill', 'rover-stop'],
        rovers: { 'ice-drill': 1, 'rover-stop': 2 },
        supply: { rovers: 3 },
      },
      { supply: { rovers: 1 } },
    ],
  })
  table.does(0, flip('rover-stop'))
  expect(table.hearts(0)).toBe(6)
  expect(table.on(0, 'rover-stop').rovers).toBe(6)
  expect(table.supply(0)).toEqual({})
  expect(table.s.settlements[0].roversOut).toBe(6)
  table.passTurn()
  table.does(1, park(0, 'ice-drill'))
  expect(table.on(0, 'ice-drill').rovers).toBe(1)
})

test('[39] gathering is not parking, and the Rovers come back when the Construction Phase ends', () => {
  const table = scene({
    seats: [
      { built: ['rover-stop', 'souvenir-shop'], reputations: ['specialized'], supply: { rovers: 2 } },
      {},
    ],
  })
  table.does(0, flip('rover-stop'))
  expect(table.hearts(0)).toBe(2)
  expect(table.on(0, 'souvenir-shop').hearts).toBe(0)
  table.passEra()
  expect(table.supply(0).rovers).toBe(2)
})

test('[39] Rovers on the Rover Stop count for ties', () => {
  const table = scene({
    seats: [
      { built: ['rover-stop'], rovers: { 'rover-stop': 2 } },
      { base: 'copernicus-base', supply: { rovers: 1 } },
    ],
    rewards: { industry: 3 },
  })
  table.passEra()
  expect(table.hearts(0)).toBe(3)
})

test('[41] Engineering uses any Blue Structure of any player, Bases included, Rover or no Rover', () => {
  const seats = [
    { built: ['engineering', 'grow-tent'] },
    { built: ['thermal-plant', 'canteen'], rovers: { 'thermal-plant': 1 } },
  ]
  const table = scene({ seats, era: 2 })
  table.does(0, flip('engineering'))
  expect(table.offers(0, {})).toEqual([
    { on: 0, card: 'copernicus-base' },
    { on: 0, card: 'grow-tent' },
    { on: 1, card: 'shackleton-base' },
    { on: 1, card: 'thermal-plant' },
  ])
  table.does(0, { on: 1, card: 'thermal-plant' })
  expect(table.supply(0)).toEqual({ energy: 1, metal: 1 })
  expect(table.on(1, 'thermal-plant').rovers).toBe(1)
})

test('[41] the Base of a rival serves Engineering, too', () => {
  const table = scene({ seats: [{ built: ['engineering'] }, { base: 'shackleton-base' }], era: 2 })
  table.does(0, flip('engineering'), { on: 1, card: 'shackleton-base' })
  expect(table.supply(0)).toEqual({ water: 1 })
})

test('[42] Fragmenter takes the rewards of two cards by copy, and X Hearts of an Obelisk; the cards stay', () => {
  const seats = [{ built: ['fragmenter'] }, {}]
  const table = scene({ seats, era: 2, discard: ['ice-drill', 'ice-drill', 'obelisk'] })
  table.does(0, flip('fragmenter'))
  expect(table.refuses(0, amounts({ obelisk: 2 }))).not.toBe('')
  table.does(0, amounts({ 'ice-drill': 1, obelisk: 1 }))
  expect(table.supply(0)).toEqual({ water: 2 })
  expect(table.hearts(0)).toBe(2)
  expect(table.discard).toHaveLength(3)
  const twice = scene({ seats, era: 2, discard: ['ice-drill', 'ice-drill', 'obelisk'] })
  twice.does(0, flip('fragmenter'), amounts({ 'ice-drill': 2 }))
  expect(twice.supply(0)).toEqual({ water: 4 })
})

test('[42] of a Discard Pile with one card only, Fragmenter takes that one reward', () => {
  const table = scene({ seats: [{ built: ['fragmenter'] }, {}], era: 2, discard: ['garage'] })
  table.does(0, flip('fragmenter'))
  expect(table.supply(0)).toEqual({ rovers: 1 })
})

test('[43] Atom Builder converts into one type and adds one; converting is not spending', () => {
  const table = scene({
    seats: [{ built: ['atom-builder'], supply: { energy: 2, water: 3, bio: 1 } }, {}],
    era: 2,
  })
  table.does(0, flip('atom-builder'), { resource: 'bio' }, amounts({ energy: 1, water: 3 }))
  expect(table.supply(0)).toEqual({ energy: 1, bio: 6 })
  expect(table.s.turn.spent).toBe(0)
})

test('[43] Atom Builder may convert nothing: the extra Resource is of a free type', () => {
  const seats = (supply: object) => [{ built: ['atom-builder'], supply }, {}]
  const none = scene({ seats: seats({ energy: 2 }), era: 2 })
  none.does(0, flip('atom-builder'), { resource: 'metal' }, amounts({}))
  expect(none.supply(0)).toEqual({ energy: 2, metal: 1 })
  const empty = scene({ seats: seats({}), era: 2 })
  empty.does(0, flip('atom-builder'), { resource: 'metal' })
  expect(empty.supply(0)).toEqual({ metal: 1 })
})

test('[44] Junkyard takes only a Rover of the Supply', () => {
  const table = scene({ seats: [{ built: ['junkyard', 'ice-drill'], rovers: { 'ice-drill': 1 } }, {}] })
  expect(table.refuses(0, flip('junkyard'))).toBe('costs 1 Rover, you have 0')
})
