import type { Answer } from '@perilune/engine'
import { AWARDS } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { reasonAt, reasonFor } from '../reasons.js'
import { areaOf, at, project, scene, use } from '../scene.js'

/* The list of answers in a turn, and the codes of refusals. */

const listed = (table: ReturnType<typeof scene>, act: string): Answer[] =>
  game.answers(table.s, 0).filter((answer) => answer.act === act)

describe('actions in the list', () => {
  test('every action that can be used, both of a card that has two', () => {
    const table = scene({ resources: { 'regolith-eaters': 2 }, played: ['tardigrades', 'steelworks'] })
    expect(listed(table, 'use')).toHaveLength(3)
    for (const which of ['regolith-eaters', 'regolith-eaters:2', 'tardigrades'])
      expect(listed(table, 'use')).toContainEqual(use(which))
  })

  test('none whose cost is missing, and none of a card used in this generation', () => {
    const table = scene({ resources: { 'regolith-eaters': 1 }, played: ['tardigrades'] })
    table.does(0, use('tardigrades'))
    expect(listed(table, 'use')).toEqual([use('regolith-eaters')])
  })
})

describe('awards in the list', () => {
  // The sixth is that of Venus.
  const all = AWARDS.tharsis.slice(0, 5).map(({ id }) => id)
  const awards = (funded: Readonly<Record<string, number>>) =>
    listed(scene({ awards: funded }), 'fund').map(({ award }) => award)

  test('all of the map, the first of it too', () => {
    expect(awards({})).toEqual(all)
  })

  test.each([0, 1])('those that are left where seat %i has funded one', (seat) => {
    for (const funded of all) expect(awards({ [funded]: seat })).toEqual(all.filter((id) => id !== funded))
  })

  test('none once three are funded', () => {
    expect(awards({ [all[0]]: 0, [all[1]]: 1, [all[2]]: 0 })).toEqual([])
  })
})

describe('an area', () => {
  const laying = () => {
    const table = scene({})
    game.play(table.s, 0, project('aquifer'))
    return table
  }

  test('is accepted alone, and malformed with an extra field', () => {
    const table = laying()
    const area = areaOf('E5')
    expect(reasonAt(table, 0, { area })).toBeUndefined()
    expect(reasonAt(table, 0, { area, more: 1 })).toEqual({ code: 'malformed' })
  })

  test.each([-1, 1.5, 1000, '3', null])('%j is malformed', (area) => {
    expect(reasonAt(laying(), 0, { area } as never)).toEqual({ code: 'malformed' })
  })

  test('on which no ocean may lie is refused with that reason', () => {
    expect(reasonAt(laying(), 0, { area: areaOf('G1') })).toEqual({ code: 'area-not-there', tile: 'ocean' })
  })

  test('covered in a copy of the game stays as it was in the game itself', () => {
    const table = scene({})
    const before = structuredClone(table.s)
    const copy = game.clone(table.s)
    game.play(copy, 0, project('city'))
    copy.played = 77
    game.play(copy, 0, { area: areaOf('G1') })
    expect(copy.laidAt).not.toEqual(before.laidAt)
    expect(table.s).toEqual(before)
    table.does(0, project('city'), at('G1'))
    expect(table.s.laidAt[areaOf('G1')]).toBeLessThan(77)
  })
})

describe('a card that takes a floater', () => {
  const noFloaters = { code: 'no-cubes', cube: 'floater' }

  test('is refused for that where there is none', () => {
    expect(reasonFor('air-raid', {})).toEqual(noFloaters)
    expect(reasonFor('air-raid', { resources: { 'atmo-collectors': 1 } })).toBeUndefined()
  })

  test('is refused for that where what waits brings no floaters', () => {
    const played = ['arctic-algae', 'decomposers', 'olympus-conference', 'atmo-collectors']
    expect(reasonFor('air-raid', { played })).toEqual(noFloaters)
  })
})
