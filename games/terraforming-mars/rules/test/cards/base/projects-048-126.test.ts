import { describe, expect, test } from 'vitest'
import { at, from, onto, option, playing, points, refusal, using } from '../../scene.js'

/* What each base project does, numbers 048 to 126. */

describe('base projects 048 to 126', () => {
  test('Adapted Lichen raises plant production', () => {
    expect(playing('adapted-lichen')).toEqual({ mc: -9, production: { plants: 1 } })
  })

  test('Fish costs somebody plant production and gathers an animal a generation; each is a point', () => {
    expect(playing('fish', { temperature: 2, rival: { production: { plants: 1 } } })).toEqual({
      mc: -9,
      rival: { production: { plants: -1 } },
    })
    expect(using('fish')).toEqual({ on: { fish: 1 } })
    expect(points('fish', { resources: { fish: 4 } })).toBe(4)
  })

  test('Lake Marineris lays 2 oceans', () => {
    expect(playing('lake-marineris', { temperature: 0, map: 'elysium' }, at('A1'), at('C6'))).toEqual({
      mc: -18,
      rating: 2,
      oceans: 2,
      tiles: { A1: 'ocean', C6: 'ocean' },
    })
  })

  test('Small Animals costs somebody plant production and gathers an animal a generation; 2 are a point', () => {
    expect(playing('small-animals', { oxygen: 6, rival: { production: { plants: 2 } } })).toEqual({
      mc: -6,
      rival: { production: { plants: -1 } },
    })
    expect(using('small-animals')).toEqual({ on: { 'small-animals': 1 } })
    expect(points('small-animals', { resources: { 'small-animals': 5 } })).toBe(2)
  })

  test('Kelp Farming raises MC and plant production and gives plants', () => {
    expect(playing('kelp-farming', { oceans: 6 })).toEqual({
      mc: -17,
      plants: 2,
      production: { mc: 2, plants: 3 },
    })
  })

  test('Beam From A Thorium Asteroid raises energy and heat production', () => {
    expect(playing('beam-from-a-thorium-asteroid', { played: ['asteroid-mining'] })).toEqual({
      mc: -32,
      production: { energy: 3, heat: 3 },
    })
  })

  test('Mangrove is a greenery on an ocean area', () => {
    expect(playing('mangrove', { temperature: 4 }, at('A5'))).toEqual({
      mc: -12,
      oxygen: 1,
      rating: 1,
      tiles: { A5: 'greenery 0' },
    })
    expect(refusal('mangrove', { temperature: 4 }, at('C4'))).toBeTruthy()
  })

  test('Trees raises plant production and gives a plant', () => {
    expect(playing('trees', { temperature: -4 })).toEqual({ mc: -13, plants: 1, production: { plants: 3 } })
  })

  test('Mining Expedition gives 2 steel and oxygen and removes up to 2 plants', () => {
    expect(playing('mining-expedition', { rival: { stock: { plants: 3 } } }, from(1))).toEqual({
      mc: -12,
      steel: 2,
      oxygen: 1,
      rating: 1,
      rival: { plants: -2 },
    })
  })

  test('Mining Rights lies on metal and raises the production of that metal', () => {
    expect(playing('mining-rights', {}, at('A1'))).toEqual({
      mc: -9,
      steel: 2,
      production: { steel: 1 },
      tiles: { A1: 'mining-rights 0' },
    })
    expect(playing('mining-rights', {}, at('H6'))).toEqual({
      mc: -9,
      titanium: 1,
      production: { titanium: 1 },
      tiles: { H6: 'mining-rights 0' },
    })
    expect(refusal('mining-rights', {}, at('C4'))).toBeTruthy()
  })

  test('Birds costs one player 2 plant production and gathers an animal a generation; each is a point', () => {
    expect(playing('birds', { oxygen: 13, rival: { production: { plants: 3 } } })).toEqual({
      mc: -10,
      rival: { production: { plants: -2 } },
    })
    expect(using('birds')).toEqual({ on: { birds: 1 } })
    expect(points('birds', { resources: { birds: 2 } })).toBe(2)
  })

  test('Towing A Comet gives plants, oxygen and an ocean', () => {
    expect(playing('towing-a-comet', {}, at('A5'))).toEqual({
      mc: -23,
      plants: 2,
      oxygen: 1,
      oceans: 1,
      rating: 2,
      tiles: { A5: 'ocean' },
    })
  })

  test('Space Mirrors turns 7 MC into energy production', () => {
    expect(using('space-mirrors')).toEqual({ mc: -7, production: { energy: 1 } })
  })

  test('Solar Wind Power raises energy production and gives 2 titanium', () => {
    expect(playing('solar-wind-power')).toEqual({ mc: -11, titanium: 2, production: { energy: 1 } })
  })

  test('Ice Asteroid lays 2 oceans', () => {
    expect(playing('ice-asteroid', { map: 'elysium' }, at('A1'), at('C6'))).toEqual({
      mc: -23,
      rating: 2,
      oceans: 2,
      tiles: { A1: 'ocean', C6: 'ocean' },
    })
  })

  test('Giant Ice Asteroid warms Mars twice, lays 2 oceans and removes up to 6 plants', () => {
    const told = { map: 'elysium', rival: { stock: { plants: 7 } } } as const
    expect(playing('giant-ice-asteroid', told, at('A1'), at('C6'), from(1))).toEqual({
      mc: -36,
      temperature: 4,
      rating: 4,
      oceans: 2,
      tiles: { A1: 'ocean', C6: 'ocean' },
      rival: { plants: -6 },
    })
  })

  test('Ganymede Colony is a city off Mars, worth a point for each Jovian tag', () => {
    expect(playing('ganymede-colony')).toEqual({ mc: -20, tiles: { Ganymede: 'city 0' } })
    expect(points('ganymede-colony', { played: ['asteroid-mining'], corporation: 'saturn-systems' })).toBe(3)
  })

  test('Giant Space Mirror raises energy production', () => {
    expect(playing('giant-space-mirror')).toEqual({ mc: -17, production: { energy: 3 } })
  })

  test('Grass raises plant production and gives 3 plants', () => {
    expect(playing('grass', { temperature: -16 })).toEqual({ mc: -11, plants: 3, production: { plants: 1 } })
  })

  test('Heather raises plant production and gives a plant', () => {
    expect(playing('heather', { temperature: -14 })).toEqual({ mc: -6, plants: 1, production: { plants: 1 } })
  })

  test('Peroxide Power trades MC production for energy production', () => {
    expect(playing('peroxide-power')).toEqual({ mc: -7, production: { mc: -1, energy: 2 } })
  })

  test('Bushes raises plant production and gives 2 plants', () => {
    expect(playing('bushes', { temperature: -10 })).toEqual({
      mc: -10,
      plants: 2,
      production: { plants: 2 },
    })
  })

  test('Greenhouses gives a plant for every city, on Mars or off it', () => {
    const tiles = { C4: 'city 1', G4: 'city 0', Phobos: 'city 1' }
    expect(playing('greenhouses', { tiles })).toEqual({ mc: -6, plants: 3 })
  })

  test('Nuclear Zone warms Mars twice and lays its own tile', () => {
    expect(playing('nuclear-zone', {}, at('C4'))).toEqual({
      mc: -10,
      temperature: 4,
      rating: 2,
      tiles: { C4: 'nuclear-zone 0' },
    })
  })

  test('Fueled Generators trades MC production for energy production', () => {
    expect(playing('fueled-generators')).toEqual({ mc: -1, production: { mc: -1, energy: 1 } })
  })

  test('Ironworks turns 4 energy into a steel and oxygen', () => {
    expect(using('ironworks', { stock: { energy: 4 } })).toEqual({
      energy: -4,
      steel: 1,
      oxygen: 1,
      rating: 1,
    })
  })

  test('Power Grid raises energy production for each power tag, its own included', () => {
    expect(playing('power-grid', { played: ['power-plant', 'peroxide-power'] })).toEqual({
      mc: -18,
      production: { energy: 3 },
    })
  })

  test('Steelworks turns 4 energy into 2 steel and oxygen', () => {
    expect(using('steelworks', { stock: { energy: 5 } })).toEqual({
      energy: -4,
      steel: 2,
      oxygen: 1,
      rating: 1,
    })
  })

  test('Ore Processor turns 4 energy into a titanium and oxygen', () => {
    expect(using('ore-processor', { stock: { energy: 4 } })).toEqual({
      energy: -4,
      titanium: 1,
      oxygen: 1,
      rating: 1,
    })
  })

  test('Open City is a city with plants', () => {
    expect(playing('open-city', { oxygen: 12, production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -23,
      plants: 2,
      production: { mc: 4, energy: -1 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Solar Power raises energy production', () => {
    expect(playing('solar-power')).toEqual({ mc: -11, production: { energy: 1 } })
  })

  test('Breathing Filters only scores', () => {
    expect(playing('breathing-filters', { oxygen: 7 })).toEqual({ mc: -11 })
  })

  test('Artificial Photosynthesis raises energy production by 2 or plant production by 1', () => {
    expect(playing('artificial-photosynthesis', {}, option(0))).toEqual({
      mc: -12,
      production: { energy: 2 },
    })
    expect(playing('artificial-photosynthesis', {}, option(1))).toEqual({
      mc: -12,
      production: { plants: 1 },
    })
  })

  test('Artificial Lake is an ocean on land', () => {
    expect(playing('artificial-lake', { temperature: -6 }, at('C4'))).toEqual({
      mc: -15,
      rating: 1,
      oceans: 1,
      tiles: { C4: 'ocean' },
    })
    expect(refusal('artificial-lake', { temperature: -6 }, at('A5'))).toBeTruthy()
    expect(refusal('artificial-lake', { temperature: -6 }, at('E3'))).toBeTruthy()
  })

  test('Geothermal Power raises energy production', () => {
    expect(playing('geothermal-power')).toEqual({ mc: -11, production: { energy: 2 } })
  })

  test('Farming raises MC and plant production and gives 2 plants', () => {
    expect(playing('farming', { temperature: 4 })).toEqual({
      mc: -16,
      plants: 2,
      production: { mc: 2, plants: 2 },
    })
  })

  test('Dust Seals only scores', () => {
    expect(playing('dust-seals')).toEqual({ mc: -2 })
  })

  test('Urbanized Area is a city beside two cities', () => {
    const told = { production: { energy: 1 }, tiles: { B3: 'city 1', C5: 'city 1' } }
    expect(playing('urbanized-area', told, at('C4'))).toEqual({
      mc: -10,
      production: { mc: 2, energy: -1 },
      tiles: { C4: 'city 0' },
    })
    expect(refusal('urbanized-area', told, at('C3'))).toBeTruthy()
  })

  test('Moss trades a plant for plant production', () => {
    expect(playing('moss', { oceans: 3, stock: { plants: 1 } })).toEqual({
      mc: -4,
      plants: -1,
      production: { plants: 1 },
    })
    expect(refusal('moss', { oceans: 3 })).toBeTruthy()
  })

  test('GHG Factories trades energy production for heat production', () => {
    expect(playing('ghg-factories', { production: { energy: 1 } })).toEqual({
      mc: -11,
      production: { energy: -1, heat: 4 },
    })
  })

  test('Extreme-Cold Fungus gives a plant or puts 2 microbes on another card', () => {
    expect(using('extreme-cold-fungus')).toEqual({ plants: 1 })
    expect(using('extreme-cold-fungus:2', { played: ['ants', 'tardigrades'] }, onto('ants'))).toEqual({
      on: { ants: 2 },
    })
  })
})
