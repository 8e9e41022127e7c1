import { describe, expect, test } from 'vitest'
import {
  at,
  everywhere,
  first,
  keep,
  onto,
  option,
  play,
  playing,
  points,
  project,
  refusal,
  scene,
  use,
  using,
} from '../../scene.js'

/* What each promotional project from X50 on does. */

describe('promotional projects from X50 on', () => {
  test('Solar Logistics makes Earth tags cheaper and draws a card for every space event of anybody', () => {
    expect(playing('solar-logistics')).toEqual({ mc: -20, titanium: 2 })
    expect(playing('sponsors', { played: ['solar-logistics'] })).toMatchObject({ mc: -4 })
    const told = { rival: { played: ['solar-logistics'] } }
    expect(playing('small-asteroid', told)).toMatchObject({ rival: { cards: 1 } })
    expect(playing('mineral-deposit', told)).not.toHaveProperty('rival')
    expect(points('solar-logistics', {})).toBe(1)
  })

  test('Teslaract raises TR and turns energy production into plant production', () => {
    expect(playing('teslaract')).toEqual({ mc: -14, rating: 1 })
    expect(using('teslaract', { production: { energy: 1 } })).toEqual({
      production: { energy: -1, plants: 1 },
    })
  })

  test('Supermarkets needs 2 cities of anybody and raises MC production', () => {
    const tiles = { C4: 'city 1', G4: 'city 0' }
    expect(playing('supermarkets', { tiles })).toEqual({ mc: -9, production: { mc: 2 } })
    expect(refusal('supermarkets', { tiles: { C4: 'city 0' } })).toBeTruthy()
    expect(points('supermarkets', {})).toBe(1)
  })

  test('Public Baths needs 6 oceans and gives 6 MC', () => {
    expect(playing('public-baths', { oceans: 6 })).toEqual({})
    expect(refusal('public-baths', { oceans: 5 })).toBeTruthy()
    expect(points('public-baths', {})).toBe(1)
  })

  test('City Parks needs 3 cities of your own', () => {
    const tiles = { C4: 'city 0', G4: 'city 0', Phobos: 'city 0' }
    expect(playing('city-parks', { tiles })).toEqual({ mc: -7, plants: 2 })
    expect(refusal('city-parks', { tiles: { ...tiles, C4: 'city 1' } })).toBeTruthy()
    expect(points('city-parks', {})).toBe(2)
  })

  test('Casinos needs a city of your own and turns energy production into MC production', () => {
    expect(playing('casinos', { tiles: { C4: 'city 0' }, production: { energy: 1 } })).toEqual({
      mc: -5,
      production: { energy: -1, mc: 4 },
    })
    expect(refusal('casinos', { tiles: { C4: 'city 1' }, production: { energy: 1 } })).toBeTruthy()
  })

  test('Protected Growth brings a plant for each power tag', () => {
    expect(playing('protected-growth', { oxygen: 7, played: first(3, 'power') })).toEqual({
      mc: -2,
      plants: 3,
    })
    expect(refusal('protected-growth', { oxygen: 8 })).toBeTruthy()
  })

  test('Static Harvesting brings energy production and 1 MC for each building tag', () => {
    expect(playing('static-harvesting', { oceans: 3, played: first(4, 'building') })).toEqual({
      mc: -1,
      production: { energy: 1 },
    })
    expect(refusal('static-harvesting', { oceans: 4 })).toBeTruthy()
  })

  test('Sterling Vents turns heat production into energy production', () => {
    expect(playing('sterling-vents', { production: { heat: 2 } })).toEqual({
      mc: -5,
      production: { heat: -2, energy: 2 },
    })
    expect(points('sterling-vents', {})).toBe(1)
  })

  test('Hermetic Order of Mars brings MC production and 1 MC for each free area beside a tile of yours', () => {
    const tiles = { C4: 'city 0', C5: 'greenery 0', B4: 'greenery 1' }
    expect(playing('hermetic-order-of-mars', { oxygen: 4, tiles })).toEqual({
      mc: -10 + 7,
      production: { mc: 2 },
    })
    expect(refusal('hermetic-order-of-mars', { oxygen: 5 })).toBeTruthy()
  })

  test('Homeostasis Bureau gives 3 MC for each step of temperature that you raise', () => {
    expect(playing('homeostasis-bureau')).toEqual({ mc: -16, production: { heat: 2 } })
    expect(playing('big-asteroid', { played: ['homeostasis-bureau'], temperature: -18 })).toMatchObject({
      mc: -27 + 6,
    })
    expect(playing('asteroid', { rival: { played: ['homeostasis-bureau'] } })).not.toHaveProperty('rival')
    expect(playing('asteroid', { played: ['homeostasis-bureau'], temperature: 8 })).toMatchObject({ mc: -14 })
  })

  test('Neptunian Power Consultants may pay 5 MC for each ocean of anybody: energy production and a cube', () => {
    const rival = { played: ['neptunian-power-consultants'], stock: { mc: 4, steel: 1 } }
    const table = scene({ rival })
    expect(table.change(() => table.does(0, project('aquifer'), at('A5'), option(0)))).toMatchObject({
      rival: {
        mc: -3,
        steel: -1,
        production: { energy: 1 },
        on: { 'neptunian-power-consultants': 1 },
      },
    })
    const declined = scene({ rival })
    expect(
      declined.change(() => declined.does(0, project('aquifer'), at('A5'), option(1))),
    ).not.toHaveProperty('rival')
    const poor = scene({ rival: { ...rival, stock: { mc: 4 } } })
    expect(poor.change(() => poor.does(0, project('aquifer'), at('A5')))).not.toHaveProperty('rival')
    expect(points('neptunian-power-consultants', { resources: { 'neptunian-power-consultants': 3 } })).toBe(3)
  })

  test('Red Ships gives 1 MC for each city and special tile of anybody beside an ocean', () => {
    const tiles = {
      A5: 'ocean',
      B5: 'city 1',
      A4: 'ocean',
      A3: 'nuclear-zone 0',
      B4: 'greenery 0',
      G4: 'city 0',
    }
    expect(using('red-ships', { tiles })).toEqual({ mc: 2 })
    expect(refusal('red-ships', { oxygen: 3 })).toBeTruthy()
  })

  test('Soil Enrichment turns a microbe of your own into 5 plants', () => {
    const told = { resources: { ants: 1 }, rival: { resources: { tardigrades: 4 } } }
    expect(playing('soil-enrichment', told)).toEqual({ mc: -6, plants: 5, on: { ants: -1 } })
    expect(refusal('soil-enrichment', { ...told, resources: {} })).toBeTruthy()
  })

  test('Soil Enrichment may take a microbe that its own tags have brought', () => {
    expect(playing('soil-enrichment', { played: ['decomposers'] })).toEqual({
      mc: -6,
      plants: 5,
      on: { decomposers: 1 },
    })
  })

  test('Hospitals gathers a disease for each city and turns one into MC for each city in play', () => {
    expect(playing('hospitals', { production: { energy: 1 } })).toEqual({
      mc: -8,
      production: { energy: -1 },
    })
    const table = scene({ rival: { played: ['hospitals'] } })
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toMatchObject({
      rival: { on: { hospitals: 1 } },
    })
    const tiles = { C4: 'city 1', Ganymede: 'city 0' }
    expect(using('hospitals', { tiles, resources: { hospitals: 1 } })).toEqual({
      mc: 2,
      on: { hospitals: -1 },
    })
    expect(scene({ played: ['hospitals'], tiles }).refuses(0, use('hospitals'))).toBeTruthy()
    expect(points('hospitals', {})).toBe(1)
  })

  test('Vermin gathers animals; 10 of them cost everybody a point for each city', () => {
    expect(using('vermin')).toEqual({ on: { vermin: 1 } })
    expect(using('vermin:2', { played: ['ants'] })).toEqual({ on: { ants: 1 } })
    const table = scene({ played: ['vermin'] })
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toMatchObject({ on: { vermin: 1 } })
    const tiles = { C4: 'city 0', G4: 'city 1', Phobos: 'city 1' }
    const plague = scene({ tiles, resources: { vermin: 10 } })
    expect(plague.finish().points).toEqual([20 - 1, 20 - 2])
    expect(scene({ tiles, resources: { vermin: 9 } }).finish().points).toEqual([20, 20])
  })

  test('Astra Mechanica takes up to 2 events back, but none that lays a special tile', () => {
    const told = { events: ['comet', 'virus', 'asteroid', 'deimos-down-promo'] }
    const table = scene({ ...told, hand: ['astra-mechanica'] })
    table.does(0, play('astra-mechanica'), keep('comet', 'virus'))
    expect(table.hand(0)).toEqual(['comet', 'virus'])
    expect(table.s.players[0].events).toEqual(['asteroid', 'deimos-down-promo'])
    expect(refusal('astra-mechanica', told, keep('deimos-down-promo'))).toBeTruthy()
    expect(refusal('astra-mechanica', { events: ['deimos-down-promo'] })).toContain('no event')
  })

  test('Cyberia Systems raises steel production and copies two different production boxes', () => {
    const told = { played: ['mine', 'casinos'], production: { energy: 1 } }
    expect(playing('cyberia-systems', told, onto('casinos'))).toEqual({
      mc: -16,
      production: { steel: 2, energy: -1, mc: 4 },
    })
    expect(refusal('cyberia-systems', { played: ['mine'] })).toContain('no card')
    expect(refusal('cyberia-systems', { played: ['mine', 'casinos'] })).toBeTruthy()
    const both = { played: ['casinos', 'power-plant', 'field-capped-city'], production: {} }
    expect(playing('cyberia-systems', both, onto('field-capped-city'), onto('casinos'))).toEqual({
      mc: -16,
      production: { steel: 1, mc: 6 },
    })
  })

  test('Kaguya Tech turns a greenery of yours into a city, even beside another', () => {
    const tiles = { C4: 'greenery 0', C5: 'city 1', C6: 'greenery 1' }
    const table = scene({ tiles, oxygen: 3, hand: ['kaguya-tech'] })
    expect(table.change(() => table.does(0, play('kaguya-tech')))).toEqual({
      mc: -10,
      production: { mc: 2 },
      tiles: { C4: 'city 0' },
    })
    expect(table.standing('gardener')).toEqual([0, 1])
    expect(table.standing('landlord')).toEqual([1, 2])
    expect(playing('kaguya-tech', { tiles: { D3: 'greenery 0' } })).toMatchObject({ plants: 1 })
    expect(refusal('kaguya-tech', { tiles: { C6: 'greenery 1' } })).toContain('area')
    const pole = { map: 'hellas', oceans: 9, tiles: { I3: 'greenery 0' } } as const
    expect(refusal('kaguya-tech', pole)).toBeUndefined()
    expect(refusal('kaguya-tech', { ...pole, stock: { mc: 15 } })).toBeTruthy()
  })

  test('Mars Nomads keep an area free and move on from bonus to bonus', () => {
    const table = scene({ hand: ['mars-nomads'], tiles: { E5: 'ocean' } })
    table.does(0, play('mars-nomads'), at('G4'))
    expect(table.claims()).toEqual({ G4: 9 })
    expect(table.refusesAfter(0, project('city'), at('G4'))).toBeTruthy()
    expect(table.change(() => table.does(0, use('mars-nomads'), at('F4')))).toEqual({
      plants: 1,
      mc: 2,
      claims: { F4: 9 },
    })
    expect(table.tiles()).toEqual({ E5: 'ocean' })
  })

  test('Mars Nomads who can only go to the South Pole need its price', () => {
    const { H3: _, I3: __, ...tiles } = everywhere('greenery 1', 'hellas')
    const told = { map: 'hellas', oceans: 9, played: ['mars-nomads'], tiles, claims: { H3: 9 } } as const
    expect(scene({ ...told, stock: { mc: 5 } }).refuses(0, use('mars-nomads'))).toBeTruthy()
    expect(using('mars-nomads', told)).toMatchObject({ mc: -6, claims: { I3: 9 } })
  })

  test('St. Joseph of Cupertino Mission builds cathedrals in cities; their owners may buy a card for 2 MC', () => {
    const tiles = { C4: 'city 1', G4: 'city 0' }
    const told = { tiles, stock: { mc: 1, steel: 2 }, played: ['st-joseph-of-cupertino-mission'] }
    const table = scene(told)
    expect(
      table.change(() => table.does(0, use('st-joseph-of-cupertino-mission'), at('C4'), option(0))),
    ).toEqual({ mc: -1, steel: -2, rival: { mc: -2, cards: 1 } })
    const ended = table.finish()
    expect(ended.lines.filter((line) => line.why.endsWith('mission')).map((line) => line.points)).toEqual([1])
    const declined = scene(told)
    expect(
      declined.change(() => declined.does(0, use('st-joseph-of-cupertino-mission'), at('C4'), option(1))),
    ).toEqual({ mc: -1, steel: -2 })
    expect(scene({ ...told, tiles: {} }).refuses(0, use('st-joseph-of-cupertino-mission'))).toContain(
      'no city',
    )
  })

  test('Public Plans shows cards for 1 MC each', () => {
    const table = scene({ hand: ['public-plans', 'fish', 'ants', 'birds'] })
    const events = table.does(0, play('public-plans'), keep('fish', 'ants'))
    expect(events).toContainEqual({ what: 'shows', seat: 0, cards: ['ants', 'fish'] })
    expect(table.stock(0)).toEqual({ mc: 100 - 7 + 2 })
    expect(points('public-plans', {})).toBe(1)
  })

  test('Aqueduct Systems needs a city of yours beside an ocean and finds 3 building cards', () => {
    const tiles = { A5: 'ocean', B5: 'city 0' }
    const deck = ['mine', 'fish', 'casinos', 'ants', 'nuclear-power']
    expect(playing('aqueduct-systems', { tiles, deck })).toEqual({
      mc: -9,
      cards: 3,
      discards: ['fish', 'ants'],
    })
    expect(refusal('aqueduct-systems', { tiles: { ...tiles, B5: 'city 1' } })).toBeTruthy()
    expect(points('aqueduct-systems', {})).toBe(1)
  })

  test('Carbon Nanosystems gathers graphene with each science tag, which pays 4 MC for space and city cards', () => {
    expect(playing('carbon-nanosystems')).toEqual({ mc: -14, on: { 'carbon-nanosystems': 1 } })
    const told = { resources: { 'carbon-nanosystems': 2 }, stock: { mc: 2 } }
    expect(playing('satellites', told)).toEqual({
      mc: -2,
      production: { mc: 1 },
      on: { 'carbon-nanosystems': -2 },
    })
    expect(refusal('jovian-embassy', { ...told, stock: { mc: 13 } })).toContain('14')
    expect(points('carbon-nanosystems', {})).toBe(1)
  })

  test('Martian Lumber Corp needs 2 greeneries of your own; plants pay 3 MC for building cards', () => {
    const tiles = { C4: 'greenery 0', C5: 'greenery 0' }
    expect(playing('martian-lumber-corp', { tiles })).toEqual({ mc: -6, production: { plants: 1 } })
    expect(refusal('martian-lumber-corp', { tiles: { C4: 'greenery 0' } })).toBeTruthy()
    const told = { played: ['martian-lumber-corp'], stock: { mc: 1, plants: 1 } }
    expect(playing('mine', told)).toEqual({ mc: -1, plants: -1, production: { steel: 1 } })
    expect(refusal('trees', { ...told, temperature: -4 })).toBeTruthy()
  })
})
