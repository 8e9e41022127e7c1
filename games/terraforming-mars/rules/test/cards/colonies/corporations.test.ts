import { describe, expect, test } from 'vitest'
import {
  begin,
  buy,
  CONVERT_HEAT,
  FIRST_ACTION,
  paying,
  playing,
  points,
  project,
  scene,
  site,
  use,
  using,
} from '../../scene.js'

/* The corporations of Colonies. */

const start = (corporation: string, cards = 0) => {
  const table = begin({ colonies: true }, { corporations: [corporation, 'ecoline'] })
  table.starts(0, corporation, cards)
  table.starts(1)
  return table
}

describe('Colonies corporations', () => {
  test('Poseidon starts with 45 MC, builds a colony first, and gains MC production for every colony of anybody', () => {
    expect(start('poseidon').stock(0)).toMatchObject({ mc: 45 })
    const told = { corporation: 'poseidon', firstActionDue: true, colonies: { ceres: {}, luna: {} } }
    const table = scene(told)
    expect(table.refuses(0, project('power-plant'))).toBeTruthy()
    expect(table.change(() => table.does(0, FIRST_ACTION, site('ceres')))).toEqual({
      production: { mc: 1, steel: 1 },
    })
    table.endTurn()
    expect(table.change(() => table.does(1, project('build-colony'), site('ceres')))).toMatchObject({
      production: { mc: 1 },
    })
  })

  test('Poseidon skips its first action as long as there is no tile to build on', () => {
    const asleep = { titan: {}, miranda: {}, enceladus: {} }
    const table = scene({ corporation: 'poseidon', firstActionDue: true, colonies: asleep })
    expect(table.refuses(0, FIRST_ACTION)).toBeTruthy()
    expect(table.refuses(0, project('power-plant'))).toBeUndefined()
  })

  test('Arklight starts with 45 MC and 2 MC production; animals for animal and plant tags, its own included', () => {
    const table = start('arklight')
    expect(table.stock(0)).toMatchObject({ mc: 45 })
    expect(table.production(0)).toMatchObject({ mc: 2 })
    expect(table.on(0, 'arklight')).toBe(1)
    expect(playing('ecology-research', { corporation: 'arklight', colonies: {} })).toMatchObject({
      on: { arklight: 3 },
    })
    expect(points('arklight', { resources: { arklight: 5 } })).toBe(2)
  })

  test('Polyphemos starts with 50 MC, 5 titanium and 5 MC production, and buys cards for 5 MC', () => {
    const table = start('polyphemos', 4)
    expect(table.stock(0)).toMatchObject({ mc: 50 - 4 * 5, titanium: 5 })
    expect(table.production(0)).toMatchObject({ mc: 5 })
    expect(using('inventors-guild', { corporation: 'polyphemos', deck: ['fish'] }, buy('fish'))).toEqual({
      mc: -5,
      cards: 1,
    })
  })

  test('Aridor starts with 40 MC, adds a colony tile first, and gains MC production for each new kind of tag', () => {
    expect(start('aridor').stock(0)).toMatchObject({ mc: 40 })
    const table = scene({ corporation: 'aridor', firstActionDue: true, colonies: { luna: {} } })
    table.does(0, FIRST_ACTION, site('triton'))
    expect(table.colony('triton')).toEqual({ at: 2, owners: [], fleet: -1 })
    const told = { corporation: 'aridor', played: ['gene-repair'], colonies: { luna: {} } }
    expect(playing('ecology-research', told)).toMatchObject({ production: { mc: 3 } })
    expect(playing('research', told)).not.toHaveProperty('production')
  })

  test('Stormcraft Incorporated starts with 48 MC, adds a floater to a card, and spends floaters on it as 2 heat', () => {
    expect(start('stormcraft-incorporated').stock(0)).toMatchObject({ mc: 48 })
    const corporation = 'stormcraft-incorporated'
    const idle = scene({ corporation })
    expect(idle.change(() => idle.does(0, use(corporation)))).toEqual({ on: { [corporation]: 1 } })
    const table = scene({ corporation, resources: { [corporation]: 3 }, stock: { heat: 4 } })
    expect(table.change(() => table.does(0, CONVERT_HEAT, paying({ heat: 4, floater: 2 })))).toEqual({
      heat: -4,
      rating: 1,
      temperature: 2,
      on: { [corporation]: -2 },
    })
  })
})
