import { answer } from '@perilune/engine/testing'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import {
  areaOf,
  at,
  first,
  from,
  onto,
  option,
  playing,
  points,
  refusal,
  scene,
  use,
  using,
} from '../../scene.js'

/* What each promotional project from X20 to X48 does. */

describe('promotional projects X20 to X48', () => {
  test('Field-Capped City is a city that brings energy, MC production and plants', () => {
    expect(playing('field-capped-city', {}, at('C4'))).toEqual({
      mc: -29,
      plants: 3,
      production: { energy: 1, mc: 2 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Imported Nutrients brings plants and 4 microbes on one card', () => {
    expect(playing('imported-nutrients', { played: ['ants', 'tardigrades'] }, onto('ants'))).toEqual({
      mc: -14,
      plants: 4,
      on: { ants: 4 },
    })
  })

  test('Jovian Embassy raises TR', () => {
    expect(playing('jovian-embassy')).toEqual({ mc: -14, rating: 1 })
    expect(points('jovian-embassy', {})).toBe(1)
  })

  test('Magnetic Shield needs 3 power tags and raises TR 4 steps', () => {
    expect(playing('magnetic-shield', { played: first(3, 'power') })).toEqual({ mc: -24, rating: 4 })
    expect(refusal('magnetic-shield', { played: first(2, 'power') })).toBeTruthy()
  })

  test('Meltworks turns 5 heat into 3 steel', () => {
    expect(using('meltworks', { stock: { heat: 6 } })).toEqual({ heat: -5, steel: 3 })
  })

  test('Mohole Lake brings plants, heat and an ocean, then a microbe or an animal each generation', () => {
    expect(playing('mohole-lake', {}, at('D8'))).toMatchObject({
      mc: -31,
      plants: 5,
      temperature: 2,
      oceans: 1,
      rating: 2,
    })
    const told = { played: ['ants', 'fish'] }
    expect(using('mohole-lake', told, option(0))).toEqual({ on: { ants: 1 } })
    expect(using('mohole-lake', told, option(1))).toEqual({ on: { fish: 1 } })
  })

  test('Potatoes turns 2 plants into MC production', () => {
    expect(playing('potatoes', { stock: { plants: 2 } })).toEqual({
      mc: -2,
      plants: -2,
      production: { mc: 2 },
    })
    expect(refusal('potatoes', { stock: { plants: 1 } })).toBeTruthy()
  })

  test('Sub-Crust Measurements needs 2 science tags and draws a card each generation', () => {
    expect(refusal('sub-crust-measurements')).toBeTruthy()
    expect(using('sub-crust-measurements')).toEqual({ cards: 1 })
    expect(points('sub-crust-measurements', {})).toBe(2)
  })

  test('Asteroid Rights starts with 2 asteroids, buys more, and turns one into MC production or titanium', () => {
    expect(playing('asteroid-rights')).toEqual({ mc: -10, on: { 'asteroid-rights': 2 } })
    const told = { resources: { 'asteroid-rights': 2, 'comet-aiming': 0 } }
    expect(using('asteroid-rights', told, onto('comet-aiming'))).toEqual({
      mc: -1,
      on: { 'comet-aiming': 1 },
    })
    expect(using('asteroid-rights:2', told)).toEqual({ production: { mc: 1 }, on: { 'asteroid-rights': -1 } })
    expect(using('asteroid-rights:3', told)).toEqual({ titanium: 2, on: { 'asteroid-rights': -1 } })
  })

  test('Bactoviral Research draws a card and puts a microbe on one card for each science tag, its own included', () => {
    const told = { played: ['research', 'ants', 'tardigrades'] }
    expect(playing('bactoviral-research', told, onto('tardigrades'))).toEqual({
      mc: -10,
      cards: 1,
      on: { tardigrades: 3 },
    })
  })

  test('Bio Printing Facility turns 2 energy into 2 plants or an animal', () => {
    expect(using('bio-printing-facility', { stock: { energy: 2 } })).toEqual({ energy: -2, plants: 2 })
    expect(using('bio-printing-facility:2', { stock: { energy: 3 }, played: ['fish'] })).toEqual({
      energy: -2,
      on: { fish: 1 },
    })
  })

  test('Harvest needs 3 greeneries of your own and gives 12 MC', () => {
    const tiles = { C4: 'greenery 0', C5: 'greenery 0', C6: 'greenery 0' }
    expect(playing('harvest', { tiles })).toEqual({ mc: 8 })
    expect(refusal('harvest', { tiles: { ...tiles, C6: 'greenery 1' } })).toBeTruthy()
  })

  test('16 Psyche brings titanium and its production', () => {
    expect(playing('16-psyche')).toEqual({ mc: -31, titanium: 3, production: { titanium: 2 } })
    expect(points('16-psyche', {})).toBe(2)
  })

  test('Robot Pollinators brings plant production and a plant for each plant tag', () => {
    expect(playing('robot-pollinators', { oxygen: 4, played: ['trees', 'moss'] })).toEqual({
      mc: -9,
      plants: 2,
      production: { plants: 1 },
    })
    expect(refusal('robot-pollinators', { oxygen: 3 })).toBeTruthy()
  })

  test('Directed Heat Usage turns 3 heat into 4 MC or 2 plants', () => {
    expect(using('directed-heat-usage', { stock: { heat: 3 } })).toEqual({ heat: -3, mc: 4 })
    expect(using('directed-heat-usage:2', { stock: { heat: 3 } })).toEqual({ heat: -3, plants: 2 })
  })

  test('Diversity Support needs 9 kinds of resources and raises TR', () => {
    const stock = { mc: 1, steel: 1, titanium: 1, plants: 1, energy: 1, heat: 1 }
    const resources = { ants: 1, fish: 2, 'security-fleet': 1 }
    expect(playing('diversity-support', { stock, resources })).toEqual({ mc: -1, rating: 1 })
    expect(refusal('diversity-support', { stock, resources: { ants: 1, fish: 2 } })).toBeTruthy()
  })

  test('Meat Industry gives 2 MC for each animal put on a card of yours', () => {
    const told = { played: ['meat-industry', 'fish', 'ants'] }
    expect(using('fish', told)).toEqual({ mc: 2, on: { fish: 1 } })
    expect(
      playing('large-convoy', { ...told, played: ['meat-industry', 'fish'] }, option(1), at('D8')),
    ).toMatchObject({
      mc: -36 + 8,
      on: { fish: 4 },
    })
  })

  test('Topsoil Contract brings plants and 1 MC for each microbe put on a card of yours', () => {
    expect(playing('topsoil-contract')).toEqual({ mc: -8, plants: 3 })
    expect(using('tardigrades', { played: ['topsoil-contract'] })).toEqual({ mc: 1, on: { tardigrades: 1 } })
    expect(using('fish', { played: ['topsoil-contract'] })).toEqual({ on: { fish: 1 } })
  })

  test('Deimos Down lays its tile beside no city', () => {
    const told = { tiles: { C5: 'city 1' }, rival: { stock: { plants: 7 } } }
    expect(playing('deimos-down-promo', told, at('G4'), from(1))).toEqual({
      mc: -31,
      steel: 4,
      temperature: 6,
      rating: 3,
      tiles: { G4: 'deimos-down 0' },
      production: { heat: 1 },
      rival: { plants: -6 },
    })
    expect(refusal('deimos-down-promo', told, at('C4'))).toBeTruthy()
  })

  test('Great Dam lies beside an ocean', () => {
    const told = { oceans: 4, tiles: { A5: 'ocean' } }
    expect(playing('great-dam-promo', told, at('B5'))).toEqual({
      mc: -15 + 2,
      production: { energy: 2 },
      tiles: { B5: 'great-dam 0' },
    })
    expect(refusal('great-dam-promo', told, at('G4'))).toBeTruthy()
    expect(refusal('great-dam-promo', { oceans: 3 })).toBeTruthy()
    expect(points('great-dam-promo', {})).toBe(1)
  })

  test('Magnetic Field Generators lays its tile', () => {
    expect(playing('magnetic-field-generators-promo', { production: { energy: 4 } }, at('G4'))).toEqual({
      mc: -22,
      rating: 3,
      production: { energy: -4, plants: 2 },
      tiles: { G4: 'magnetic-field-generators 0' },
    })
  })

  test('Outdoor Sports needs a city of anybody beside an ocean', () => {
    const tiles = { A5: 'ocean', B5: 'city 1' }
    expect(playing('outdoor-sports', { tiles })).toEqual({ mc: -8, production: { mc: 2 } })
    expect(refusal('outdoor-sports', { tiles: { A5: 'ocean', G4: 'city 1' } })).toBeTruthy()
    expect(points('outdoor-sports', {})).toBe(1)
  })

  test('Supercapacitors lets you choose how much energy turns into heat', () => {
    expect(playing('supercapacitors')).toEqual({ mc: -4, production: { mc: 1 } })
    const table = scene({
      played: ['supercapacitors'],
      stock: { mc: 0, energy: 5 },
      production: { energy: 1 },
    })
    table.everybodyPasses()
    table.does(0, { number: 2 })
    expect(table.stock(0)).toEqual({ mc: 20, energy: 4, heat: 2 })
  })

  test('Icy Impactors: the first player chooses the area, all the rest is yours', () => {
    expect(using('icy-impactors', { stock: { mc: 1, titanium: 3 } })).toEqual({
      mc: -1,
      titanium: -3,
      on: { 'icy-impactors': 2 },
    })
    const table = scene({ resources: { 'icy-impactors': 1 }, first: 1 })
    table.endTurn()
    answer(terraformingMars, table.s, 0, use('icy-impactors:2'))
    expect(table.asked).toEqual([1])
    expect(table.change(() => table.does(1, { area: areaOf('A2') }))).toMatchObject({
      oceans: 1,
      rating: 1,
      steel: 2,
    })
  })
})
