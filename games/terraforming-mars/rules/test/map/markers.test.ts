import { describe, expect, test } from 'vitest'
import { at, play, project, scene, use } from '../scene.js'

/* Markers of Land Claim and Arcadian Communities: they reserve an area until a tile lies there. */

describe('ruling: a marker goes when a tile is laid on it', () => {
  const arcadian = { corporation: 'arcadian-communities', claims: { G4: 0, C4: 0 } }

  test('the marker goes with the tile, others stay', () => {
    const table = scene(arcadian)
    table.does(0, project('city'), at('G4'))
    expect(table.claims()).toEqual({ C4: 0 })
  })

  test('Arcadian Communities gain 3 MC for one tile on a marker, not again when Kaguya Tech lays a city there', () => {
    const table = scene({ ...arcadian, hand: ['kaguya-tech'], tiles: { H4: 'city 1' }, oxygen: 14 })
    expect(table.change(() => table.does(0, project('greenery'), at('G4')))).toMatchObject({ mc: -23 + 3 })
    expect(table.change(() => table.does(0, play('kaguya-tech')))).toMatchObject({ mc: -10 })
  })

  test('where an ocean lay on a marker and was taken away, a rival may lay a tile', () => {
    const table = scene({ claims: { C4: 0 }, hand: ['artificial-lake'], temperature: 0, oceans: 3 })
    table.does(0, play('artificial-lake'), at('C4'))
    // As Dry Deserts does.
    table.s.tiles[table.s.lastArea] = 0
    table.endTurn()
    expect(table.refusesAfter(1, project('city'), at('C4'))).toBeUndefined()
  })

  test('a rival’s tile is refused as long as the marker stands', () => {
    const table = scene({ claims: { C4: 0 } })
    table.passTurn(0)
    expect(table.refusesAfter(1, project('city'), at('C4'))).toBeTruthy()
  })

  test('beside the tile Arcadian Communities may place on, as beside the marker before', () => {
    const table = scene(arcadian)
    table.does(0, project('city'), at('G4'))
    expect(table.refusesAfter(0, use('arcadian-communities'), at('G5'))).toBeUndefined()
  })
})
