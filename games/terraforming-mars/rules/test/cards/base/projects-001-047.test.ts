import { describe, expect, test } from 'vitest'
import { at, from, nobody, onto, option, playing, points, refusal, using } from '../../scene.js'

/*
 * What each base project does, numbers 001 to 047. Everything that changes is told, so nothing else may
 * change.
 */

describe('base projects 001 to 047', () => {
  test('Colonizer Training Camp only scores', () => {
    expect(playing('colonizer-training-camp')).toEqual({ mc: -8 })
  })

  test('Deep Well Heating raises energy production and the temperature', () => {
    expect(playing('deep-well-heating')).toEqual({
      mc: -13,
      production: { energy: 1 },
      temperature: 2,
      rating: 1,
    })
  })

  test('Cloud Seeding trades MC production and the heat production of any player for plant production', () => {
    expect(playing('cloud-seeding', { oceans: 3, rival: { production: { heat: 1 } } })).toEqual({
      mc: -11,
      production: { mc: -1, plants: 2 },
      rival: { production: { heat: -1 } },
    })
  })

  test('Search For Life shows the top card for 1 MC and gains a science resource if that card has a microbe tag', () => {
    expect(using('search-for-life', { deck: ['ants'] })).toEqual({
      mc: -1,
      on: { 'search-for-life': 1 },
      discards: ['ants'],
    })
    expect(using('search-for-life', { deck: ['fish'] })).toEqual({ mc: -1, discards: ['fish'] })
  })

  test('Search For Life is worth 3 points with a resource, however many, and none without', () => {
    expect([0, 1, 4].map((n) => points('search-for-life', { resources: { 'search-for-life': n } }))).toEqual([
      0, 3, 3,
    ])
  })

  test('Martian Rails turns 1 energy into 1 MC for each city on Mars', () => {
    const tiles = { C4: 'city 1', G4: 'city 0', Ganymede: 'city 1' }
    expect(using('martian-rails', { stock: { energy: 1 }, tiles })).toEqual({ energy: -1, mc: 2 })
  })

  test('Capital is a city and scores for oceans beside it', () => {
    expect(playing('capital', { oceans: 4, production: { energy: 2 } }, at('C4'))).toEqual({
      mc: -26,
      production: { energy: -2, mc: 5 },
      tiles: { C4: 'capital 0' },
    })
    expect(points('capital', { tiles: { F5: 'capital 0', F6: 'ocean', E5: 'ocean', E6: 'ocean' } })).toBe(3)
  })

  test('Asteroid gives titanium and warms Mars, and removes up to 3 plants', () => {
    expect(playing('asteroid', { rival: { stock: { plants: 5 } } }, from(1))).toEqual({
      mc: -14,
      titanium: 2,
      temperature: 2,
      rating: 1,
      rival: { plants: -3 },
    })
  })

  test('Comet warms Mars, lays an ocean and removes up to 3 plants', () => {
    expect(playing('comet', { rival: { stock: { plants: 2 } } }, at('A5'), from(1))).toEqual({
      mc: -21,
      temperature: 2,
      rating: 2,
      oceans: 1,
      tiles: { A5: 'ocean' },
      rival: { plants: -2 },
    })
  })

  test('Big Asteroid gives 4 titanium, warms Mars twice and removes up to 4 plants', () => {
    expect(playing('big-asteroid', { rival: { stock: { plants: 5 } } }, from(1))).toEqual({
      mc: -27,
      titanium: 4,
      temperature: 4,
      rating: 2,
      rival: { plants: -4 },
    })
  })

  test('Water Import From Europa lays an ocean for 12 MC', () => {
    expect(using('water-import-from-europa', {}, at('A5'))).toEqual({
      mc: -12,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Water Import From Europa is worth 1 point for each Jovian tag', () => {
    expect(points('water-import-from-europa', { played: ['asteroid-mining', 'methane-from-titan'] })).toBe(3)
  })

  test('Equatorial Magnetizer turns 1 energy production into 1 TR', () => {
    expect(using('equatorial-magnetizer', { production: { energy: 1 } })).toEqual({
      production: { energy: -1 },
      rating: 1,
    })
  })

  test('Domed Crater is a city with plants', () => {
    expect(playing('domed-crater', { production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -24,
      plants: 3,
      production: { mc: 3, energy: -1 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Noctis City goes to its own area, which needs no answer', () => {
    expect(playing('noctis-city', { production: { energy: 1 }, tiles: { D2: 'city 1' } })).toEqual({
      mc: -18,
      plants: 2,
      production: { mc: 3, energy: -1 },
      tiles: { E3: 'city 0' },
    })
  })

  test('Methane From Titan raises plant and heat production', () => {
    expect(playing('methane-from-titan', { oxygen: 2 })).toEqual({
      mc: -28,
      production: { plants: 2, heat: 2 },
    })
  })

  test('Imported Hydrogen: an ocean, and plants, microbes or animals', () => {
    const ocean = { mc: -16, rating: 1, oceans: 1, tiles: { A5: 'ocean' } }
    expect(playing('imported-hydrogen', {}, at('A5'))).toEqual({ ...ocean, plants: 3 })
    const cards = { played: ['tardigrades', 'fish', 'ants'] }
    expect(playing('imported-hydrogen', cards, option(1), onto('ants'), at('A5'))).toEqual({
      ...ocean,
      on: { ants: 3 },
    })
    expect(playing('imported-hydrogen', cards, option(2), at('A5'))).toEqual({
      ...ocean,
      on: { fish: 2 },
    })
  })

  test('Research Outpost is a city away from all tiles and makes every card 1 MC cheaper', () => {
    expect(playing('research-outpost', {}, at('C4'))).toEqual({ mc: -18, tiles: { C4: 'city 0' } })
    expect(refusal('research-outpost', { tiles: { C5: 'greenery 1' } }, at('C4'))).toBeTruthy()
    expect(playing('mine', { played: ['research-outpost'] })).toEqual({ mc: -3, production: { steel: 1 } })
  })

  test('Phobos Space Haven is a city off Mars', () => {
    expect(playing('phobos-space-haven')).toEqual({
      mc: -25,
      production: { titanium: 1 },
      tiles: { Phobos: 'city 0' },
    })
  })

  test('Black Polar Dust trades MC production for heat production and lays an ocean', () => {
    expect(playing('black-polar-dust', {}, at('A5'))).toEqual({
      mc: -15,
      production: { mc: -2, heat: 3 },
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Arctic Algae gives a plant, and 2 plants for every ocean anybody lays', () => {
    expect(playing('arctic-algae')).toEqual({ mc: -12, plants: 1 })
    const ocean = { rating: 1, oceans: 1, tiles: { A5: 'ocean' } }
    expect(playing('subterranean-reservoir', { played: ['arctic-algae'] }, at('A5'))).toEqual({
      ...ocean,
      mc: -11,
      plants: 2,
    })
    expect(playing('subterranean-reservoir', { rival: { played: ['arctic-algae'] } }, at('A5'))).toEqual({
      ...ocean,
      mc: -11,
      rival: { plants: 2 },
    })
  })

  test('Predators takes an animal from any card and keeps it', () => {
    const told = { rival: { played: ['fish'], resources: { fish: 2 } } }
    expect(using('predators', told)).toEqual({
      on: { predators: 1 },
      rival: { on: { fish: -1 } },
    })
    expect(points('predators', { resources: { predators: 3 } })).toBe(3)
  })

  test('Eos Chasma National Park adds an animal, plants and MC production', () => {
    expect(playing('eos-chasma-national-park', { temperature: -12, played: ['fish'] })).toEqual({
      mc: -16,
      plants: 3,
      production: { mc: 2 },
      on: { fish: 1 },
    })
  })

  test('Cupola City is a city', () => {
    expect(playing('cupola-city', { production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -16,
      production: { mc: 3, energy: -1 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Lunar Beam trades MC production for energy and heat production', () => {
    expect(playing('lunar-beam')).toEqual({ mc: -13, production: { mc: -2, energy: 2, heat: 2 } })
  })

  test('Optimal Aerobraking gives 3 MC and 3 heat for each space event', () => {
    const told = { played: ['optimal-aerobraking'], rival: { stock: { plants: 1 } } }
    expect(playing('asteroid', told, nobody)).toEqual({
      mc: -11,
      heat: 3,
      titanium: 2,
      temperature: 2,
      rating: 1,
    })
    expect(playing('mineral-deposit', told)).toEqual({ mc: -5, steel: 5 })
    expect(playing('vesta-shipyard', told)).toEqual({ mc: -15, production: { titanium: 1 } })
  })

  test('Underground City is a city that trades energy for steel production', () => {
    expect(playing('underground-city', { production: { energy: 2 } }, at('C4'))).toEqual({
      mc: -18,
      production: { steel: 2, energy: -2 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Regolith Eaters gathers microbes, or turns 2 of them into oxygen', () => {
    expect(using('regolith-eaters')).toEqual({ on: { 'regolith-eaters': 1 } })
    expect(using('regolith-eaters:2', { resources: { 'regolith-eaters': 2 } })).toEqual({
      on: { 'regolith-eaters': -2 },
      oxygen: 1,
      rating: 1,
    })
  })

  test('GHG Producing Bacteria gathers microbes, or turns 2 of them into a temperature step', () => {
    expect(using('ghg-producing-bacteria')).toEqual({ on: { 'ghg-producing-bacteria': 1 } })
    expect(using('ghg-producing-bacteria:2', { resources: { 'ghg-producing-bacteria': 2 } })).toEqual({
      on: { 'ghg-producing-bacteria': -2 },
      temperature: 2,
      rating: 1,
    })
  })

  test('Ants takes a microbe from any card and keeps it; 1 point for every 2', () => {
    const told = { rival: { played: ['tardigrades'], resources: { tardigrades: 1 } } }
    expect(using('ants', told)).toEqual({
      on: { ants: 1 },
      rival: { on: { tardigrades: -1 } },
    })
    expect(points('ants', { resources: { ants: 5 } })).toBe(2)
  })

  test('Release of Inert Gases is 2 TR', () => {
    expect(playing('release-of-inert-gases')).toEqual({ mc: -14, rating: 2 })
  })

  test('Nitrogen-Rich Asteroid: 2 TR, a temperature step, and plant production 1, or 4 with 3 plant tags', () => {
    const same = { mc: -31, rating: 3, temperature: 2 }
    expect(playing('nitrogen-rich-asteroid', { played: ['algae', 'bushes'] })).toEqual({
      ...same,
      production: { plants: 1 },
    })
    expect(playing('nitrogen-rich-asteroid', { played: ['algae', 'bushes', 'grass'] })).toEqual({
      ...same,
      production: { plants: 4 },
    })
  })

  test('Rover Construction gives 2 MC for every city anybody lays', () => {
    expect(playing('phobos-space-haven', { played: ['rover-construction'] })).toMatchObject({ mc: -23 })
    expect(playing('phobos-space-haven', { rival: { played: ['rover-construction'] } })).toMatchObject({
      mc: -25,
      rival: { mc: 2 },
    })
  })

  test('Deimos Down gives 4 steel, warms Mars three times and removes up to 8 plants', () => {
    expect(playing('deimos-down', { temperature: -18, rival: { stock: { plants: 9 } } }, from(1))).toEqual({
      mc: -31,
      steel: 4,
      temperature: 6,
      rating: 3,
      rival: { plants: -8 },
    })
  })

  test('Asteroid Mining raises titanium production', () => {
    expect(playing('asteroid-mining')).toEqual({ mc: -30, production: { titanium: 2 } })
  })

  test('Food Factory trades plant production for MC production', () => {
    expect(playing('food-factory', { production: { plants: 1 } })).toEqual({
      mc: -12,
      production: { mc: 4, plants: -1 },
    })
  })

  test('ArchaeBacteria raises plant production', () => {
    expect(playing('archaebacteria')).toEqual({ mc: -6, production: { plants: 1 } })
  })

  test('Carbonate Processing trades energy production for heat production', () => {
    expect(playing('carbonate-processing', { production: { energy: 1 } })).toEqual({
      mc: -6,
      production: { energy: -1, heat: 3 },
    })
  })

  test('Natural Preserve lies away from all tiles and raises MC production', () => {
    expect(playing('natural-preserve', {}, at('C4'))).toEqual({
      mc: -9,
      production: { mc: 1 },
      tiles: { C4: 'natural-preserve 0' },
    })
    expect(refusal('natural-preserve', { tiles: { C5: 'greenery 1' } }, at('C4'))).toBeTruthy()
  })

  test('Nuclear Power trades MC production for energy production', () => {
    expect(playing('nuclear-power')).toEqual({ mc: -10, production: { mc: -2, energy: 3 } })
  })

  test('Algae gives a plant and plant production', () => {
    expect(playing('algae', { oceans: 5 })).toEqual({ mc: -10, plants: 1, production: { plants: 2 } })
  })
})
