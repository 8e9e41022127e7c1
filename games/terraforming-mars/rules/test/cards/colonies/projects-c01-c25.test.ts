import { describe, expect, test } from 'vitest'
import {
  at,
  first,
  from,
  markers,
  onto,
  option,
  paying,
  play,
  playing,
  points,
  refusal,
  scene,
  site,
  trade,
  using,
} from '../../scene.js'

/* What each project of Colonies does, C01 to C25. */

describe('Colonies projects C01 to C25', () => {
  test('Airliners asks for 3 floaters, raises MC production and gives 2 floaters', () => {
    const resources = { 'atmo-collectors': 2, 'jovian-lanterns': 1 }
    expect(playing('airliners', { resources }, onto('jovian-lanterns'))).toEqual({
      mc: -11,
      production: { mc: 2 },
      on: { 'jovian-lanterns': 2 },
    })
    expect(refusal('airliners', { resources: { 'atmo-collectors': 2 } })).toBeTruthy()
    expect(points('airliners', {})).toBe(1)
  })

  test('Air Raid gives up a floater and steals up to 5 MC', () => {
    const told = { resources: { 'atmo-collectors': 2 }, rival: { stock: { mc: 3 } } }
    expect(playing('air-raid', told, from(1))).toEqual({
      mc: 3,
      on: { 'atmo-collectors': -1 },
      rival: { mc: -3 },
    })
    expect(refusal('air-raid', { played: ['atmo-collectors'] })).toBeTruthy()
  })

  test('Atmo Collectors brings 2 floaters and turns a floater into titanium, energy or heat', () => {
    expect(playing('atmo-collectors')).toEqual({ mc: -15, on: { 'atmo-collectors': 2 } })
    const resources = { 'atmo-collectors': 1 }
    expect(using('atmo-collectors')).toEqual({ on: { 'atmo-collectors': 1 } })
    expect(using('atmo-collectors:2', { resources })).toEqual({ titanium: 2, on: { 'atmo-collectors': -1 } })
    expect(using('atmo-collectors:3', { resources })).toEqual({ energy: 3, on: { 'atmo-collectors': -1 } })
    expect(using('atmo-collectors:4', { resources })).toEqual({ heat: 4, on: { 'atmo-collectors': -1 } })
  })

  test('Community Services raises MC production for each card without tags, itself and the corporation included', () => {
    expect(playing('community-services', { played: ['trade-envoys', 'mine'] })).toEqual({
      mc: -13,
      production: { mc: 3 },
    })
    expect(playing('community-services', { corporation: 'thorgate' })).toMatchObject({
      production: { mc: 1 },
    })
    expect(points('community-services', {})).toBe(1)
  })

  test('Conscription makes the next card of the generation 16 MC cheaper, for a point', () => {
    const table = scene({ hand: ['conscription', 'comet', 'mine'], played: first(2, 'earth') })
    table.does(0, play('conscription'))
    expect(table.change(() => table.does(0, play('comet'), at('E5')))).toMatchObject({ mc: -21 + 16 })
    expect(refusal('conscription', { played: first(1, 'earth') })).toBeTruthy()
    expect(points('conscription', {})).toBe(-1)
  })

  test('Corona Extractor raises energy production by 4', () => {
    expect(playing('corona-extractor', { played: first(4, 'science') })).toEqual({
      mc: -10,
      production: { energy: 4 },
    })
    expect(refusal('corona-extractor', { played: first(3, 'science') })).toBeTruthy()
  })

  test('Cryo-Sleep makes every trade 1 cheaper, whatever pays for it', () => {
    const told = {
      played: ['cryo-sleep'],
      stock: { mc: 20, energy: 5, titanium: 5 },
      colonies: { ceres: {} },
    }
    const paid = (kind: 'mc' | 'energy' | 'titanium') => {
      const table = scene(told)
      return table.change(() => table.does(0, trade('ceres', kind)))
    }
    expect(paid('mc')).toMatchObject({ mc: -8 })
    expect(paid('energy')).toMatchObject({ energy: -2 })
    expect(paid('titanium')).toMatchObject({ titanium: -2 })
    expect(points('cryo-sleep', {})).toBe(1)
  })

  test('Earth Elevator raises titanium production by 3 and is worth 4 points', () => {
    expect(playing('earth-elevator')).toEqual({ mc: -43, production: { titanium: 3 } })
    expect(points('earth-elevator', {})).toBe(4)
  })

  test('Ecology Research raises plant production for each own colony and feeds two cards', () => {
    const told = {
      played: ['fish', 'ants'],
      colonies: { luna: { owners: [0, 1] }, io: { owners: [1, 0] }, ceres: { owners: [1] } },
    }
    expect(playing('ecology-research', told)).toEqual({
      mc: -21,
      production: { plants: 2 },
      on: { fish: 1, ants: 2 },
    })
    expect(points('ecology-research', {})).toBe(1)
  })

  test('Floater Leasing raises MC production for every 3 floaters on own cards', () => {
    const resources = { 'atmo-collectors': 4, 'jovian-lanterns': 3, fish: 5 }
    expect(playing('floater-leasing', { resources })).toEqual({ mc: -3, production: { mc: 2 } })
  })

  test('Floater Prototypes puts 2 floaters on one card', () => {
    expect(playing('floater-prototypes', { played: ['atmo-collectors'] })).toEqual({
      mc: -2,
      on: { 'atmo-collectors': 2 },
    })
    expect(playing('floater-prototypes')).toEqual({ mc: -2 })
  })

  test('Floater Technology adds a floater to another card', () => {
    expect(using('floater-technology', { played: ['atmo-collectors'] })).toEqual({
      on: { 'atmo-collectors': 1 },
    })
  })

  test('Galilean Waystation raises MC production for each Jovian tag of all players', () => {
    const told = { played: ['jovian-lanterns'], rival: { played: first(2, 'jovian') } }
    expect(playing('galilean-waystation', told)).toEqual({ mc: -15, production: { mc: 3 } })
    expect(points('galilean-waystation', {})).toBe(1)
  })

  test('Heavy Taxation brings 4 MC and 2 MC production for a point', () => {
    expect(playing('heavy-taxation', { played: first(2, 'earth') })).toEqual({ mc: 1, production: { mc: 2 } })
    expect(refusal('heavy-taxation', { played: first(1, 'earth') })).toBeTruthy()
    expect(points('heavy-taxation', {})).toBe(-1)
  })

  test('Ice Moon Colony lays an ocean and builds a colony', () => {
    expect(playing('ice-moon-colony', { colonies: { luna: {} } }, at('E5'))).toEqual({
      mc: -23,
      plants: 2,
      rating: 1,
      oceans: 1,
      production: { mc: 2 },
      tiles: { E5: 'ocean' },
    })
  })

  test('Impactor Swarm brings 12 heat and removes up to 2 plants', () => {
    const told = { played: first(2, 'jovian'), rival: { stock: { plants: 5 } } }
    expect(playing('impactor-swarm', told, from(1))).toEqual({ mc: -11, heat: 12, rival: { plants: -2 } })
    expect(refusal('impactor-swarm', { played: first(1, 'jovian') })).toBeTruthy()
  })

  test('Interplanetary Colony Ship builds a colony', () => {
    const colonies = { luna: {}, ceres: {} }
    expect(playing('interplanetary-colony-ship', { colonies }, site('ceres'))).toEqual({
      mc: -12,
      production: { steel: 1 },
    })
  })

  test('Jovian Lanterns raises TR, brings 2 floaters, and turns titanium into 2 floaters', () => {
    expect(playing('jovian-lanterns', { played: first(1, 'jovian') })).toEqual({
      mc: -20,
      rating: 1,
      on: { 'jovian-lanterns': 2 },
    })
    expect(using('jovian-lanterns', { stock: { titanium: 1 } })).toEqual({
      titanium: -1,
      on: { 'jovian-lanterns': 2 },
    })
    expect(points('jovian-lanterns', { resources: { 'jovian-lanterns': 5 } })).toBe(2)
    expect(refusal('jovian-lanterns')).toBeTruthy()
  })

  test('Jupiter Floating Station adds a floater to a Jovian card, or pays 1 MC for each floater on it, at most 4', () => {
    const played = ['jovian-lanterns', 'atmo-collectors']
    expect(using('jupiter-floating-station', { played }, onto('jovian-lanterns'))).toEqual({
      on: { 'jovian-lanterns': 1 },
    })
    const paid = (n: number) =>
      using('jupiter-floating-station:2', { resources: { 'jupiter-floating-station': n } })
    expect(paid(3)).toEqual({ mc: 3 })
    expect(paid(6)).toEqual({ mc: 4 })
    expect(refusal('jupiter-floating-station', { played: first(2, 'science') })).toBeTruthy()
    expect(points('jupiter-floating-station', {})).toBe(1)
  })

  test('Luna Governor raises MC production by 2', () => {
    expect(playing('luna-governor', { played: first(3, 'earth') })).toMatchObject({ production: { mc: 2 } })
    expect(refusal('luna-governor', { played: first(2, 'earth') })).toBeTruthy()
  })

  test('Lunar Exports raises MC production by 5 or plant production by 2', () => {
    expect(playing('lunar-exports', {}, option(0))).toEqual({ mc: -19, production: { mc: 5 } })
    expect(playing('lunar-exports', {}, option(1))).toEqual({ mc: -19, production: { plants: 2 } })
  })

  test('Lunar Mining raises titanium production for every 2 Earth tags, its own included', () => {
    expect(playing('lunar-mining', { played: ['sponsors', 'cartel'] })).toEqual({
      mc: -11,
      production: { titanium: 1 },
    })
    expect(playing('lunar-mining', { played: ['sponsors', 'cartel', 'lunar-exports'] })).toMatchObject({
      production: { titanium: 2 },
    })
  })

  test('Market Manipulation moves one marker up and another down', () => {
    const table = scene({ hand: ['market-manipulation'], colonies: { luna: { at: 3 }, ceres: { at: 3 } } })
    table.does(0, play('market-manipulation'), markers('luna', 'ceres'))
    expect([table.colony('luna').at, table.colony('ceres').at]).toEqual([4, 2])
  })

  test('Martian Zoo gets an animal for each Earth tag played and pays 1 MC for each animal', () => {
    expect(playing('luna-governor', { played: ['martian-zoo', ...first(3, 'earth')] })).toMatchObject({
      on: { 'martian-zoo': 2 },
    })
    expect(using('martian-zoo', { resources: { 'martian-zoo': 3 } })).toEqual({ mc: 3 })
    expect(points('martian-zoo', {})).toBe(1)
  })

  test('Mining Colony raises titanium production and builds a colony', () => {
    expect(
      playing('mining-colony', { stock: { titanium: 2 }, colonies: { io: {} } }, paying({ mc: 20 })),
    ).toEqual({
      mc: -20,
      production: { titanium: 1, heat: 1 },
    })
  })
})
