import { CORPORATIONS, PRELUDES } from '@perilune/terraforming-mars'
import { describe, expect, test } from 'vitest'
import {
  at,
  beforePrelude,
  chosen,
  doing,
  FIRST_ACTION,
  keep,
  onTop,
  paying,
  play,
  preluding,
  type SceneTold,
  type Wish,
} from '../../scene.js'

/* What each promotional prelude does. */

/** Merger with these four corporations on top of the pile. */
function merging(corporations: readonly string[], told: SceneTold = {}) {
  const table = beforePrelude('merger', { ...told, options: { promos: true, ...told.options } })
  onTop(table, CORPORATIONS, corporations)
  return table
}

const merge = (corporations: readonly string[], told: SceneTold, ...wishes: readonly Wish[]) => {
  const table = merging(corporations, told)
  return { table, change: table.change(() => table.does(0, { card: 'merger' }, ...wishes)) }
}

describe('promotional preludes', () => {
  test('Corporate Archives gives MC and keeps 2 of 7 cards', () => {
    const deck = ['fish', 'ants', 'birds', 'moss', 'mine', 'comet', 'sponsors']
    expect(preluding('corporate-archives', { deck }, keep('fish', 'moss'))).toMatchObject({
      mc: 13,
      cards: 2,
    })
  })

  test('Double Down carries out another prelude once more, with what it takes', () => {
    const told = { played: ['business-empire'] }
    expect(preluding('double-down', told, chosen('business-empire'))).toEqual({
      mc: -6,
      production: { mc: 6 },
    })
    expect(preluding('double-down', { ...told, stock: { mc: 5 } })).toEqual({ mc: 15 })
    expect(preluding('double-down', {})).toEqual({ mc: 15 })
  })

  test('Double Down: tags are not played again', () => {
    const told = { played: ['io-research-outpost'], rival: { corporation: 'saturn-systems' } }
    expect(preluding('double-down', told, chosen('io-research-outpost'))).toEqual({
      cards: 1,
      production: { titanium: 1 },
    })
    const experts = { played: ['ecology-experts'], hand: ['decomposers'] }
    expect(preluding('double-down', experts, chosen('ecology-experts'), chosen('decomposers'))).toMatchObject(
      {
        on: { decomposers: 1 },
      },
    )
  })

  test('Merger plays one of 4 corporations beside the own one, and then takes 42 MC', () => {
    const four = ['ecoline', 'credicor', 'helion', 'thorgate']
    const { table, change } = merge(four, { corporation: 'teractor' }, chosen('ecoline'))
    expect(change).toEqual({ mc: 36 - 42, plants: 3, production: { plants: 2 } })
    expect(table.s.players[0].corporation).toBe('teractor')
    expect(table.has(0, 'ecoline')).toBe(true)
    expect(table.s.places[3]).toEqual(expect.arrayContaining(['credicor', 'helion', 'thorgate']))
    expect(table.s.players[0].greeneryPrice).toBe(7)
  })

  test('Merger: money and ways to pay of the new corporation count', () => {
    const four = ['helion', 'phobolog', 'ecoline', 'thorgate']
    const told = { stock: { mc: 0, heat: 3 } }
    const { change } = merge(four, told, chosen('helion'), paying({ mc: 42 }))
    expect(change).toMatchObject({ production: { heat: 3 } })
    const table = merging(four, told)
    const refused = table.refusesAfter(0, { card: 'merger' }, chosen('phobolog'))
    expect(refused).toContain('impossible')
  })

  test('Merger: where nobody could pay, the four are shown and nothing happens', () => {
    const four = ['phobolog', 'ecoline', 'interplanetary-cinematics', 'mining-guild']
    const { table, change } = merge(four, { stock: { mc: 0 } })
    expect(change).toEqual({})
    expect(table.s.places[3]).toEqual(expect.arrayContaining(four))
  })

  test('New Partner raises MC production and plays one of 2 preludes', () => {
    const table = beforePrelude('new-partner', { options: { promos: true } })
    onTop(table, PRELUDES, ['loan', 'donation'])
    expect(table.change(() => table.does(0, { card: 'new-partner' }, chosen('donation')))).toEqual({
      mc: 21,
      production: { mc: 1 },
    })
    expect(table.s.places[3]).toContain('loan')
  })

  test('New Partner: one that can be carried out must be chosen', () => {
    const table = beforePrelude('new-partner', { stock: { mc: 0 }, options: { promos: true } })
    onTop(table, PRELUDES, ['huge-asteroid', 'donation'])
    expect(table.refusesAfter(0, { card: 'new-partner' }, chosen('huge-asteroid'))).toContain(
      'can’t all be carried out',
    )
  })

  test('Anti-desertification Techniques raises plant and steel production and gives MC', () => {
    expect(preluding('anti-desertification-techniques')).toEqual({
      mc: 3,
      production: { steel: 1, plants: 1 },
    })
  })

  test('Established Methods gives 30 MC for two standard projects', () => {
    const told = { stock: { mc: 0 } }
    expect(preluding('established-methods', told, doing('asteroid'), doing('power-plant'))).toEqual({
      mc: 30 - 14 - 11,
      temperature: 2,
      rating: 1,
      production: { energy: 1 },
    })
  })

  test('Established Methods: where no second one can be paid for, 10 MC or all there are', () => {
    const told = { stock: { mc: 0 } }
    expect(preluding('established-methods', told, doing('city'), at('C4'))).toEqual({
      production: { mc: 1 },
      tiles: { C4: 'city 0' },
    })
    expect(preluding('established-methods', { stock: { mc: 3 } }, doing('greenery'), at('C4'))).toMatchObject(
      {
        mc: 30 - 23 - 10,
      },
    )
  })

  test('Giant Solar Collector raises energy production and Venus', () => {
    const options = { promos: true, venus: true }
    expect(preluding('giant-solar-collector', { options })).toMatchObject({
      rating: 1,
      production: { energy: 2 },
    })
  })

  test('Strategic Base Planning takes 3 MC for a city and a colony', () => {
    const table = beforePrelude('strategic-base-planning', { options: { promos: true, colonies: true } })
    const place: Wish = (question, answers) => (question === 'build-colony' ? answers[0] : undefined)
    const change = table.change(() => table.does(0, { card: 'strategic-base-planning' }, at('C4'), place))
    expect(change).toMatchObject({ tiles: { C4: 'city 0' } })
    expect(table.s.colonies?.tiles.flatMap((tile) => tile.owners)).toEqual([0])
  })

  test('Albedo Plants gives 3 heat for each plant tag, its own too', () => {
    const table = beforePrelude('albedo-plants', { hand: ['kelp-farming'], oceans: 6 })
    expect(table.change(() => table.does(0, { card: 'albedo-plants' }))).toEqual({
      plants: 1,
      heat: 3,
      production: { plants: 1 },
    })
    expect(table.change(() => table.does(0, play('kelp-farming')))).toMatchObject({ heat: 3 })
  })
})

