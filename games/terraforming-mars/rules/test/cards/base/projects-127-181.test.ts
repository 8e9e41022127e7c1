import { describe, expect, test } from 'vitest'
import { amount, at, onto, option, playing, points, refusal, using } from '../../scene.js'

/* What each base project does, numbers 127 to 181. */

describe('base projects 127 to 181', () => {
  test('Subterranean Reservoir lays an ocean', () => {
    expect(playing('subterranean-reservoir', {}, at('A5'))).toEqual({
      mc: -11,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Ecological Zone lies beside a greenery and gathers an animal for each plant or animal tag, its own included', () => {
    expect(playing('ecological-zone', { tiles: { C3: 'greenery 0' } }, at('C4'))).toEqual({
      mc: -12,
      on: { 'ecological-zone': 2 },
      tiles: { C4: 'ecological-zone 0' },
    })
    expect(playing('adapted-lichen', { played: ['ecological-zone'] })).toEqual({
      mc: -9,
      production: { plants: 1 },
      on: { 'ecological-zone': 1 },
    })
    expect(points('ecological-zone', { resources: { 'ecological-zone': 5 } })).toBe(2)
  })

  test('Zeppelins raises MC production for each city on Mars', () => {
    const tiles = { C4: 'city 1', G4: 'city 0', Phobos: 'city 1' }
    expect(playing('zeppelins', { oxygen: 5, tiles })).toEqual({ mc: -13, production: { mc: 2 } })
  })

  test('Worms raises plant production for every 2 microbe tags, its own included', () => {
    expect(playing('worms', { oxygen: 4, played: ['ants', 'tardigrades', 'decomposers'] })).toMatchObject({
      mc: -8,
      production: { plants: 2 },
    })
    expect(playing('worms', { oxygen: 4, played: ['ants', 'tardigrades'] })).toEqual({
      mc: -8,
      production: { plants: 1 },
    })
  })

  test('Decomposers gathers a microbe for each animal, plant or microbe tag, its own included; 3 are a point', () => {
    expect(playing('decomposers', { oxygen: 3 })).toEqual({ mc: -5, on: { decomposers: 1 } })
    expect(playing('advanced-ecosystems', { played: ['decomposers', 'algae', 'fish'] })).toEqual({
      mc: -11,
      on: { decomposers: 3 },
    })
    expect(points('decomposers', { resources: { decomposers: 7 } })).toBe(2)
  })

  test('Fusion Power raises energy production', () => {
    expect(playing('fusion-power', { played: ['power-plant', 'solar-power'] })).toEqual({
      mc: -14,
      production: { energy: 3 },
    })
  })

  test('Symbiotic Fungus puts a microbe on another card', () => {
    expect(using('symbiotic-fungus', { played: ['ants', 'tardigrades'] }, onto('tardigrades'))).toEqual({
      on: { tardigrades: 1 },
    })
  })

  test('Advanced Ecosystems only scores', () => {
    expect(playing('advanced-ecosystems', { played: ['algae', 'fish', 'ants'] })).toEqual({ mc: -11 })
  })

  test('Great Dam raises energy production', () => {
    expect(playing('great-dam', { oceans: 4 })).toEqual({ mc: -12, production: { energy: 2 } })
  })

  test('Strip Mine trades energy for steel and titanium production and raises oxygen twice', () => {
    expect(playing('strip-mine', { production: { energy: 2 } })).toEqual({
      mc: -25,
      production: { energy: -2, steel: 2, titanium: 1 },
      oxygen: 2,
      rating: 2,
    })
  })

  test('Wave Power raises energy production', () => {
    expect(playing('wave-power', { oceans: 3 })).toEqual({ mc: -8, production: { energy: 1 } })
  })

  test('Lava Flows warms Mars twice and lies on a volcano', () => {
    expect(playing('lava-flows', {}, at('B2'))).toEqual({
      mc: -18,
      steel: 1,
      temperature: 4,
      rating: 2,
      tiles: { B2: 'lava-flows 0' },
    })
    expect(refusal('lava-flows', {}, at('C4'))).toBeTruthy()
  })

  test('Power Plant raises energy production', () => {
    expect(playing('power-plant')).toEqual({ mc: -4, production: { energy: 1 } })
  })

  test('Mohole Area lies on an ocean area and raises heat production', () => {
    expect(playing('mohole-area', {}, at('A5'))).toEqual({
      mc: -20,
      production: { heat: 4 },
      tiles: { A5: 'mohole-area 0' },
    })
    expect(refusal('mohole-area', {}, at('C4'))).toBeTruthy()
  })

  test('Large Convoy lays an ocean, draws 2 cards, and gives 5 plants or 4 animals', () => {
    const same = { mc: -36, rating: 1, oceans: 1, tiles: { A5: 'ocean' }, cards: 2 }
    expect(playing('large-convoy', { played: ['fish'] }, option(0), at('A5'))).toEqual({ ...same, plants: 5 })
    expect(playing('large-convoy', { played: ['fish'] }, option(1), at('A5'))).toEqual({
      ...same,
      on: { fish: 4 },
    })
  })

  test('Tectonic Stress Power raises energy production', () => {
    expect(playing('tectonic-stress-power', { played: ['research'] })).toEqual({
      mc: -18,
      production: { energy: 3 },
    })
  })

  test('Nitrophilic Moss trades 2 plants for plant production', () => {
    expect(playing('nitrophilic-moss', { oceans: 3, stock: { plants: 2 } })).toEqual({
      mc: -8,
      plants: -2,
      production: { plants: 2 },
    })
    expect(refusal('nitrophilic-moss', { oceans: 3, stock: { plants: 1 } })).toBeTruthy()
  })

  test('Herbivores begins with an animal and gathers one for each greenery of yours', () => {
    expect(playing('herbivores', { oxygen: 8, rival: { production: { plants: 1 } } })).toEqual({
      mc: -12,
      on: { herbivores: 1 },
      rival: { production: { plants: -1 } },
    })
    expect(playing('mangrove', { played: ['herbivores'], temperature: 4 }, at('A5'))).toMatchObject({
      on: { herbivores: 1 },
    })
    expect(
      playing('mangrove', { rival: { played: ['herbivores'] }, temperature: 4 }, at('A5')),
    ).not.toHaveProperty('rival')
    expect(points('herbivores', { resources: { herbivores: 5 } })).toBe(2)
  })

  test('Insects raises plant production for each plant tag', () => {
    expect(playing('insects', { oxygen: 6, played: ['algae', 'bushes'] })).toEqual({
      mc: -9,
      production: { plants: 2 },
    })
  })

  test('Insulation turns heat production into MC production, as much as its owner likes', () => {
    expect(playing('insulation', { production: { heat: 5 } }, amount(3))).toEqual({
      mc: -2,
      production: { heat: -3, mc: 3 },
    })
    expect(refusal('insulation', {})).toBeTruthy()
  })

  test('Adaptation Technology moves global requirements by 2 steps either way', () => {
    expect(
      playing('birds', { played: ['adaptation-technology'], oxygen: 11, production: { plants: 2 } }),
    ).toMatchObject({ mc: -10 })
    expect(
      refusal('birds', { played: ['adaptation-technology'], oxygen: 10, production: { plants: 2 } }),
    ).toBeTruthy()
    expect(playing('dust-seals', { played: ['adaptation-technology'], oceans: 5 })).toEqual({ mc: -2 })
    expect(refusal('dust-seals', { played: ['adaptation-technology'], oceans: 6 })).toBeTruthy()
  })

  test('Designed Microorganisms raises plant production', () => {
    expect(playing('designed-microorganisms')).toEqual({ mc: -16, production: { plants: 2 } })
  })

  test('Nitrite Reducing Bacteria begins with 3 microbes, gathers more, or turns 3 into a TR', () => {
    expect(playing('nitrite-reducing-bacteria')).toEqual({ mc: -11, on: { 'nitrite-reducing-bacteria': 3 } })
    expect(using('nitrite-reducing-bacteria')).toEqual({ on: { 'nitrite-reducing-bacteria': 1 } })
    expect(using('nitrite-reducing-bacteria:2', { resources: { 'nitrite-reducing-bacteria': 3 } })).toEqual({
      on: { 'nitrite-reducing-bacteria': -3 },
      rating: 1,
    })
  })

  test('Industrial Microbes raises steel and energy production', () => {
    expect(playing('industrial-microbes')).toEqual({ mc: -12, production: { steel: 1, energy: 1 } })
  })

  test('Lichen raises plant production', () => {
    expect(playing('lichen', { temperature: -24 })).toEqual({ mc: -7, production: { plants: 1 } })
  })

  test('Convoy From Europa lays an ocean and draws a card', () => {
    expect(playing('convoy-from-europa', {}, at('A5'))).toEqual({
      mc: -15,
      cards: 1,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })

  test('Imported GHG gives heat and heat production', () => {
    expect(playing('imported-ghg')).toEqual({ mc: -7, heat: 3, production: { heat: 1 } })
  })

  test('Imported Nitrogen gives a TR, plants, microbes on one card and animals on another', () => {
    const told = { played: ['fish', 'birds', 'ants', 'tardigrades'] }
    expect(playing('imported-nitrogen', told, onto('ants'), onto('birds'))).toEqual({
      mc: -23,
      rating: 1,
      plants: 4,
      on: { ants: 3, birds: 2 },
    })
  })

  test('Micro-Mills raises heat production', () => {
    expect(playing('micro-mills')).toEqual({ mc: -3, production: { heat: 1 } })
  })

  test('Magnetic Field Generators trades energy production for plant production and 3 TR', () => {
    expect(playing('magnetic-field-generators', { production: { energy: 4 } })).toEqual({
      mc: -20,
      production: { energy: -4, plants: 2 },
      rating: 3,
    })
  })

  test('Shuttles raises MC production for energy production and makes space cards 2 MC cheaper', () => {
    expect(playing('shuttles', { oxygen: 5, production: { energy: 1 } })).toEqual({
      mc: -10,
      production: { mc: 2, energy: -1 },
    })
    expect(playing('giant-space-mirror', { played: ['shuttles'] })).toMatchObject({ mc: -15 })
    expect(playing('mine', { played: ['shuttles'] })).toMatchObject({ mc: -4 })
  })

  test('Import of Advanced GHG raises heat production', () => {
    expect(playing('import-of-advanced-ghg')).toEqual({ mc: -9, production: { heat: 2 } })
  })

  test('Windmills raises energy production', () => {
    expect(playing('windmills', { oxygen: 7 })).toEqual({ mc: -6, production: { energy: 1 } })
  })

  test('Tundra Farming raises MC and plant production and gives a plant', () => {
    expect(playing('tundra-farming', { temperature: -6 })).toEqual({
      mc: -16,
      plants: 1,
      production: { mc: 2, plants: 1 },
    })
  })

  test('Aerobraked Ammonia Asteroid raises heat and plant production and adds 2 microbes', () => {
    expect(playing('aerobraked-ammonia-asteroid', { played: ['ants'] })).toEqual({
      mc: -26,
      production: { heat: 3, plants: 1 },
      on: { ants: 2 },
    })
  })

  test('Magnetic Field Dome trades energy production for plant production and a TR', () => {
    expect(playing('magnetic-field-dome', { production: { energy: 2 } })).toEqual({
      mc: -5,
      production: { energy: -2, plants: 1 },
      rating: 1,
    })
  })

  test('Pets begins with an animal and gathers one for every city anybody lays', () => {
    expect(playing('pets')).toEqual({ mc: -10, on: { pets: 1 } })
    expect(playing('phobos-space-haven', { rival: { played: ['pets'] } })).toMatchObject({
      rival: { on: { pets: 1 } },
    })
    expect(points('pets', { resources: { pets: 3 } })).toBe(1)
  })

  test('Protected Valley is a greenery on an ocean area and raises MC production', () => {
    expect(playing('protected-valley', {}, at('A5'))).toEqual({
      mc: -23,
      production: { mc: 2 },
      oxygen: 1,
      rating: 1,
      tiles: { A5: 'greenery 0' },
    })
  })

  test('Noctis Farming raises MC production and gives 2 plants', () => {
    expect(playing('noctis-farming', { temperature: -20 })).toEqual({
      mc: -10,
      plants: 2,
      production: { mc: 1 },
    })
  })

  test('Water Splitting Plant turns 3 energy into oxygen', () => {
    expect(using('water-splitting-plant', { stock: { energy: 3 } })).toEqual({
      energy: -3,
      oxygen: 1,
      rating: 1,
    })
  })

  test('Heat Trappers takes 2 heat production of any player for energy production', () => {
    expect(playing('heat-trappers', { rival: { production: { heat: 2 } } })).toEqual({
      mc: -6,
      production: { energy: 1 },
      rival: { production: { heat: -2 } },
    })
  })

  test('Soil Factory trades energy production for plant production', () => {
    expect(playing('soil-factory', { production: { energy: 1 } })).toEqual({
      mc: -9,
      production: { energy: -1, plants: 1 },
    })
  })

  test('Ice Cap Melting lays an ocean', () => {
    expect(playing('ice-cap-melting', { temperature: 2 }, at('A5'))).toEqual({
      mc: -5,
      rating: 1,
      oceans: 1,
      tiles: { A5: 'ocean' },
    })
  })
})
