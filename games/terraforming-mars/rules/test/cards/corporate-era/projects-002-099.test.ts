import { describe, expect, test } from 'vitest'
import {
  at,
  buy,
  decline,
  discard,
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

/* What each Corporate Era project does, numbers 002 to 099. */

describe('Corporate Era projects 002 to 099', () => {
  test('Asteroid Mining Consortium takes a titanium production of any player', () => {
    const told = { production: { titanium: 1 }, rival: { production: { titanium: 1 } } }
    expect(playing('asteroid-mining-consortium', told, from(1))).toEqual({
      mc: -13,
      production: { titanium: 1 },
      rival: { production: { titanium: -1 } },
    })
  })

  test("Inventors' Guild looks at the top card, to buy or to discard it", () => {
    expect(using('inventors-guild', { deck: ['fish'] }, buy('fish'))).toEqual({ mc: -3, cards: 1 })
    expect(using('inventors-guild', { deck: ['fish'] }, buy())).toEqual({ discards: ['fish'] })
    const poor = scene({ played: ['inventors-guild'], stock: { mc: 2 }, deck: ['fish'] })
    expect(poor.refusesAfter(0, use('inventors-guild'), buy('fish'))).toBeTruthy()
    expect(poor.refusesAfter(0, use('inventors-guild'), buy())).toBeUndefined()
  })

  test('Space Elevator raises titanium production and sells a steel for 5 MC', () => {
    expect(playing('space-elevator')).toEqual({ mc: -27, production: { titanium: 1 } })
    expect(using('space-elevator', { stock: { steel: 1 } })).toEqual({ steel: -1, mc: 5 })
  })

  test('Development Center turns an energy into a card', () => {
    expect(using('development-center', { stock: { energy: 1 } })).toEqual({ energy: -1, cards: 1 })
  })

  test('Space Station makes space cards 2 MC cheaper', () => {
    expect(playing('soletta', { played: ['space-station'] })).toMatchObject({ mc: -33 })
    expect(playing('mine', { played: ['space-station'] })).toMatchObject({ mc: -4 })
  })

  test('Interstellar Colony Ship only scores', () => {
    const played = ['research', 'research-outpost', 'gene-repair', 'physics-complex']
    expect(playing('interstellar-colony-ship', { played })).toMatchObject({ mc: -23 })
    expect(points('interstellar-colony-ship', { played })).toBe(4)
  })

  test('Security Fleet turns a titanium into a fighter, each a point', () => {
    expect(using('security-fleet', { stock: { titanium: 2 } })).toEqual({
      titanium: -1,
      on: { 'security-fleet': 1 },
    })
    expect(points('security-fleet', { resources: { 'security-fleet': 3 } })).toBe(3)
  })

  test('Lightning Harvest raises energy and MC production', () => {
    expect(playing('lightning-harvest', { played: ['research', 'gene-repair'] })).toEqual({
      mc: -8,
      production: { mc: 1, energy: 1 },
    })
  })

  test('Tardigrades gathers a microbe a generation; 4 are a point', () => {
    expect(using('tardigrades')).toEqual({ on: { tardigrades: 1 } })
    expect(points('tardigrades', { resources: { tardigrades: 7 } })).toBe(1)
  })

  test('Virus removes up to 2 animals from one card, or up to 5 plants', () => {
    const told = { rival: { stock: { plants: 6 }, played: ['fish'], resources: { fish: 3 } } }
    expect(playing('virus', told, option(0), from(1, 'fish'))).toEqual({
      mc: -1,
      rival: { on: { fish: -2 } },
    })
    expect(playing('virus', told, option(1), from(1))).toEqual({ mc: -1, rival: { plants: -5 } })
  })

  test('Miranda Resort raises MC production for each Earth tag', () => {
    expect(playing('miranda-resort', { played: ['sponsors', 'cartel'] })).toEqual({
      mc: -12,
      production: { mc: 2 },
    })
  })

  test('Mine raises steel production', () => {
    expect(playing('mine')).toEqual({ mc: -4, production: { steel: 1 } })
  })

  test('Vesta Shipyard raises titanium production', () => {
    expect(playing('vesta-shipyard')).toEqual({ mc: -15, production: { titanium: 1 } })
  })

  test('Great Escarpment Consortium takes a steel production of any player', () => {
    const told = { production: { steel: 1 }, rival: { production: { steel: 1 } } }
    expect(playing('great-escarpment-consortium', told, from(1))).toEqual({
      mc: -6,
      production: { steel: 1 },
      rival: { production: { steel: -1 } },
    })
  })

  test('Mineral Deposit gives 5 steel', () => {
    expect(playing('mineral-deposit')).toEqual({ mc: -5, steel: 5 })
  })

  test('Mining Area lies on metal beside a tile of yours and raises the production of that metal', () => {
    const tiles = { B1: 'city 0' }
    expect(playing('mining-area', { tiles }, at('A1'))).toEqual({
      mc: -4,
      steel: 2,
      production: { steel: 1 },
      tiles: { A1: 'mining-area 0' },
    })
    expect(refusal('mining-area', { tiles }, at('H6'))).toBeTruthy()
  })

  test('Building Industries trades energy production for steel production', () => {
    expect(playing('building-industries', { production: { energy: 1 } })).toEqual({
      mc: -6,
      production: { energy: -1, steel: 2 },
    })
  })

  test('Land Claim keeps an area for its owner', () => {
    expect(playing('land-claim', {}, at('C4'))).toEqual({ mc: -1, claims: { C4: 0 } })
  })

  test('Sponsors raises MC production', () => {
    expect(playing('sponsors')).toEqual({ mc: -6, production: { mc: 2 } })
  })

  test('Electro Catapult costs energy production and sells a plant or a steel for 7 MC', () => {
    expect(playing('electro-catapult', { production: { energy: 1 } })).toEqual({
      mc: -17,
      production: { energy: -1 },
    })
    expect(using('electro-catapult', { stock: { plants: 1, steel: 1 } })).toEqual({ plants: -1, mc: 7 })
    expect(using('electro-catapult:2', { stock: { plants: 1, steel: 1 } })).toEqual({ steel: -1, mc: 7 })
  })

  test('Earth Catapult makes every card 2 MC cheaper', () => {
    expect(playing('mine', { played: ['earth-catapult'] })).toMatchObject({ mc: -2 })
  })

  test('Advanced Alloys makes steel and titanium worth 1 MC more', () => {
    const told = { played: ['advanced-alloys'], stock: { mc: 0, steel: 3, titanium: 4 } }
    expect(
      playing('strip-mine', { ...told, stock: { mc: 0, steel: 9 }, production: { energy: 2 } }),
    ).toMatchObject({
      steel: -9,
    })
    expect(playing('vesta-shipyard', told)).toMatchObject({ titanium: -4 })
  })

  test('Mars University may change a card of the hand for a new one with each science tag', () => {
    const told = { hand: ['fish'], deck: ['ants'], played: ['mars-university'] }
    expect(playing('trans-neptune-probe', told, discard('fish'))).toEqual({ mc: -6, discards: ['fish'] })
    expect(playing('trans-neptune-probe', told, decline)).toEqual({ mc: -6 })
  })

  test('Viral Enhancers gives a plant with each plant, microbe or animal tag, or a resource on the card played', () => {
    expect(playing('viral-enhancers')).toEqual({ mc: -9, plants: 1 })
    expect(playing('adapted-lichen', { played: ['viral-enhancers'] })).toEqual({
      mc: -9,
      plants: 1,
      production: { plants: 1 },
    })
    expect(playing('tardigrades', { played: ['viral-enhancers'] }, option(0))).toEqual({ mc: -4, plants: 1 })
    expect(playing('tardigrades', { played: ['viral-enhancers'] }, option(1))).toEqual({
      mc: -4,
      on: { tardigrades: 1 },
    })
  })

  test('Quantum Extractor raises energy production and makes space cards 2 MC cheaper', () => {
    expect(playing('quantum-extractor', { played: ['research', 'gene-repair', 'research'] })).toEqual({
      mc: -13,
      production: { energy: 4 },
    })
    expect(playing('soletta', { played: ['quantum-extractor'] })).toMatchObject({ mc: -33 })
  })

  test('Callisto Penal Mines raises MC production', () => {
    expect(playing('callisto-penal-mines')).toEqual({ mc: -24, production: { mc: 3 } })
  })

  test('Trans-Neptune Probe only scores', () => {
    expect(playing('trans-neptune-probe')).toEqual({ mc: -6 })
  })

  test('Commercial District trades energy for MC production and is worth a point for each city beside it', () => {
    expect(playing('commercial-district', { production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -16,
      production: { energy: -1, mc: 4 },
      tiles: { C4: 'commercial-district 0' },
    })
    const tiles = { C4: 'commercial-district 0', C5: 'city 1', B3: 'city 0', C3: 'greenery 1' }
    expect(points('commercial-district', { tiles })).toBe(2)
  })

  test('Robotic Workforce repeats the production box of a building card', () => {
    expect(playing('robotic-workforce', { played: ['mine', 'titanium-mine'] }, onto('mine'))).toEqual({
      mc: -9,
      production: { steel: 1 },
    })
    expect(refusal('robotic-workforce', { played: ['food-factory', 'soletta'] })).toBeTruthy()
  })

  test('Research draws 2 cards', () => {
    expect(playing('research')).toEqual({ mc: -11, cards: 2 })
  })

  test('Gene Repair raises MC production', () => {
    expect(playing('gene-repair', { played: ['research', 'physics-complex'] })).toEqual({
      mc: -12,
      production: { mc: 2 },
    })
  })

  test('Io Mining Industries raises titanium and MC production and scores for Jovian tags', () => {
    expect(playing('io-mining-industries')).toEqual({ mc: -41, production: { titanium: 2, mc: 2 } })
    expect(points('io-mining-industries', { played: ['vesta-shipyard'] })).toBe(2)
  })

  test('Mass Converter raises energy production and makes space cards 2 MC cheaper', () => {
    const played = ['research', 'gene-repair', 'physics-complex', 'ai-central']
    expect(playing('mass-converter', { played })).toEqual({ mc: -8, production: { energy: 6 } })
    expect(playing('soletta', { played: ['mass-converter'] })).toMatchObject({ mc: -33 })
  })

  test('Physics Complex turns 6 energy into a science resource worth 2 points', () => {
    expect(using('physics-complex', { stock: { energy: 6 } })).toEqual({
      energy: -6,
      on: { 'physics-complex': 1 },
    })
    expect(points('physics-complex', { resources: { 'physics-complex': 2 } })).toBe(4)
  })

  test('Tropical Resort trades heat production for MC production', () => {
    expect(playing('tropical-resort', { production: { heat: 2 } })).toEqual({
      mc: -13,
      production: { heat: -2, mc: 3 },
    })
  })

  test("Toll Station raises MC production for each space tag of one's opponents", () => {
    const rival = { played: ['soletta', 'vesta-shipyard'] }
    expect(playing('toll-station', { rival, played: ['asteroid-mining'] })).toEqual({
      mc: -12,
      production: { mc: 2 },
    })
  })
})
