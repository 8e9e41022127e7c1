import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { type SceneTold, scene, type Table } from '../scene.js'

/* A game on Tharsis with milestones and awards that were drawn from all maps, played. */

const MILESTONES = ['mayor', 'energizer', 'rim-settler', 'legend', 'polar-explorer']
const AWARDS = ['banker', 'cultivator', 'contractor', 'desert-settler', 'benefactor']

function drawn(told: SceneTold): Table {
  const table = scene({ ...told, options: { goals: 'random' } })
  table.s.drawnGoals = { milestones: MILESTONES, awards: AWARDS }
  return table
}

describe('milestones drawn from other maps', () => {
  test('one of them is claimed by who meets it, and scores 5', () => {
    const table = drawn({ production: { energy: 6 }, stock: { mc: 20 } })
    expect(table.refusesClaim(0, 'rim-settler')).toBeTruthy()
    expect(table.change(() => table.claim(0, 'energizer'))).toMatchObject({ mc: -8 })
    expect(table.s.milestones).toEqual([-1, 0, -1, -1, -1])
    expect(table.refusesClaim(0, 'energizer')).toBeTruthy()
    expect(table.finish().lines).toContainEqual(
      expect.objectContaining({ seat: 0, points: 5, why: 'milestone:energizer' }),
    )
  })

  test('one of the map that was not drawn is refused', () => {
    const table = drawn({ rating: 40, stock: { mc: 20 } })
    expect(table.refusesClaim(0, 'terraformer')).toBeTruthy()
    expect(table.refusesFund(0, 'landlord')).toBeTruthy()
  })

  test('rows of another map are counted on this one', () => {
    const tiles = { H4: 'city 0', I1: 'greenery 0', G2: 'greenery 0' }
    expect(drawn({ tiles }).standing('polar-explorer')).toEqual([2, 0])
    expect(drawn({ tiles }).standing('desert-settler')).toEqual([3, 0])
  })
})

describe('awards drawn from other maps', () => {
  test('each is offered, costs 8, 14 and 20, and scores for whoever has most of it', () => {
    const table = drawn({ stock: { mc: 60 }, tiles: { G2: 'greenery 1' } })
    for (const award of AWARDS) expect(table.refusesFund(0, award)).toBeUndefined()
    expect(table.change(() => table.fund(0, 'cultivator'))).toMatchObject({ mc: -8 })
    expect(table.change(() => table.fund(0, 'benefactor'))).toMatchObject({ mc: -14 })
    const awards = table.finish().lines?.filter(({ why }) => why.startsWith('award:'))
    expect(awards?.map(({ seat, points, why }) => [seat, points, why])).toEqual([
      [0, 5, 'award:benefactor'],
      [1, 5, 'award:cultivator'],
      [1, 5, 'award:benefactor'],
    ])
  })
})

test('a copy of the state and every view of it have the same milestones and awards', () => {
  const { s } = drawn({})
  const goals = { milestones: MILESTONES, awards: AWARDS }
  expect(game.clone(s).drawnGoals).toEqual(goals)
  for (const viewer of [0, 1, 'spectator'] as const) expect(game.view(s, viewer).drawnGoals).toEqual(goals)
})
