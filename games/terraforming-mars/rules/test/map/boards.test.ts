import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AREAS,
  AREAS_ON_MARS,
  areaAt,
  areaOffMars,
  BOARDS,
  type Bonus,
  coordinate,
  MAPS,
  type MapId,
  NEIGHBOURS,
  OFF_MARS,
} from '../../src/map/boards.js'

const named = (map: MapId, ids: readonly number[]) => ids.map((id) => BOARDS[map].areas[id].name)
const places = (map: MapId, ids: readonly number[]) =>
  ids.map((id) => coordinate(BOARDS[map].areas[id].row, BOARDS[map].areas[id].col))
const printed = (map: MapId, bonus: Bonus) =>
  BOARDS[map].areas.flatMap((a) => a.bonus).filter((b) => b === bonus).length

describe('the maps', () => {
  test.each(MAPS)('%s has 61 areas on Mars and two off it, numbered in reading order', (map) => {
    const { areas } = BOARDS[map]
    expect(areas).toHaveLength(AREAS)
    expect(areas.map((a) => a.id)).toEqual(areas.map((_, i) => i))
    expect(areas.filter((a) => a.row > 0)).toHaveLength(AREAS_ON_MARS)
    expect(areas.slice(AREAS_ON_MARS).map((a) => a.name)).toEqual(Object.values(OFF_MARS))
    for (const a of areas.slice(0, AREAS_ON_MARS)) expect(areaAt(coordinate(a.row, a.col))).toBe(a.id)
  })

  test('twelve ocean areas lie on each map', () => {
    expect(MAPS.map((map) => places(map, BOARDS[map].oceanAreas))).toEqual([
      ['A2', 'A4', 'A5', 'B6', 'D8', 'E4', 'E5', 'E6', 'F6', 'F7', 'F8', 'I5'],
      ['A1', 'B1', 'C1', 'D1', 'D6', 'D7', 'E6', 'E7', 'E8', 'F6', 'F7', 'G1'],
      ['A1', 'A2', 'A3', 'A4', 'B4', 'B5', 'C5', 'C6', 'D4', 'D6', 'D7', 'E4'],
    ])
  })

  test('the volcanoes: four on Tharsis, four on Elysium, none on Hellas', () => {
    expect(named('tharsis', BOARDS.tharsis.volcanoes)).toEqual([
      'Tharsis Tholus',
      'Ascraeus Mons',
      'Pavonis Mons',
      'Arsia Mons',
    ])
    expect(named('elysium', BOARDS.elysium.volcanoes)).toEqual([
      'Hecates Tholus',
      'Elysium Mons',
      'Olympus Mons',
      'Arsia Mons',
    ])
    expect(BOARDS.hellas.volcanoes).toEqual([])
  })

  test('Noctis City has an area of its own on Tharsis alone, the South Pole lies on Hellas alone', () => {
    expect(MAPS.map((map) => BOARDS[map].noctis)).toEqual([areaAt('E3'), -1, -1])
    expect(MAPS.map((map) => BOARDS[map].southPole)).toEqual([-1, areaAt('I3'), -1])
  })

  test('what is printed on each map in all', () => {
    const all: Bonus[] = ['steel', 'titanium', 'plants', 'heat', 'card', 'paidOcean']
    const table = Object.fromEntries(MAPS.map((map) => [map, all.map((bonus) => printed(map, bonus))]))
    expect(table).toEqual({
      tharsis: [11, 4, 38, 0, 6, 0],
      hellas: [13, 6, 27, 11, 5, 1],
      elysium: [14, 6, 34, 0, 8, 0],
    })
  })
})

describe('neighbours', () => {
  test('the middle of the map has six, clockwise from the top left', () => {
    expect(places('tharsis', NEIGHBOURS[areaAt('E5')])).toEqual(['D4', 'D5', 'E6', 'F5', 'F4', 'E4'])
  })

  test('a corner has three; the areas off Mars touch nothing', () => {
    expect(places('tharsis', NEIGHBOURS[areaAt('A1')])).toEqual(['A2', 'B2', 'B1'])
    for (const where of Object.keys(OFF_MARS)) expect(NEIGHBOURS[areaOffMars(where)]).toEqual([])
  })

  test('whoever is a neighbour has the other as a neighbour', () => {
    const area = fc.integer({ min: 0, max: AREAS - 1 })
    fc.assert(
      fc.property(area, area, (a, b) => NEIGHBOURS[a].includes(b) === NEIGHBOURS[b].includes(a)),
      { numRuns: 2000 },
    )
  })

  test('156 pairs of areas touch', () => {
    expect(NEIGHBOURS.flat()).toHaveLength(2 * 156)
  })
})
