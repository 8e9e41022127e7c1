import { describe, expect, test } from 'vitest'
import { at, begin, CONVERT_HEAT, PASS, project, scene } from '../scene.js'

/* The track of Venus, World Government terraforming, and what Venus changes at the end of the game. */

const AIR_SCRAPPING = project('air-scrapping')

describe('the track of Venus', () => {
  test('Air Scrapping raises Venus a step of 2 % and the terraform rating with it', () => {
    const table = scene({ venus: 0 })
    expect(table.change(() => table.does(0, AIR_SCRAPPING))).toEqual({ mc: -15, venus: 2, rating: 1 })
  })

  test('whoever reaches 8 % draws a card, whoever reaches 16 % gains a rating more', () => {
    const eight = scene({ venus: 6 })
    expect(eight.change(() => eight.does(0, AIR_SCRAPPING))).toEqual({
      mc: -15,
      venus: 2,
      rating: 1,
      cards: 1,
    })
    const sixteen = scene({ venus: 14 })
    expect(sixteen.change(() => sixteen.does(0, AIR_SCRAPPING))).toEqual({ mc: -15, venus: 2, rating: 2 })
  })

  test('at 30 % nothing goes up any more, but the project may be paid for', () => {
    const table = scene({ venus: 30 })
    expect(table.change(() => table.does(0, AIR_SCRAPPING))).toEqual({ mc: -15 })
  })

  test('without Venus there is no Air Scrapping, no Hoverlord and no Venuphile', () => {
    const table = scene({})
    expect(table.refuses(0, AIR_SCRAPPING)).toBeTruthy()
    expect(table.refusesClaim(0, 'hoverlord')).toBeTruthy()
    expect(table.refusesFund(0, 'venuphile')).toBeTruthy()
    expect(table.s.milestones).toHaveLength(5)
  })

  test('the rating from Venus has its own line in the score', () => {
    const table = scene({ venus: 0 })
    table.does(0, AIR_SCRAPPING)
    const lines = table.finish().lines.filter((line) => line.why === 'rating:venus')
    expect(lines).toMatchObject([{ seat: 0, points: 1 }])
  })
})

describe('World Government terraforming', () => {
  test('the first player chooses what goes up, after the production phase; nobody gains anything', () => {
    const table = scene({ venus: 14, first: 1 })
    table.everybodyPasses()
    expect(table.asks()).toBe('world-parameter')
    expect(table.asked).toEqual([1])
    expect(table.change(() => table.worldRaises('venus'))).toMatchObject({ venus: 2 })
    expect(table.s.players.map((p) => p.rating)).toEqual([20, 20])
    expect(table.asks()).toBe('research')
  })

  test('an ocean goes to an area of choice and brings no bonus, but who waits for any ocean gains', () => {
    const table = scene({ venus: 0, rival: { played: ['arctic-algae'] } })
    table.everybodyPasses()
    expect(table.change(() => table.worldRaises('oceans', at('B6')))).toMatchObject({
      oceans: 1,
      tiles: { B6: 'ocean' },
      rival: { plants: 2 },
    })
    expect(table.stock(0).titanium).toBeUndefined()
  })

  test('it is skipped when everything is complete, and asks nothing where one parameter is left', () => {
    const done = scene({ venus: 30, temperature: 8, oxygen: 13, oceans: 9 })
    done.everybodyPasses()
    expect([done.asks(), done.oxygen]).toEqual(['research', 14])
  })

  test('it can be left out', () => {
    const table = scene({ venus: 0, options: { worldGovernment: false } })
    table.everybodyPasses()
    expect(table.asks()).toBe('research')
  })

  test('without Venus there is none', () => {
    const table = scene({})
    table.everybodyPasses()
    expect(table.asks()).toBe('research')
  })
})

describe('faq: If the game ends during World Government Terraforming, do we play another generation?', () => {
  test('the game-end check comes first: one more generation follows', () => {
    const table = scene({ venus: 0, temperature: 6, oxygen: 14, oceans: 9 })
    table.everybodyPasses()
    table.worldRaises('temperature')
    expect(table.temperature).toBe(8)
    table.researchNothing()
    expect(table.asks()).toBe('take-turn')
    table.everybodyPasses()
    expect(table.outcome().ranks).toHaveLength(2)
  })

  test('the game ends without Venus: at its end there is no World Government', () => {
    const table = scene({ venus: 4, temperature: 8, oxygen: 14, oceans: 9 })
    table.everybodyPasses()
    expect(table.outcome().ranks).toHaveLength(2)
    expect(table.venus).toBe(4)
  })
})

describe('faq: When using the World Government phase, do the bonuses on the temperature/oxygen/Venus tracks still occur?', () => {
  test('oxygen at 8 % raises the temperature and that at 0 °C lays an ocean, and nobody gains', () => {
    const table = scene({ venus: 0, oxygen: 7, temperature: -2 })
    table.everybodyPasses()
    const change = table.change(() => table.worldRaises('oxygen', at('E5')))
    expect(change).toMatchObject({ oxygen: 1, temperature: 2, oceans: 1, tiles: { E5: 'ocean' } })
    expect(change).not.toHaveProperty('rating')
    expect(change).not.toHaveProperty('plants')
  })

  test('with no ocean left, temperature goes past 0 °C without one', () => {
    const table = scene({ venus: 0, oceans: 9, temperature: -2 })
    table.everybodyPasses()
    table.worldRaises('temperature')
    expect([table.temperature, table.oceans]).toEqual([0, 9])
  })

  test('heat production, the card and the rating of the tracks are nobody’s', () => {
    const table = scene({ venus: 6, temperature: -26 })
    table.everybodyPasses()
    const before = table.hand(0).length
    table.worldRaises('venus')
    expect(table.venus).toBe(8)
    expect(table.lookedAt(0)).toHaveLength(4)
    expect(table.hand(0)).toHaveLength(before)
    const warm = scene({ venus: 6, temperature: -26 })
    warm.everybodyPasses()
    warm.worldRaises('temperature')
    expect(warm.production(0)).toEqual({})
  })
})

describe('the solo game with Venus', () => {
  test('Venus at 30 % is part of the goal', () => {
    for (const [venus, won] of [
      [30, true],
      [28, false],
    ] as const) {
      const table = scene({ seats: 1, venus, temperature: 8, oxygen: 14, oceans: 9, generation: 14 })
      table.everybodyPasses()
      while (table.asks() === 'lay-last-greenery') table.does(0, { act: 'done' })
      expect(table.outcome().won).toBe(won)
    }
  })

  test('World Government works in every generation but the last', () => {
    const table = scene({ seats: 1, venus: 0, generation: 13 })
    table.does(0, PASS)
    expect(table.asks()).toBe('world-parameter')
    const last = scene({ seats: 1, venus: 0, generation: 14 })
    last.does(0, PASS)
    expect(last.asks()).not.toBe('world-parameter')
  })
})

describe('milestone and award of Venus', () => {
  test('they are added to the five of every map', () => {
    for (const map of ['tharsis', 'hellas', 'elysium'] as const)
      expect(begin({ map, venus: true }).s).toMatchObject({
        milestones: [-1, -1, -1, -1, -1, -1],
        awards: [-1, -1, -1, -1, -1, -1],
      })
  })
})

test('heat still raises the temperature alone', () => {
  const table = scene({ venus: 0, stock: { heat: 8 } })
  expect(table.change(() => table.does(0, CONVERT_HEAT))).toEqual({ heat: -8, temperature: 2, rating: 1 })
})
