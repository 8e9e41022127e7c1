import { describe, expect, test } from 'vitest'
import { at, CONVERT_PLANTS, DONE, everywhere, playing, points, project, refusal, scene } from '../scene.js'

/* The FAQ's questions about the map, and what it says about the boards. */

const city = project('city')
const greenery = project('greenery')

describe('faq: What is a non-reserved area?', () => {
  test('no ocean area, no area of a certain city, none that another player has claimed', () => {
    const table = scene({ claims: { C4: 1, G4: 0 } })
    for (const area of ['A5', 'E3', 'C4']) expect(table.refusesAfter(0, city, at(area))).toBeTruthy()
    expect(table.change(() => table.does(0, city, at('G4')))).toMatchObject({ tiles: { G4: 'city 0' } })
  })

  test('volcanic areas are not reserved', () => {
    const table = scene({})
    expect(table.change(() => table.does(0, city, at('B2')))).toMatchObject({ tiles: { B2: 'city 0' } })
  })
})

describe('faq: What are volcanic areas?', () => {
  test('Lava Flows lies only there where the map has them, on Hellas anywhere', () => {
    expect(refusal('lava-flows', {}, at('C4'))).toBeTruthy()
    expect(refusal('lava-flows', { map: 'elysium' }, at('F8'))).toBeTruthy()
    expect(playing('lava-flows', { map: 'elysium' }, at('B1'))).toMatchObject({
      tiles: { B1: 'lava-flows 0' },
    })
    expect(playing('lava-flows', { map: 'hellas' }, at('C5'))).toMatchObject({
      tiles: { C5: 'lava-flows 0' },
    })
  })
})

describe('faq: What are the rules for placing tiles?', () => {
  test('no tile on another', () => {
    const table = scene({ tiles: { C4: 'greenery 1' } })
    expect(table.refusesAfter(0, city, at('C4'))).toBeTruthy()
  })

  test('2 MC for each ocean beside a tile, also for an ocean beside oceans', () => {
    const table = scene({ tiles: { E5: 'ocean', E6: 'ocean', F6: 'ocean' } })
    expect(table.change(() => table.does(0, city, at('F5')))).toMatchObject({ mc: -25 + 6, plants: 1 })
    const ocean = scene({ tiles: { A4: 'ocean', B6: 'ocean' } })
    expect(ocean.change(() => ocean.does(0, project('aquifer'), at('A5')))).toMatchObject({ mc: -18 + 4 })
  })

  test('a city does not touch a city', () => {
    const table = scene({ tiles: { C4: 'city 1' } })
    expect(table.refusesAfter(0, city, at('C5'))).toBeTruthy()
    expect(table.refusesAfter(0, city, at('C6'))).toBeUndefined()
  })

  test('a greenery touches a tile of its owner, if there is room beside one', () => {
    const table = scene({ tiles: { C4: 'city 0' } })
    expect(table.refusesAfter(0, greenery, at('G4'))).toBeTruthy()
    expect(table.refusesAfter(0, greenery, at('C5'))).toBeUndefined()
  })

  test('the first tile goes anywhere, and so does a greenery when all areas beside one’s tiles are taken', () => {
    expect(scene({}).refusesAfter(0, greenery, at('G4'))).toBeUndefined()
    const tiles = { A1: 'city 0', A2: 'ocean', B1: 'greenery 1', B2: 'greenery 1' }
    expect(scene({ tiles }).refusesAfter(0, greenery, at('G4'))).toBeUndefined()
  })

  test('an area that another player has claimed is no room beside one’s tiles', () => {
    const tiles = { A1: 'city 0', A2: 'ocean', B1: 'greenery 1' }
    const claimed = scene({ tiles, claims: { B2: 1 } })
    expect(claimed.refusesAfter(0, greenery, at('G4'))).toBeUndefined()
    expect(claimed.refusesAfter(0, greenery, at('B2'))).toBeTruthy()
    expect(scene({ tiles, claims: { B2: 0 } }).refusesAfter(0, greenery, at('G4'))).toBeTruthy()
  })

  test('a marker is no tile: a greenery beside it needs a tile of one’s own', () => {
    const table = scene({ tiles: { G4: 'city 0' }, claims: { C4: 0 } })
    expect(table.refusesAfter(0, greenery, at('C4'))).toBeTruthy()
    expect(table.refusesAfter(0, greenery, at('C5'))).toBeTruthy()
  })

  test('oceans go to ocean areas, other tiles do not', () => {
    const table = scene({})
    expect(table.refusesAfter(0, project('aquifer'), at('C4'))).toBeTruthy()
    expect(table.refusesAfter(0, greenery, at('A5'))).toBeTruthy()
  })

  test('tiles belong to who laid them, oceans to nobody', () => {
    const table = scene({})
    table.does(0, project('aquifer'), at('A5'), greenery, at('C4'))
    expect(table.tiles()).toEqual({ A5: 'ocean', C4: 'greenery 0' })
  })
})

