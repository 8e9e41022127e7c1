import { describe, expect, test } from 'vitest'
import { at, from, nobody, option, play, playing, points, refusal, scene, using } from '../../scene.js'

/* What each base project does, numbers 183 to 206. */

describe('base projects 183 to 206', () => {
  test('Biomass Combustors takes plant production of any player for energy production', () => {
    expect(playing('biomass-combustors', { oxygen: 6, rival: { production: { plants: 1 } } })).toEqual({
      mc: -4,
      production: { energy: 2 },
      rival: { production: { plants: -1 } },
    })
  })

  test('Livestock trades plant production for MC production and gathers an animal a generation', () => {
    expect(playing('livestock', { oxygen: 9, production: { plants: 1 } })).toEqual({
      mc: -13,
      production: { mc: 2, plants: -1 },
    })
    expect(using('livestock')).toEqual({ on: { livestock: 1 } })
    expect(points('livestock', { resources: { livestock: 3 } })).toBe(3)
  })

  test('Aquifer Pumping lays an ocean for 8 MC', () => {
    expect(using('aquifer-pumping', {}, at('A5'))).toEqual({
      mc: -8,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Flooding lays an ocean and removes up to 4 MC from one owner of a tile beside it', () => {
    const told = { tiles: { B5: 'city 1' }, rival: { stock: { mc: 10 } } }
    expect(playing('flooding', told, at('A5'), from(1))).toEqual({
      mc: -7,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
      rival: { mc: -4 },
    })
    expect(playing('flooding', told, at('A5'), nobody)).toEqual({
      mc: -7,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Flooding removes nothing where nobody owns a tile beside the ocean', () => {
    const told = { tiles: { G4: 'city 1' }, rival: { stock: { mc: 10 } } }
    expect(playing('flooding', told, at('A5'))).toEqual({
      mc: -7,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Energy Saving raises energy production for every city, on Mars or off it', () => {
    const tiles = { C4: 'city 1', G4: 'city 0', Phobos: 'city 1' }
    expect(playing('energy-saving', { tiles })).toEqual({ mc: -15, production: { energy: 3 } })
  })

  test('Local Heat Trapping turns 5 heat into 4 plants or 2 animals', () => {
    const told = { stock: { mc: 100, heat: 5 }, played: ['fish'] }
    expect(playing('local-heat-trapping', told, option(0))).toEqual({ mc: -1, heat: -5, plants: 4 })
    expect(playing('local-heat-trapping', told, option(1))).toEqual({ mc: -1, heat: -5, on: { fish: 2 } })
    expect(refusal('local-heat-trapping', { stock: { mc: 100, heat: 4 } })).toBeTruthy()
  })

  test('Permafrost Extraction lays an ocean', () => {
    expect(playing('permafrost-extraction', { temperature: -8 }, at('A5'))).toEqual({
      mc: -8,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Plantation is a greenery', () => {
    expect(playing('plantation', { played: ['research'] }, at('C4'))).toEqual({
      mc: -15,
      oxygen: 1,
      rating: 1,
      tiles: { C4: 'greenery 0' },
    })
  })

  test('Immigration Shuttles raises MC production and is worth a point for every 3 cities', () => {
    expect(playing('immigration-shuttles')).toEqual({ mc: -31, production: { mc: 5 } })
    const tiles = { C4: 'city 1', G4: 'city 0', Phobos: 'city 1', Ganymede: 'city 1' }
    expect(points('immigration-shuttles', { tiles })).toBe(1)
  })

  test('Immigrant City raises MC production for every city anybody lays, its own included', () => {
    expect(playing('immigrant-city', { production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -13,
      production: { energy: -1, mc: -1 },
      tiles: { C4: 'city 0' },
    })
    expect(playing('phobos-space-haven', { rival: { played: ['immigrant-city'] } })).toMatchObject({
      rival: { production: { mc: 1 } },
    })
  })

  test('Underground Detonations turns 10 MC into heat production', () => {
    expect(using('underground-detonations')).toEqual({ mc: -10, production: { heat: 2 } })
  })

  test('Soletta raises heat production', () => {
    expect(playing('soletta')).toEqual({ mc: -35, production: { heat: 7 } })
  })

  test('Rad-Chem Factory trades energy production for 2 TR', () => {
    expect(playing('rad-chem-factory', { production: { energy: 1 } })).toEqual({
      mc: -8,
      production: { energy: -1 },
      rating: 2,
    })
  })

  test('Special Design moves the global requirements of the next card by 2 steps', () => {
    const table = scene({
      hand: ['special-design', 'breathing-filters', 'herbivores', 'windmills'],
      oxygen: 5,
      rival: { production: { plants: 1 } },
    })
    expect(table.refuses(0, play('breathing-filters'))).toBeTruthy()
    table.does(0, play('special-design'))
    expect(table.refuses(0, play('herbivores'))).toBeTruthy()
    table.does(0, play('breathing-filters'))
    expect(table.has(0, 'breathing-filters')).toBe(true)
    table.passTurn(1)
    expect(table.refuses(0, play('windmills'))).toBeTruthy()
  })
})
