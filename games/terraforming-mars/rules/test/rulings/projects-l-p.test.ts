import { describe, expect, test } from 'vitest'
import {
  amount,
  at,
  decline,
  discard,
  option,
  play,
  playing,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* The FAQ's clarifications of project cards, L to P. */

describe('faq: Land Claim 066 (CE)', () => {
  test('not on an ocean area and not on Noctis City', () => {
    expect(refusal('land-claim', {}, at('A5'))).toBeTruthy()
    expect(refusal('land-claim', {}, at('E3'))).toBeTruthy()
  })

  test('only its owner may build there', () => {
    const table = scene({ rival: { stock: { mc: 50 } }, claims: { C4: 0 } })
    table.passTurn(0)
    expect(table.refusesAfter(1, project('city'), at('C4'))).toBeTruthy()
  })

  test('the marker is no tile for a greenery or Mining Area', () => {
    const table = scene({ tiles: { G4: 'city 0' }, claims: { C4: 0 } })
    expect(table.refusesAfter(0, project('greenery'), at('C4'))).toBeTruthy()
    expect(refusal('mining-area', { claims: { B1: 0 } })).toBeTruthy()
  })

  test('nobody has to build on a claim: a first greenery goes anywhere', () => {
    const table = scene({ claims: { C4: 0 } })
    expect(table.refusesAfter(0, project('greenery'), at('G4'))).toBeUndefined()
  })
})

describe('faq: Lava Flows 140 (S)', () => {
  test('on volcanic areas of Tharsis and Elysium, anywhere on Hellas', () => {
    for (const area of ['B2', 'C1', 'D1', 'E1']) expect(refusal('lava-flows', {}, at(area))).toBeUndefined()
    for (const area of ['B1', 'C1', 'C7', 'E9'])
      expect(refusal('lava-flows', { map: 'elysium' }, at(area))).toBeUndefined()
    expect(refusal('lava-flows', { map: 'elysium' }, at('F8'))).toBeTruthy()
    expect(refusal('lava-flows', { map: 'hellas' }, at('C5'))).toBeUndefined()
  })
})

describe('faq: Local Heat Trapping 190 (S)', () => {
  test('5 heat must be there; without an animal card there are the plants', () => {
    expect(refusal('local-heat-trapping', { stock: { mc: 20, heat: 4 } })).toBeTruthy()
    expect(playing('local-heat-trapping', { stock: { mc: 20, heat: 5 } })).toEqual({
      mc: -1,
      heat: -5,
      plants: 4,
    })
  })
})

describe('faq: Mangrove 059 (S)', () => {
  test('on any ocean area, beside a tile of one’s own or not', () => {
    expect(playing('mangrove', { temperature: 4, tiles: { G4: 'city 0' } }, at('A5'))).toMatchObject({
      tiles: { A5: 'greenery 0' },
    })
  })
})

describe('faq: Mars University 073 (CE)', () => {
  test('optional, the discard comes first, and without a card to discard nothing is drawn', () => {
    const told = { played: ['mars-university'], hand: ['fish'] }
    expect(playing('trans-neptune-probe', told, decline)).toEqual({ mc: -6 })
    expect(playing('trans-neptune-probe', { played: ['mars-university'] })).toEqual({ mc: -6 })
  })

  test('Research triggers it twice, one after the other: what was drawn may go next', () => {
    const table = scene({
      played: ['mars-university'],
      hand: ['research', 'fish'],
      deck: ['ants', 'moss', 'algae', 'birds'],
    })
    table.does(0, play('research'), discard('fish'), decline)
    expect(table.hand(0)).toHaveLength(3)
    const twice = scene({
      played: ['mars-university'],
      hand: ['research', 'fish'],
      deck: ['ants', 'moss', 'algae', 'birds'],
    })
    twice.does(0, play('research'), discard('fish'), discard('ants'))
    expect(twice.hand(0)).toHaveLength(3)
    expect(twice.discarded).toHaveLength(2)
  })
})

describe('faq: Media Group 109 (CE)', () => {
  test('paid in full before the 3 MC come back; adds up with Optimal Aerobraking', () => {
    expect(refusal('mineral-deposit', { played: ['media-group'], stock: { mc: 4 } })).toBeTruthy()
    expect(playing('big-asteroid', { played: ['media-group', 'optimal-aerobraking'] })).toMatchObject({
      mc: -27 + 6,
      heat: 3,
    })
  })
})

describe('faq: Medical Lab 207 (CE)', () => {
  test('tags count when it is played, not later', () => {
    const table = scene({ hand: ['medical-lab', 'mine'], played: ['titanium-mine'] })
    expect(table.change(() => table.does(0, play('medical-lab')))).toMatchObject({ production: { mc: 1 } })
    expect(table.change(() => table.does(0, play('mine')))).toEqual({
      mc: -4,
      cards: -1,
      production: { steel: 1 },
    })
  })
})

describe('faq: Mining Area 064 (CE)', () => {
  test('without a tile of one’s own it cannot be played', () => {
    expect(refusal('mining-area')).toBeTruthy()
    expect(refusal('mining-area', { tiles: { B1: 'city 1' } })).toBeTruthy()
    expect(refusal('mining-area', { tiles: { B1: 'city 0' } })).toBeUndefined()
  })

  test('areas that give something beside the metal will do', () => {
    const told = { tiles: { E2: 'city 0' } }
    expect(playing('mining-area', told)).toMatchObject({
      plants: 1,
      titanium: 1,
      production: { titanium: 1 },
    })
  })

  test('Mining Guild gets its steel production on top', () => {
    const told = { corporation: 'mining-guild', tiles: { B1: 'city 0' } }
    expect(playing('mining-area', told, at('A1'))).toMatchObject({ production: { steel: 2 } })
  })
})

describe('faq: Mining Rights 067 (S)', () => {
  test('on steel or titanium alone; Mining Guild gets its steel production on top', () => {
    expect(refusal('mining-rights', {}, at('C4'))).toBeTruthy()
    expect(playing('mining-rights', { corporation: 'mining-guild' }, at('H6'))).toMatchObject({
      production: { steel: 1, titanium: 1 },
    })
  })

  test('Robotic Workforce copies the metal that was gained', () => {
    const table = scene({ hand: ['mining-rights', 'robotic-workforce'] })
    table.does(0, play('mining-rights'), at('H6'))
    expect(table.change(() => table.does(0, play('robotic-workforce')))).toEqual({
      mc: -9,
      cards: -1,
      production: { titanium: 1 },
    })
  })
})

describe('faq: Natural Preserve 044 (S)', () => {
  test('no tile beside it, oceans included', () => {
    expect(refusal('natural-preserve', { tiles: { E5: 'ocean' } }, at('F5'))).toBeTruthy()
    expect(refusal('natural-preserve', { tiles: { E5: 'ocean' } }, at('G4'))).toBeUndefined()
  })
})

describe('faq: Nitrogen-Rich 037 (S)', () => {
  test('3 TR in all, still 2 at the highest temperature', () => {
    expect(playing('nitrogen-rich-asteroid')).toMatchObject({ rating: 3 })
    expect(playing('nitrogen-rich-asteroid', { temperature: 8 })).toMatchObject({ rating: 2 })
  })
})

describe('faq: Noctis City 017 (S)', () => {
  test('on Tharsis on its own area, even beside a city', () => {
    expect(playing('noctis-city', { production: { energy: 1 }, tiles: { E2: 'city 1' } })).toMatchObject({
      tiles: { E3: 'city 0' },
    })
  })

  test('elsewhere by the rules of cities', () => {
    const told = { map: 'hellas', production: { energy: 1 }, tiles: { C5: 'city 1' } } as const
    expect(playing('noctis-city', told, at('E3'))).toMatchObject({ tiles: { E3: 'city 0' } })
    expect(refusal('noctis-city', told, at('C6'))).toBeTruthy()
  })
})

describe('faq: Olympus Conference 185 (CE)', () => {
  test('Research triggers it twice: add two, remove two, or one of each', () => {
    const told = { played: ['olympus-conference'], resources: { 'olympus-conference': 2 } }
    expect(playing('research', told, option(0), option(0))).toEqual({
      mc: -11,
      cards: 2,
      on: { 'olympus-conference': 2 },
    })
    expect(playing('research', told, option(1), option(1))).toEqual({
      mc: -11,
      cards: 4,
      on: { 'olympus-conference': -2 },
    })
    expect(playing('research', { played: ['olympus-conference'] }, option(1))).toEqual({ mc: -11, cards: 3 })
  })

  test('a resource is removed as soon as that is chosen: it cannot pay for two cards', () => {
    const told = {
      played: ['olympus-conference', 'mars-university'],
      resources: { 'olympus-conference': 1 },
      hand: ['fish', 'ants'],
    }
    expect(playing('research', told, option(1), decline, decline)).toEqual({ mc: -11, cards: 3 })
  })
})

describe('faq: Optimal Aerobraking 031 (S)', () => {
  test('paid in full first; adds up with Media Group', () => {
    expect(refusal('asteroid', { played: ['optimal-aerobraking'], stock: { mc: 13 } })).toBeTruthy()
    expect(playing('asteroid', { played: ['optimal-aerobraking', 'media-group'] })).toMatchObject({
      mc: -14 + 6,
      heat: 3,
    })
  })
})

describe('faq: Ore Processor 104 (S)', () => {
  test('still usable for the titanium when oxygen is at its maximum', () => {
    expect(using('ore-processor', { oxygen: 14, stock: { energy: 4 } })).toEqual({ energy: -4, titanium: 1 })
  })
})

describe('faq: Pets 172 (S)', () => {
  test('cities off Mars count', () => {
    expect(playing('ganymede-colony', { played: ['pets'] })).toMatchObject({ on: { pets: 1 } })
  })

  test('nobody removes its animals, not even the owner', () => {
    const table = scene({ played: ['predators', 'pets'], resources: { pets: 4 } })
    expect(table.refuses(0, use('predators'))).toBeTruthy()
    const rival = { played: ['pets'], resources: { pets: 4 } }
    expect(scene({ played: ['predators'], rival }).refuses(0, use('predators'))).toBeTruthy()
    expect(playing('virus', { rival })).toEqual({ mc: -1 })
  })
})

describe('faq: Plantation 193 (S)', () => {
  test('beside a tile of one’s own', () => {
    const told = { played: ['research'], tiles: { C4: 'city 0' } }
    expect(refusal('plantation', told, at('G4'))).toBeTruthy()
    expect(refusal('plantation', told, at('C5'))).toBeUndefined()
  })
})

describe('faq: Power Infrastructure 194 (CE)', () => {
  test('at least 1 energy', () => {
    expect(scene({ played: ['power-infrastructure'] }).refuses(0, use('power-infrastructure'))).toBeTruthy()
    expect(using('power-infrastructure', { stock: { energy: 3 } }, amount(1))).toEqual({ energy: -1, mc: 1 })
  })
})

describe('faq: Power Supply Consortium 160 (CE)', () => {
  test('if nobody has energy production, one raises one’s own and lowers it again', () => {
    expect(playing('power-supply-consortium', { played: ['power-plant', 'solar-power'] })).toEqual({ mc: -5 })
  })
})

describe('faq: Predators 024 (S)', () => {
  test('without an animal to take there is no action', () => {
    expect(scene({ played: ['predators', 'fish'] }).refuses(0, use('predators'))).toBeTruthy()
  })

  test('an own card may supply it, even Predators itself', () => {
    expect(using('predators', { played: ['fish'], resources: { fish: 1 } })).toEqual({
      on: { predators: 1, fish: -1 },
    })
    expect(using('predators', { resources: { predators: 1 } })).toEqual({})
  })

  test('alone, the neutral opponent supplies it', () => {
    expect(using('predators', { seats: 1 })).toEqual({ on: { predators: 1 } })
  })
})

describe('faq: Protected Habitats 173 (CE)', () => {
  test('its owner may still remove own resources', () => {
    const told = { played: ['protected-habitats', 'fish'], resources: { fish: 1 } }
    expect(using('predators', told)).toEqual({ on: { predators: 1, fish: -1 } })
  })
})

describe('faq: Protected Valley 174 (S)', () => {
  test('on any ocean area, beside a tile of one’s own or not', () => {
    expect(playing('protected-valley', { tiles: { G4: 'city 0' } }, at('A5'))).toMatchObject({
      tiles: { A5: 'greenery 0' },
    })
  })
})