describe('faq: How does a player with multiple first actions get resolved?', () => {
  test('the first actions of all corporations are one action, and a second action follows', () => {
    const four = ['inventrix', 'phobolog', 'ecoline', 'thorgate']
    const told = { corporation: 'tharsis-republic', firstActionDue: true }
    const { table } = merge(four, told, chosen('inventrix'))
    expect(table.s.players[0].firstActions).toEqual(['tharsis-republic', 'inventrix'])
    expect(table.refuses(0, { act: 'heat' })).toContain('first action')
    expect(table.change(() => table.does(0, FIRST_ACTION, at('C4')))).toMatchObject({
      cards: 3,
      tiles: { C4: 'city 0' },
    })
    expect(table.s.players[0].firstActions).toEqual([])
    expect(table.asks()).toBe('take-turn')
    expect(table.refuses(0, { act: 'project', project: 'power-plant' })).toBeUndefined()
  })

  test('with Merger and Double Down there may be three', () => {
    const told = { corporation: 'tharsis-republic', firstActionDue: true, played: ['merger', 'inventrix'] }
    const table = beforePrelude('double-down', { ...told, options: { promos: true } })
    table.s.players[0].firstActions.push('inventrix')
    const four = ['valley-trust', 'phobolog', 'ecoline', 'thorgate']
    onTop(table, CORPORATIONS, four)
    table.does(0, { card: 'double-down' }, chosen('merger'), chosen('valley-trust'))
    expect(table.s.players[0].firstActions).toEqual(['tharsis-republic', 'inventrix', 'valley-trust'])
  })
})