describe('faq: What tiles count as a city?', () => {
  test('city tiles on Mars and off it and the Capital; special tiles do not', () => {
    const tiles = { C4: 'city 0', Phobos: 'city 0', G4: 'capital 0', C6: 'commercial-district 0' }
    expect(playing('greenhouses', { tiles })).toMatchObject({ plants: 3 })
    expect(points('tiles', { tiles: { C4: 'commercial-district 0', C5: 'greenery 1' } })).toBe(0)
  })
})

describe('faq: In what order are end of game greenery tiles placed?', () => {
  const end = { temperature: 8, oxygen: 14, oceans: 9 }

  test('in the order of the last generation, all greeneries of one player before the next', () => {
    const table = scene({ ...end, first: 1, stock: { plants: 8 }, rival: { stock: { plants: 17 } } })
    table.everybodyPasses()
    expect(table.asked).toEqual([1])
    table.does(1, CONVERT_PLANTS, at('C4'))
    expect(table.asked).toEqual([1])
    table.does(1, CONVERT_PLANTS, at('C5'))
    expect(table.asked).toEqual([0])
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('G4')))).toEqual({
      plants: -8,
      tiles: { G4: 'greenery 0' },
    })
    expect(table.asked).toEqual([])
  })

  test('it is optional, gives bonuses and triggers effects, but no TR', () => {
    const table = scene({ ...end, played: ['herbivores'], stock: { plants: 16 }, tiles: { D3: 'city 0' } })
    table.everybodyPasses()
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('D2')))).toEqual({
      plants: -7,
      on: { herbivores: 1 },
      tiles: { D2: 'greenery 0' },
    })
    table.does(0, DONE)
    expect(table.asked).toEqual([])
  })

  test('Ecoline pays 7 plants', () => {
    const table = scene({ ...end, corporation: 'ecoline', stock: { plants: 7 } })
    table.everybodyPasses()
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('C4')))).toMatchObject({ plants: -7 })
  })
})

describe('faq: Elysium/Standard', () => {
  test('with all volcanic areas taken a card that needs one cannot be played', () => {
    const taken = { B2: 'greenery 1', C1: 'greenery 1', D1: 'greenery 1' }
    expect(refusal('lava-flows', { tiles: taken })).toBeUndefined()
    expect(refusal('lava-flows', { tiles: { ...taken, E1: 'city 1' } })).toBeTruthy()
  })
})

describe('faq: Hellas', () => {
  test('a tile on the South Pole costs 6 MC and brings an ocean', () => {
    const table = scene({ map: 'hellas' })
    expect(table.change(() => table.does(0, city, at('I3'), at('E8')))).toEqual({
      mc: -25 - 6,
      production: { mc: 1 },
      rating: 1,
      oceans: 1,
      tiles: { I3: 'city 0', E8: 'ocean' },
    })
  })

  test('the 6 MC may come from the ocean itself', () => {
    const told = {
      map: 'hellas',
      tiles: { E7: 'ocean', D7: 'ocean', F7: 'ocean' },
      stock: { mc: 25 },
    } as const
    const table = scene(told)
    expect(table.change(() => table.does(0, city, at('I3'), at('E8')))).toMatchObject({
      mc: -25 + 6 - 6,
      tiles: { I3: 'city 0', E8: 'ocean' },
    })
  })

  test('who cannot pay the 6 MC in any order cannot lay a tile there', () => {
    const table = scene({ map: 'hellas', stock: { mc: 25 } })
    expect(table.refusesAfter(0, city, at('I3'))).toBeTruthy()
  })

  test('where no other area is left, whoever cannot pay them cannot lay a tile at all', () => {
    const { I3: _, ...tiles } = everywhere('greenery 1', 'hellas')
    const refusalWith = (mc: number, oceans: number) =>
      scene({ map: 'hellas', tiles, oceans, stock: { mc } }).refuses(0, city)
    expect(refusalWith(25 + 5, 9)).toBeTruthy()
    expect(refusalWith(25 + 6, 9)).toBeUndefined()
    // Among the oceans that are left is an area that brings 4 MC.
    expect(refusalWith(25 + 2, 8)).toBeUndefined()
  })

  test('what comes back for a standard project can pay them too', () => {
    const { I3: _, ...tiles } = everywhere('greenery 1', 'hellas')
    const table = (mc: number) =>
      scene({ map: 'hellas', tiles, oceans: 9, stock: { mc }, corporation: 'credicor' })
    expect(table(25 + 1).refuses(0, city)).toBeTruthy()
    const enough = table(25 + 2)
    expect(enough.change(() => enough.does(0, city))).toMatchObject({ mc: -27, tiles: { I3: 'city 0' } })
  })

  test('with no ocean left the 6 MC are paid for nothing', () => {
    const table = scene({ map: 'hellas', oceans: 9 })
    expect(table.change(() => table.does(0, city, at('I3')))).toMatchObject({ mc: -25 - 6 })
  })
})
