import { expect, test } from 'vitest'
import { amounts, construct, flip, park, scene } from '../scene.js'

test('Printer: pay 1 Metal, then one extra Structure out of the Era stack at its cost', () => {
  const table = scene({
    seats: [{ built: ['printer'], supply: { metal: 2 } }, {}],
    stack: ['bunkhouse', 'canteen', 'dust-road'],
  })
  table.does(0, flip('printer'))
  expect(table.supply(0)).toEqual({ metal: 1 })
  expect(table.refuses(0, construct('canteen', { bio: 1 }))).toBe('costs 1 Bio, you have 0')
  expect(table.refuses(0, construct('solar-panels'))).toBe('that card is not there')
  table.does(0, construct('bunkhouse', { metal: 1 }))
  expect(table.has(0, 'bunkhouse')).toBe(true)
  expect(table.stack.slice().sort()).toEqual(['canteen', 'dust-road'])
  expect(table.s.turn.main).toBe(false)
})

test('Particle Beam: pay 1 Energy, then one extra Structure out of the Discard Pile at its cost and Flags', () => {
  const table = scene({
    seats: [{ built: ['particle-beam'], supply: { energy: 2 } }, {}],
    discard: ['workshop', 'charger'],
  })
  table.does(0, flip('particle-beam'))
  expect(table.refuses(0, construct('charger'))).toBe('needs 1 Food Flag, you have 0')
  table.does(0, construct('workshop', { energy: 1 }))
  expect(table.supply(0)).toEqual({})
  expect(table.discard).toEqual(['charger'])
})

test('Junkyard: return a Rover, gain 3 Resources; only the four are Resources', () => {
  const table = scene({ seats: [{ built: ['junkyard'], supply: { rovers: 1 } }, {}] })
  table.does(0, flip('junkyard'))
  expect(table.refuses(0, amounts({ rovers: 3 }))).not.toBe('')
  expect(table.refuses(0, amounts({ metal: 2 }))).not.toBe('')
  table.does(0, amounts({ metal: 2, bio: 1 }))
  expect(table.supply(0)).toEqual({ metal: 2, bio: 1 })
})

test('Antenna: 2 Hearts for each Flag being won; Rovers break ties, a tie in both wins nothing', () => {
  const built = ['antenna', 'canteen']
  const won = scene({ seats: [{ built, supply: { rovers: 1 } }, { built: ['canteen'] }] })
  won.does(0, flip('antenna'))
  expect(won.hearts(0)).toBe(4)
  const tied = scene({ seats: [{ built }, { built: ['canteen'] }] })
  tied.does(0, flip('antenna'))
  expect(tied.hearts(0)).toBe(2)
})

test('Antenna: Rovers on one’s Structures are counted', () => {
  const table = scene({
    seats: [{ built: ['antenna', 'canteen'], rovers: { canteen: 1 } }, { built: ['canteen'] }],
  })
  table.does(0, flip('antenna'))
  expect(table.hearts(0)).toBe(4)
})

test('Reservoir: 1 Heart for each Water in the Supply, which is not spent', () => {
  const table = scene({
    seats: [{ hand: ['field-lab'], built: ['reservoir'], supply: { water: 3, bio: 2 } }, {}],
  })
  table.does(0, flip('reservoir'))
  expect(table.hearts(0)).toBe(3)
  expect(table.s.turn.spent).toBe(0)
  table.does(0, construct('field-lab', { water: 1 }))
  expect(table.supply(0)).toEqual({ water: 2, bio: 2 })
})

test('Charger: any number of Energy, none included, X Hearts each', () => {
  for (const [spent, hearts] of [
    [0, 0],
    [1, 2],
    [3, 6],
  ]) {
    const table = scene({ seats: [{ built: ['charger'], supply: { energy: 3 } }, {}], era: 2 })
    table.does(0, flip('charger'), amounts(spent ? { energy: spent } : {}))
    expect(table.hearts(0)).toBe(hearts)
    expect(table.supply(0).energy ?? 0).toBe(3 - spent)
  }
})

test('Charger: not more Energy than there is', () => {
  const table = scene({ seats: [{ built: ['charger'], supply: { energy: 2 } }, {}] })
  table.does(0, flip('charger'))
  expect(table.refuses(0, amounts({ energy: 3 }))).not.toBe('')
})

test('Rover Stop: 1 Heart for each Rover, all of which then lie on it', () => {
  const table = scene({
    seats: [{ built: ['rover-stop', 'canteen'], rovers: { canteen: 1 }, supply: { rovers: 2 } }, {}],
  })
  table.does(0, flip('rover-stop'))
  expect(table.hearts(0)).toBe(3)
  expect(table.on(0, 'rover-stop').rovers).toBe(3)
  expect(table.on(0, 'canteen').rovers).toBe(0)
})

test('Rover Stop: its Rovers can’t be parked until they come back', () => {
  const table = scene({ seats: [{ built: ['rover-stop'], supply: { rovers: 2 } }, { built: ['ice-drill'] }] })
  table.does(0, flip('rover-stop'))
  expect(table.refuses(0, park(1, 'ice-drill'))).toBe('you have no Rover in your Supply')
})

test('Distiller, LED Garden and Hackerspace carry Hearts into the Scoring Phase', () => {
  const table = scene({
    seats: [{ built: ['canteen', 'distiller', 'led-garden', 'hackerspace'], hearts: { hackerspace: 4 } }, {}],
    rewards: { industry: 0, food: 0 },
  })
  table.passEra()
  expect(table.hearts(0)).toBe(1 + 1 + 4)
})

test('Obelisk: X Hearts as an Assimilation reward, nothing else', () => {
  const table = scene({ seats: [{ hand: ['obelisk'] }, {}] })
  table.does(0, { act: 'assimilate', card: 'obelisk' })
  expect(table.hearts(0)).toBe(3)
  expect(table.supply(0)).toEqual({})
})

test('the rulebook’s example: the Charger in Era I scores 12 for 4 Energy', () => {
  const table = scene({ seats: [{ built: ['charger'], supply: { energy: 5 } }, {}] })
  table.does(0, flip('charger'), amounts({ energy: 4 }))
  expect(table.hearts(0)).toBe(12)
  expect(table.supply(0)).toEqual({ energy: 1 })
})
