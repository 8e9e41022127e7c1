import { describe, expect, test } from 'vitest'
import { begin, paying, project, scene, site, trade } from '../scene.js'

/* Colonies: set-up, building, trading, the colony step of the solar phase. */

const BUILD = project('build-colony')

describe('colonies: set-up', () => {
  test.each([
    [1, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('%i players draw %i colony tiles', (seats, tiles) => {
    const { colonies } = begin({ colonies: true }, { seats }).s
    expect(new Set(colonies?.tiles.map((tile) => tile.id)).size).toBe(tiles)
    expect(colonies?.traders.map((trader) => trader.fleets)).toEqual(new Array(seats).fill(1))
  })

  test('markers start on step 2; Enceladus, Miranda and Titan sleep', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const tile of begin({ colonies: true }, { seats: 5, seed }).s.colonies?.tiles ?? []) {
        const sleeps = ['enceladus', 'miranda', 'titan'].includes(tile.id)
        expect([tile.id, tile.marker]).toEqual([tile.id, sleeps ? -1 : 1])
      }
  })

  test('without the expansion there are no colonies', () => {
    const table = begin({})
    expect(table.s.colonies).toBeNull()
    table.startAll()
    expect(table.refuses(table.asked[0], BUILD)).toBeTruthy()
    expect(table.refuses(table.asked[0], trade('luna'))).toBeTruthy()
  })

  test('alone: 2 MC production less, and 3 of the 4 tiles are kept, chosen with the starting cards', () => {
    const table = begin({ colonies: true }, { seats: 1 })
    const drawn = table.s.colonies?.tiles.map((tile) => tile.id) ?? []
    expect(table.production(0)).toEqual({ mc: -2 })
    const { corporations } = table.dealt(0)
    const without = (n: number) => ({ pick: [corporations[0], ...drawn.slice(0, n)] })
    expect(table.refuses(0, without(2))).toBeTruthy()
    expect(table.refuses(0, without(4))).toBeTruthy()
    table.does(0, { pick: [corporations[0], ...drawn.slice(1)] })
    expect(table.s.colonies?.tiles.map((tile) => tile.id)).toEqual(drawn.slice(1))
  })
})

test('a beginner alone keeps all cards and chooses nothing but the colony tiles', () => {
  const table = begin({ colonies: true, beginners: ['1'] }, { seats: 1 })
  const drawn = table.s.colonies?.tiles.map((tile) => tile.id) ?? []
  table.does(0, { pick: drawn.slice(0, 3) })
  expect(table.hand(0)).toHaveLength(10)
  expect(table.s.colonies?.tiles.map((tile) => tile.id)).toEqual(drawn.slice(0, 3))
})

describe('colonies: building', () => {
  test('a colony costs 17 MC as a standard project and brings its placement bonus', () => {
    const table = scene({ colonies: { luna: {}, ceres: {} } })
    expect(table.change(() => table.does(0, BUILD, site('luna')))).toEqual({
      mc: -17,
      production: { mc: 2 },
    })
    expect(table.colony('luna')).toEqual({ at: 2, owners: [0], fleet: -1 })
  })

  test('the marker makes way if it stands on the spot, otherwise it stays', () => {
    const table = scene({ colonies: { luna: { at: 1 }, ceres: { at: 5 } } })
    table.does(0, BUILD, site('luna'))
    expect(table.colony('luna')).toMatchObject({ at: 2 })
    table.does(0, BUILD)
    expect(table.colony('ceres')).toMatchObject({ at: 5 })
  })

  test('one colony for each player on a tile, three in all, none on a tile that sleeps', () => {
    const only = (told: object) => scene({ seats: 4, colonies: told }).refuses(0, BUILD)
    expect(only({ luna: { owners: [1, 2] } })).toBeUndefined()
    expect(only({ luna: { owners: [0] } })).toBe('there is no tile on which you could build a colony')
    expect(only({ luna: { owners: [1, 2, 3] } })).toBeTruthy()
    expect(only({ titan: {} })).toBeTruthy()
  })
})

describe('colonies: trading', () => {
  test('it costs 9 MC, 3 energy or 3 titanium, all in one kind', () => {
    const stock = { mc: 9, energy: 3, titanium: 3 }
    const paid = (kind: 'mc' | 'energy' | 'titanium') => {
      const table = scene({ stock, colonies: { ceres: {} } })
      return table.change(() => table.does(0, trade('ceres', kind)))
    }
    expect(paid('mc')).toEqual({ mc: -9, steel: 2 })
    expect(paid('energy')).toEqual({ energy: -3, steel: 2 })
    expect(paid('titanium')).toEqual({ titanium: -3, steel: 2 })
    const poor = scene({ stock: { mc: 8, energy: 2, titanium: 2 }, colonies: { ceres: {} } })
    expect(poor.refuses(0, trade('ceres', 'mc'))).toBe('costs 9 MC, you can pay 8')
    expect(poor.refuses(0, trade('ceres', 'energy'))).toBe('needs 3 energy, you have 2')
    expect(poor.refuses(0, trade('ceres', 'titanium'))).toBeTruthy()
  })

  test('heat pays for a trade in MC where heat is money', () => {
    const table = scene({ corporation: 'helion', stock: { mc: 4, heat: 9 }, colonies: { ceres: {} } })
    expect(table.change(() => table.does(0, trade('ceres'), paying({ mc: 2, heat: 7 })))).toEqual({
      mc: -2,
      heat: -7,
      steel: 2,
    })
  })

  test('the fleet stays there, the marker goes as far left as the colonies let it', () => {
    const table = scene({ colonies: { ceres: { at: 6, owners: [1] }, luna: { at: 6 } }, fleets: 2 })
    table.does(0, trade('ceres'), trade('luna'))
    expect(table.colony('ceres')).toEqual({ at: 2, owners: [1], fleet: 0 })
    expect(table.colony('luna')).toEqual({ at: 1, owners: [], fleet: 0 })
  })

  test('every colony there brings its owner the bonus, whoever trades', () => {
    const table = scene({ colonies: { ceres: { at: 6, owners: [1, 0] } } })
    expect(table.change(() => table.does(0, trade('ceres')))).toEqual({
      mc: -9,
      steel: 8 + 2,
      rival: { steel: 2 },
    })
  })

  test('not without a fleet at home, not where a fleet lies, not with a tile that sleeps', () => {
    const table = scene({ colonies: { ceres: {}, luna: { fleet: 1 }, titan: {} } })
    expect(table.refuses(0, trade('luna'))).toBe('a trade fleet has been to Luna in this generation')
    expect(table.refuses(0, trade('titan'))).toBe('nobody has a card for what is found on Titan')
    expect(table.refuses(0, trade('io'))).toBeTruthy()
    table.does(0, trade('ceres'))
    expect(table.refuses(0, trade('luna'))).toBe('you have no trade fleet at home')
  })
})

describe('colonies: the colony step of the solar phase', () => {
  test('markers go up to step 7 at most, sleeping ones do not, and fleets come home', () => {
    const table = scene({ colonies: { ceres: { at: 3, fleet: 1 }, luna: { at: 7 }, titan: {} } })
    table.everybodyPasses()
    expect(table.colony('ceres')).toEqual({ at: 4, owners: [], fleet: -1 })
    expect(table.colony('luna').at).toBe(7)
    expect(table.colony('titan').at).toBe(0)
  })

  test('not when the game ends with this generation', () => {
    const table = scene({ colonies: { ceres: { at: 3 } } })
    table.finish()
    expect(table.colony('ceres').at).toBe(3)
  })
})
