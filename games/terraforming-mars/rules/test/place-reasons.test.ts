import { BOARDS } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { reasonAt } from './reasons.js'
import { areaOf, project, type SceneTold, scene } from './scene.js'

/* Why a tile or a colony may not go where it is not offered, as programs are told. */

const RESERVED = BOARDS.tharsis.areas.findIndex(({ row, kind }) => row > 0 && kind === 'reserved')

/** The reason for which a standard project's tile is refused there; nothing if it may lie there. */
function codeOf(tile: 'city' | 'greenery' | 'aquifer', area: string | number, told: SceneTold = {}) {
  const table = scene(told)
  game.play(table.s, 0, project(tile))
  return reasonAt(table, 0, { area: typeof area === 'number' ? area : areaOf(area) })
}

describe('a tile is refused', () => {
  test('on an area that has one', () => {
    for (const tile of ['city', 'greenery'] as const)
      expect(codeOf(tile, 'C4', { tiles: { C4: 'greenery 1' } })).toEqual({ code: 'area-taken' })
    expect(codeOf('aquifer', 'E5', { tiles: { E5: 'ocean' } })).toEqual({ code: 'area-taken' })
  })

  test('on an area that another player has claimed, and not on one’s own', () => {
    expect(codeOf('city', 'C4', { claims: { C4: 1 } })).toEqual({ code: 'area-claimed' })
    expect(codeOf('city', 'C4', { claims: { C4: 0 } })).toBeUndefined()
  })

  test('on an area for oceans, if it is none', () => {
    expect(codeOf('city', 'E5')).toEqual({ code: 'area-for-oceans' })
    expect(codeOf('aquifer', 'E5')).toBeUndefined()
  })

  test('on the area that is kept for another', () => {
    expect(codeOf('city', RESERVED)).toEqual({ code: 'area-reserved' })
    expect(codeOf('greenery', RESERVED)).toEqual({ code: 'area-reserved' })
  })

  test('beside a city, if it is one', () => {
    const tiles = { C4: 'city 1' }
    expect(codeOf('city', 'C5', { tiles })).toEqual({ code: 'area-beside-city' })
    expect(codeOf('city', 'C6', { tiles })).toBeUndefined()
    expect(codeOf('greenery', 'C5', { tiles })).toBeUndefined()
  })

  test('away from one’s own tiles, if it is a greenery and there is room beside them', () => {
    const tiles = { C4: 'greenery 0' }
    expect(codeOf('greenery', 'G5', { tiles })).toEqual({ code: 'area-not-beside-own' })
    expect(codeOf('greenery', 'C5', { tiles })).toBeUndefined()
    expect(codeOf('city', 'G5', { tiles })).toBeUndefined()
  })

  test('on land, if it is an ocean', () => {
    expect(codeOf('aquifer', 'C4')).toEqual({ code: 'area-not-there', tile: 'ocean' })
  })
})

describe('a colony is refused', () => {
  const colonies = {
    luna: { owners: [0] },
    io: { owners: [1, 1, 1] },
    titan: {},
    europa: { owners: [1] },
    callisto: {},
  }
  const codeOn = (colony: string) => {
    const table = scene({ colonies })
    game.play(table.s, 0, project('build-colony'))
    return reasonAt(table, 0, { colony })
  }

  test('where the player has one', () => {
    expect(codeOn('luna')).toEqual({ code: 'colony-there', colony: 'luna' })
  })

  test('where all spots are taken', () => {
    expect(codeOn('io')).toEqual({ code: 'colony-full', colony: 'io' })
  })

  test('on a tile that is not in play yet', () => {
    expect(codeOn('titan')).toEqual({ code: 'colony-asleep', colony: 'titan' })
  })

  test('nowhere else', () => {
    expect(codeOn('europa')).toBeUndefined()
  })
})
