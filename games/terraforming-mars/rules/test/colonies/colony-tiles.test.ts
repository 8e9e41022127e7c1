import type { ColonyId } from '@perilune/terraforming-mars'
import { colonyText } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { colonyTiles } from '../../src/colonies/tiles.js'
import { at, project, scene, trade } from '../scene.js'

/*
 * What each of the eleven colony tiles brings: a colony built, a trade at each step, the bonus of a colony.
 */

const BUILD = project('build-colony')
const WITH_CARDS = { played: ['fish', 'ants', 'atmo-collectors'] }

/** What building on this tile changes beside its price. */
function built(id: ColonyId, ...areas: string[]) {
  const table = scene({ ...WITH_CARDS, colonies: { [id]: {} } })
  const { mc = 0, ...change } = table.change(() => table.does(0, BUILD, ...areas.map(at)))
  return mc === -17 ? change : { ...change, mc: (mc as number) + 17 }
}

/** What a trade at each step of the track changes beside its price, of the one thing that it brings. */
function traded(id: ColonyId, what: (change: Record<string, unknown>) => unknown): unknown[] {
  return [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const table = scene({ ...WITH_CARDS, stock: { energy: 3 }, colonies: { [id]: { at: step } } })
    return what(table.change(() => table.does(0, trade(id, 'energy')))) ?? 0
  })
}

/** What a rival's trade brings the owner of a colony there. */
function bonus(id: ColonyId) {
  const table = scene({ ...WITH_CARDS, colonies: { [id]: { at: 4, owners: [0] } } })
  table.passTurn(0)
  return table.change(() => table.does(1, trade(id)))
}

const on = (card: string) => (change: Record<string, unknown>) =>
  (change.on as Record<string, number> | undefined)?.[card]

describe('colony tiles', () => {
  test('Callisto: energy', () => {
    expect(built('callisto')).toEqual({ production: { energy: 1 } })
    expect(traded('callisto', (c) => ((c.energy as number) ?? 0) + 3)).toEqual([0, 2, 3, 5, 7, 10, 13])
    expect(bonus('callisto')).toMatchObject({ energy: 3 })
  })

  test('Ceres: steel', () => {
    expect(built('ceres')).toEqual({ production: { steel: 1 } })
    expect(traded('ceres', (c) => c.steel)).toEqual([1, 2, 3, 4, 6, 8, 10])
    expect(bonus('ceres')).toMatchObject({ steel: 2 })
  })

  test('Enceladus: microbes', () => {
    expect(built('enceladus')).toEqual({ on: { ants: 3 } })
    expect(traded('enceladus', on('ants'))).toEqual([0, 1, 2, 3, 4, 4, 5])
    expect(bonus('enceladus')).toMatchObject({ on: { ants: 1 } })
  })

  test('Europa: an ocean, and the production under the marker', () => {
    expect(built('europa', 'E5')).toMatchObject({ oceans: 1, rating: 1, tiles: { E5: 'ocean' } })
    expect(traded('europa', (c) => Object.keys(c.production as object))).toEqual([
      ['mc'],
      ['mc'],
      ['energy'],
      ['energy'],
      ['plants'],
      ['plants'],
      ['plants'],
    ])
    expect(bonus('europa')).toMatchObject({ mc: 1 })
  })

  test('Ganymede: plants', () => {
    expect(built('ganymede')).toEqual({ production: { plants: 1 } })
    expect(traded('ganymede', (c) => c.plants)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(bonus('ganymede')).toMatchObject({ plants: 1 })
  })

  test('Io: heat', () => {
    expect(built('io')).toEqual({ production: { heat: 1 } })
    expect(traded('io', (c) => c.heat)).toEqual([2, 3, 4, 6, 8, 10, 13])
    expect(bonus('io')).toMatchObject({ heat: 2 })
  })

  test('Luna: MC', () => {
    expect(built('luna')).toEqual({ production: { mc: 2 } })
    expect(traded('luna', (c) => c.mc)).toEqual([1, 2, 4, 7, 10, 13, 17])
    expect(bonus('luna')).toMatchObject({ mc: 2 })
  })

  test('Miranda: animals, and a card for each colony', () => {
    expect(built('miranda')).toEqual({ on: { fish: 1 } })
    expect(traded('miranda', on('fish'))).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect(bonus('miranda')).toMatchObject({ cards: 1 })
  })

  test('Pluto: cards', () => {
    expect(built('pluto')).toEqual({ cards: 2 })
    expect(traded('pluto', (c) => c.cards)).toEqual([0, 1, 2, 2, 3, 3, 4])
  })

  test('Titan: floaters', () => {
    expect(built('titan')).toEqual({ on: { 'atmo-collectors': 3 } })
    expect(traded('titan', on('atmo-collectors'))).toEqual([0, 1, 1, 2, 3, 3, 4])
    expect(bonus('titan')).toMatchObject({ on: { 'atmo-collectors': 1 } })
  })

  test('Triton: titanium', () => {
    expect(built('triton')).toEqual({ titanium: 3 })
    expect(traded('triton', (c) => c.titanium)).toEqual([0, 1, 1, 2, 3, 4, 5])
    expect(bonus('triton')).toMatchObject({ titanium: 1 })
  })

  test.each(colonyTiles.map((tile) => tile.id))('%s is told in whole sentences', (id) => {
    expect(colonyText(id)).toMatch(/^[A-Z].*\.$/)
    expect(colonyText(id)).not.toMatch(/undefined|\[object|NaN| {2}/)
  })
})
