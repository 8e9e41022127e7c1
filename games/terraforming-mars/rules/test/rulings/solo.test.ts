import { describe, expect, test } from 'vitest'
import { areaAt, BOARDS, NEIGHBOURS } from '../../src/map/boards.js'
import { placeNeutralTiles } from '../../src/phases/solo.js'
import { at, begin, CONVERT_PLANTS, project, scene } from '../scene.js'

/* The solo game. */

const done = { temperature: 8, oxygen: 14, oceans: 9 }

describe('faq: When placing the neutral cities at the start of the game, can they end up next to each other?', () => {
  test('no: illegal areas are skipped while counting, whatever the cards cost', () => {
    for (let game = 0; game < 40; game++) {
      const map = (['tharsis', 'hellas', 'elysium'] as const)[game % 3]
      const table = begin({ map }, { seats: 1, seed: `solo ${game}` })
      const tiles = Object.entries(table.tiles())
      const cities = tiles.filter(([, tile]) => tile.startsWith('city')).map(([area]) => areaAt(area))
      const greeneries = tiles.filter(([, tile]) => tile.startsWith('greenery')).map(([area]) => areaAt(area))
      expect([cities.length, greeneries.length]).toEqual([2, 2])
      expect(NEIGHBOURS[cities[0]]).not.toContain(cities[1])
      for (const area of [...cities, ...greeneries]) expect(BOARDS[map].areas[area].kind).toBe('land')
      for (const area of greeneries) expect(cities.some((c) => NEIGHBOURS[c].includes(area))).toBe(true)
    }
  })
})

describe('the neutral tiles', () => {
  /** Where they lie if cards of these costs are turned up. */
  const placed = (...cards: readonly string[]) => {
    const table = scene({ seats: 1, deck: cards })
    placeNeutralTiles(table.s)
    return Object.keys(table.tiles()).sort()
  }

  test('cities by cost from the top left and from the bottom right, greeneries clockwise around them', () => {
    // Costs 1, 1, 1, 1: I5 and A2 are ocean areas.
    expect(placed('earth-office', 'land-claim', 'virus', 'sabotage')).toEqual(['A1', 'B2', 'H4', 'I4'])
    // Costs 4, 3, 2, 5: around B2 the second free area is B3, around I2 the fifth of four is again the first.
    expect(placed('mine', 'micro-mills', 'insulation', 'power-supply-consortium')).toEqual([
      'B2',
      'B3',
      'H2',
      'I2',
    ])
  })

  test('a cost of 0 counts as 1', () => {
    expect(placed('indentured-workers', 'land-claim', 'virus', 'sabotage')).toEqual(['A1', 'B2', 'H4', 'I4'])
  })
})

describe('faq: When playing the standard solo version of the game, do I still place end of game greeneries?', () => {
  test('yes, without raising oxygen: a loss stays a loss', () => {
    const table = scene({ ...done, oxygen: 13, seats: 1, generation: 14, stock: { plants: 8 } })
    table.everybodyPasses()
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('C4')))).toEqual({
      plants: -8,
      tiles: { C4: 'greenery 0' },
    })
    expect(table.s.won).toBe(false)
  })

  test('with all parameters at their maximum after generation 14 the game is won', () => {
    const table = scene({ ...done, seats: 1, generation: 14 })
    table.everybodyPasses()
    expect(table.s.won).toBe(true)
  })

  test('all 14 generations are played', () => {
    const table = scene({ ...done, seats: 1, generation: 13 })
    table.everybodyPasses()
    expect(table.s.generation).toBe(14)
    expect(table.asked).toEqual([0])
  })
})

describe('faq: In the TR solo variant from Prelude, what is included in your game end TR to reach the goal (63 TR)?', () => {
  const goal = { options: { soloGoal: 'rating 63' }, seats: 1, generation: 14 } as const

  test('the rating right after production; what the last greeneries add does not help', () => {
    const table = scene({ ...goal, rating: 62, stock: { plants: 8 }, oxygen: 5 })
    table.everybodyPasses()
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('C4')))).toEqual({
      plants: -8,
      oxygen: 1,
      rating: 1,
      tiles: { C4: 'greenery 0' },
    })
    expect(table.s.won).toBe(false)
    expect(table.outcome().points).toEqual([63 + 1])
  })

  test('Buffer Gas raises the rating for 16 MC, in this variant only', () => {
    const table = scene({ ...goal })
    expect(table.change(() => table.does(0, project('buffer-gas')))).toEqual({ mc: -16, rating: 1 })
    expect(scene({ seats: 1 }).refuses(0, project('buffer-gas'))).toBeTruthy()
  })
})

describe('faq: In the TR solo variant from Prelude, do I have max all of the global parameters to win?', () => {
  test('no: a rating of 63 is enough', () => {
    const table = scene({ options: { soloGoal: 'rating 63' }, seats: 1, generation: 14, rating: 63 })
    table.everybodyPasses()
    expect(table.s.won).toBe(true)
  })
})

describe('faq: What are the solo starting conditions when playing with X expansion(s)?', () => {
  test('TR 14, no production but the corporation’s, Corporate Era, two neutral cities and greeneries, oxygen at 0', () => {
    const table = begin({ corporateEra: false, beginners: ['1'] }, { seats: 1 })
    table.startAll()
    expect(table.s.players[0].rating).toBe(14)
    expect(table.production(0)).toEqual({})
    expect(table.oxygen).toBe(0)
    expect(
      Object.values(table.tiles())
        .map((tile) => tile.split(' ')[0])
        .sort(),
    ).toEqual(['city', 'city', 'greenery', 'greenery'])
    expect(table.allCards()).toContain('mine')
  })
})
