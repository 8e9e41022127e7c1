import { describe, expect, test } from 'vitest'
import {
  amount,
  at,
  first,
  play,
  playing,
  points,
  refusal,
  scene,
  site,
  trade,
  up,
  use,
  using,
} from '../../scene.js'

/* What each project of Colonies does, C26 to C49. */

describe('Colonies projects C26 to C49', () => {
  test('Minority Refuge builds a colony for 2 MC production', () => {
    expect(playing('minority-refuge', { colonies: { ceres: {} } })).toEqual({
      mc: -5,
      production: { mc: -2, steel: 1 },
    })
  })

  test('Molecular Printing gives 1 MC for each city and each colony in play', () => {
    const told = {
      tiles: { C5: 'city 1', G4: 'city 0' },
      colonies: { luna: { owners: [0, 1] }, io: { owners: [1] } },
    }
    expect(playing('molecular-printing', told)).toEqual({ mc: -11 + 2 + 3 })
    expect(points('molecular-printing', {})).toBe(1)
  })

  test('Nitrogen from Titan raises TR by 2 and puts 2 floaters on a Jovian card', () => {
    expect(playing('nitrogen-from-titan', { played: ['titan-shuttles', 'atmo-collectors'] })).toEqual({
      mc: -25,
      rating: 2,
      on: { 'titan-shuttles': 2 },
    })
    expect(points('nitrogen-from-titan', {})).toBe(1)
  })

  test('Pioneer Settlement builds a colony for 2 MC production, with at most 1 colony before', () => {
    const colonies = { ceres: {}, io: { owners: [0] } } as const
    expect(playing('pioneer-settlement', { colonies })).toEqual({
      mc: -13,
      production: { mc: -2, steel: 1 },
    })
    expect(refusal('pioneer-settlement', { colonies: { ...colonies, luna: { owners: [0] } } })).toBeTruthy()
    expect(points('pioneer-settlement', {})).toBe(2)
  })

  test('Productive Outpost gives the bonus of every own colony', () => {
    const told = { colonies: { luna: { owners: [0, 1, 0] }, ceres: { owners: [0] }, io: { owners: [1] } } }
    expect(playing('productive-outpost', told)).toEqual({ mc: 4, steel: 2 })
  })

  test('Quantum Communications raises MC production for each colony in play', () => {
    const told = { played: first(4, 'science'), colonies: { luna: { owners: [0, 1] }, io: { owners: [1] } } }
    expect(playing('quantum-communications', told)).toEqual({ mc: -8, production: { mc: 3 } })
    expect(refusal('quantum-communications', { played: first(3, 'science') })).toBeTruthy()
    expect(points('quantum-communications', {})).toBe(1)
  })

  test('Red Spot Observatory draws 2 cards and turns a floater into a card', () => {
    expect(playing('red-spot-observatory', { played: first(3, 'science') })).toEqual({ mc: -17, cards: 2 })
    expect(using('red-spot-observatory')).toEqual({ on: { 'red-spot-observatory': 1 } })
    expect(using('red-spot-observatory:2', { resources: { 'red-spot-observatory': 1 } })).toEqual({
      cards: 1,
      on: { 'red-spot-observatory': -1 },
    })
    expect(points('red-spot-observatory', {})).toBe(2)
  })

  test('Refugee Camps turns MC production into camps, each worth a point', () => {
    expect(using('refugee-camps')).toEqual({ production: { mc: -1 }, on: { 'refugee-camps': 1 } })
    const table = scene({ played: ['refugee-camps'], production: { mc: -5 } })
    expect(table.refuses(0, use('refugee-camps'))).toBeTruthy()
    expect(points('refugee-camps', { resources: { 'refugee-camps': 3 } })).toBe(3)
  })

  test('Research Colony draws 2 cards and builds a colony, even where there is one already', () => {
    expect(playing('research-colony', { colonies: { luna: { owners: [0] } } })).toEqual({
      mc: -20,
      cards: 2,
      production: { mc: 2 },
    })
  })

  test('Rim Freighters makes every trade 1 cheaper', () => {
    const table = scene({
      played: ['rim-freighters', 'cryo-sleep'],
      stock: { energy: 1 },
      colonies: { io: {} },
    })
    expect(table.change(() => table.does(0, trade('io', 'energy')))).toEqual({ energy: -1, heat: 3 })
  })

  test('Sky Docks brings a trade fleet and makes every card 1 MC cheaper', () => {
    const table = scene({ hand: ['sky-docks', 'mine'], played: first(2, 'earth'), colonies: { io: {} } })
    table.does(0, play('sky-docks'))
    expect(table.s.colonies?.traders[0].fleets).toBe(2)
    expect(table.change(() => table.does(0, play('mine')))).toMatchObject({ mc: -3 })
    expect(refusal('sky-docks', { played: first(1, 'earth'), colonies: { io: {} } })).toBeTruthy()
    expect(points('sky-docks', {})).toBe(2)
  })

  test('Solar Probe draws a card for every 3 science tags, its own included', () => {
    expect(playing('solar-probe', { played: first(5, 'science') })).toEqual({ mc: -9, cards: 2 })
    expect(playing('solar-probe', { played: first(4, 'science') })).toEqual({ mc: -9, cards: 1 })
    expect(points('solar-probe', {})).toBe(1)
  })

  test('Solar Reflectors raises heat production by 5', () => {
    expect(playing('solar-reflectors')).toEqual({ mc: -23, production: { heat: 5 } })
  })

  test('Space Port lays a city, turns energy into 4 MC production and brings a trade fleet', () => {
    const table = scene({
      hand: ['space-port'],
      production: { energy: 1 },
      colonies: { luna: { owners: [0] } },
    })
    expect(table.change(() => table.does(0, play('space-port'), at('G4')))).toEqual({
      mc: -22,
      cards: -1,
      production: { energy: -1, mc: 4 },
      tiles: { G4: 'city 0' },
    })
    expect(table.s.colonies?.traders[0].fleets).toBe(2)
  })

  test('Space Port Colony builds a colony even where there is one, brings a fleet, and scores for 2 colonies a point', () => {
    const table = scene({ hand: ['space-port-colony'], colonies: { luna: { owners: [0, 1] } } })
    expect(table.change(() => table.does(0, play('space-port-colony')))).toEqual({
      mc: -27,
      cards: -1,
      production: { mc: 2 },
    })
    expect(table.s.colonies?.traders[0].fleets).toBe(2)
    expect(
      points('space-port-colony', { colonies: { luna: { owners: [0, 1, 1] }, io: { owners: [1, 0] } } }),
    ).toBe(2)
  })

  test('Spin-off Department raises MC production and draws a card for each card of 20 MC or more', () => {
    expect(playing('spin-off-department')).toEqual({ mc: -10, production: { mc: 2 } })
    const played = ['spin-off-department']
    expect(playing('solar-reflectors', { played })).toMatchObject({ cards: 1 })
    expect(playing('earth-elevator', { played, deck: ['fish'] })).toMatchObject({ cards: 1 })
    expect(playing('lunar-mining', { played })).not.toHaveProperty('cards')
  })

  test('Sub-zero Salt Fish takes plant production from any player and grows', () => {
    const told = { temperature: -6, rival: { production: { plants: 1 } } }
    expect(playing('sub-zero-salt-fish', told)).toEqual({ mc: -5, rival: { production: { plants: -1 } } })
    expect(refusal('sub-zero-salt-fish', { ...told, temperature: -8 })).toBeTruthy()
    expect(using('sub-zero-salt-fish')).toEqual({ on: { 'sub-zero-salt-fish': 1 } })
    expect(points('sub-zero-salt-fish', { resources: { 'sub-zero-salt-fish': 5 } })).toBe(2)
  })

  test('Titan Air-scrapping turns 2 floaters into TR and titanium into 2 floaters', () => {
    const resources = { 'titan-air-scrapping': 2 }
    expect(using('titan-air-scrapping', { resources })).toEqual({
      rating: 1,
      on: { 'titan-air-scrapping': -2 },
    })
    expect(using('titan-air-scrapping:2', { stock: { titanium: 1 } })).toEqual({
      titanium: -1,
      on: { 'titan-air-scrapping': 2 },
    })
    expect(points('titan-air-scrapping', {})).toBe(2)
  })

  test('Titan Floating Launch-pad feeds Jovian cards and trades for a floater', () => {
    expect(playing('titan-floating-launch-pad', { played: ['atmo-collectors'] })).toEqual({
      mc: -18,
      on: { 'titan-floating-launch-pad': 2 },
    })
    expect(using('titan-floating-launch-pad')).toEqual({ on: { 'titan-floating-launch-pad': 1 } })
    const told = { resources: { 'titan-floating-launch-pad': 1 }, colonies: { ceres: { at: 4 }, luna: {} } }
    expect(using('titan-floating-launch-pad:2', told, site('ceres'))).toEqual({
      steel: 4,
      on: { 'titan-floating-launch-pad': -1 },
    })
    expect(points('titan-floating-launch-pad', {})).toBe(1)
  })

  test('Titan Shuttles puts 2 floaters on a Jovian card, or turns floaters into as much titanium', () => {
    expect(using('titan-shuttles', { played: ['atmo-collectors'] })).toEqual({ on: { 'titan-shuttles': 2 } })
    expect(using('titan-shuttles:2', { resources: { 'titan-shuttles': 5 } }, amount(3))).toEqual({
      titanium: 3,
      on: { 'titan-shuttles': -3 },
    })
    expect(points('titan-shuttles', {})).toBe(1)
  })

  test('Trade Envoys may move the marker up before a trade', () => {
    const table = scene({ played: ['trade-envoys'], colonies: { luna: { at: 3 } } })
    expect(table.change(() => table.does(0, trade('luna'), up(1)))).toEqual({ mc: -9 + 7 })
    expect(table.colony('luna').at).toBe(1)
  })

  test('Trading Colony builds a colony and may move the marker up before a trade', () => {
    expect(playing('trading-colony', { colonies: { luna: {} } })).toEqual({ mc: -18, production: { mc: 2 } })
    const table = scene({ played: ['trading-colony'], colonies: { luna: { at: 3 } } })
    expect(table.change(() => table.does(0, trade('luna'), up(1)))).toEqual({ mc: -9 + 7 })
  })

  test('Urban Decomposers asks for a colony and a city, raises plant production and brings 2 microbes', () => {
    const told = { played: ['ants'], colonies: { luna: { owners: [0] } }, tiles: { C5: 'city 0' } }
    expect(playing('urban-decomposers', told)).toEqual({ mc: -6, production: { plants: 1 }, on: { ants: 2 } })
    expect(refusal('urban-decomposers', { ...told, tiles: { C5: 'city 1' } })).toBeTruthy()
    expect(refusal('urban-decomposers', { ...told, colonies: { luna: { owners: [1] } } })).toBeTruthy()
  })

  test('Warp Drive makes a card 4 MC cheaper for each space tag', () => {
    expect(playing('solar-reflectors', { played: ['warp-drive'] })).toMatchObject({ mc: -19 })
    expect(refusal('warp-drive', { played: first(4, 'science') })).toBeTruthy()
    expect(points('warp-drive', {})).toBe(2)
  })
})
