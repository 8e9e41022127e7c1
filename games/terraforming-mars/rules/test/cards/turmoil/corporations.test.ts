import { describe, expect, test } from 'vitest'
import {
  areaOf,
  at,
  begin,
  first,
  play,
  playing,
  project,
  refusal,
  scene,
  solarPhase,
  use,
  using,
} from '../../scene.js'

/* The corporations of Turmoil. */

describe('faq: Pristar (T)', () => {
  test('Pristar: starts with 53 MC and 2 TR less', () => {
    const table = begin({ turmoil: true }, { corporations: ['pristar', 'credicor'] })
    table.starts(0, 'pristar')
    table.startAll()
    expect([table.stock(0).mc, table.s.players[0].rating]).toEqual([53, 18])
  })

  const told = {
    corporation: 'pristar',
    committee: { delegates: { unity: 'n' } },
    stock: { mc: 20 },
  } as const

  test('a resource and 6 MC in the production phase of a generation without TR gained', () => {
    const table = scene(told)
    table.everybodyPasses()
    expect(table.on(0, 'pristar')).toBe(1)
    expect(table.stock(0).mc).toBe(20 + 20 + 6)
  })

  test('not after a step of TR in the same generation', () => {
    const table = scene(told)
    table.does(0, project('asteroid'))
    table.everybodyPasses()
    expect(table.on(0, 'pristar')).toBe(0)
    expect(table.stock(0).mc).toBe(6 + 21)
  })

  test('TR lost is not TR gained: the 2 TR less at the start do not count', () => {
    const table = begin({ turmoil: true, first: '1' }, { corporations: ['pristar', 'credicor'] })
    table.starts(0, 'pristar')
    table.startAll()
    table.everybodyPasses()
    expect(table.on(0, 'pristar')).toBe(1)
  })

  test('TR gained in the solar phase does no harm in the next generation', () => {
    const table = scene({ ...told, committee: { delegates: { unity: '0' } } })
    solarPhase(table)
    expect(table.s.players[0].rating).toBe(20)
    table.researchNothing()
    table.everybodyPasses()
    expect(table.on(0, 'pristar')).toBe(2)
  })

  test('TR gained before the first action phase counts for the first generation', () => {
    const table = scene({ ...told, generation: 1 })
    table.s.players[0].raised = true
    table.everybodyPasses()
    expect(table.on(0, 'pristar')).toBe(0)
  })

  test('each resource is worth a point', () => {
    const lines = scene({ ...told, resources: { pristar: 3 } }).finish().lines
    // A fourth comes in the last production phase.
    expect(lines.find((line) => line.why === 'card:pristar')?.points).toBe(4)
  })
})

describe('faq: Terralabs (T)', () => {
  test('TerraLabs Research: starts with 14 MC and 1 TR less, and pays 1 MC for each starting card', () => {
    const table = begin({ turmoil: true }, { corporations: ['terralabs-research', 'credicor'] })
    table.starts(0, 'terralabs-research', 10)
    table.startAll()
    expect([table.stock(0).mc, table.s.players[0].rating]).toEqual([14 - 10, 19])
  })

  test('1 MC in the research phase', () => {
    const table = scene({ corporation: 'terralabs-research' })
    table.everybodyPasses()
    const before = table.stock(0).mc
    table.research([4, 0])
    expect(table.stock(0).mc).toBe(before - 4)
  })

  test('the Scientists ask 10 MC all the same', () => {
    const table = scene({ corporation: 'terralabs-research', committee: { ruling: 'scientists' } })
    expect(table.change(() => table.does(0, { act: 'policy' }))).toEqual({ mc: -10, cards: 3 })
  })

  test('Restricted Area asks 2 MC all the same', () => {
    expect(using('restricted-area', { corporation: 'terralabs-research' })).toEqual({ mc: -2, cards: 1 })
  })
})

describe('faq: Septem Tribus (T)', () => {
  test('Septem Tribus: starts with 36 MC', () => {
    const table = begin({ turmoil: true }, { corporations: ['septem-tribus', 'credicor'] })
    table.starts(0, 'septem-tribus')
    table.startAll()
    expect(table.stock(0)).toEqual({ mc: 36 })
  })

  test('2 MC for every party with a delegate of its own; the chairman is in none', () => {
    const table = scene({
      corporation: 'septem-tribus',
      committee: { chairman: 0, delegates: { reds: '0 0', unity: 'n 0', greens: '1' } },
    })
    expect(table.change(() => table.does(0, use('septem-tribus')))).toEqual({ mc: 4 })
  })

  const told = { corporation: 'septem-tribus', committee: {} } as const

  test('its tag stands for one that a card requires', () => {
    // Mass Converter needs 5 science tags.
    const science = first(4, 'science')
    expect(refusal('mass-converter', { ...told, played: science })).toBeUndefined()
    expect(refusal('mass-converter', { ...told, played: science.slice(1) })).toBeDefined()
  })

  test('its tag counts where a card counts tags, but not for others', () => {
    expect(playing('satellites', { ...told, played: first(2, 'space') })).toMatchObject({
      production: { mc: 4 },
    })
    expect(playing('toll-station', { committee: {}, rival: { corporation: 'septem-tribus' } })).toEqual({
      mc: -12,
    })
  })

  test('its tag counts for a milestone', () => {
    const table = scene({ ...told, played: first(7, 'building') })
    expect(table.refusesClaim(0, 'builder')).toBeUndefined()
  })

  test('its tag counts for no global event and no ruling bonus', () => {
    const table = scene({
      ...told,
      production: { mc: 0 },
      stock: { mc: 0 },
      committee: { delegates: { scientists: 'n' }, current: 'Spin-Off Products' },
    })
    solarPhase(table)
    expect(table.stock(0)).toEqual({ mc: 20 })
  })
})

describe('faq: Utopia Invest (T)', () => {
  test('Utopia Invest: starts with 40 MC and a step of steel and titanium production', () => {
    const table = begin({ turmoil: true }, { corporations: ['utopia-invest', 'credicor'] })
    table.starts(0, 'utopia-invest')
    table.startAll()
    expect([table.stock(0), table.production(0)]).toEqual([{ mc: 40 }, { steel: 1, titanium: 1 }])
  })

  const uses = (way: number, production: object) => {
    const table = scene({ corporation: 'utopia-invest', production })
    return table.change(() => table.does(0, use(`utopia-invest:${way}`)))
  }

  test.each(['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'])(
    'a step of %s production becomes 4 of it',
    (resource) => {
      const way = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'].indexOf(resource) + 1
      expect(uses(way, { [resource]: 1 })).toEqual({ [resource]: 4, production: { [resource]: -1 } })
    },
  )

  test('MC production may go down to −5, any other must be there', () => {
    expect(uses(1, { mc: -4 })).toEqual({ mc: 4, production: { mc: -1 } })
    const at5 = scene({ corporation: 'utopia-invest', production: { mc: -5 } })
    expect(at5.refuses(0, use('utopia-invest:1'))).toBeDefined()
    expect(at5.refuses(0, use('utopia-invest:2'))).toBeDefined()
  })

  test('one of them in a generation', () => {
    const table = scene({ corporation: 'utopia-invest', production: { steel: 2 } })
    table.does(0, use('utopia-invest:2'))
    expect(table.refuses(0, use('utopia-invest:2'))).toBe('Utopia Invest was used in this generation')
  })
})

describe('faq: Lakefront Resorts (T)', () => {
  test('Lakefront Resorts: starts with 54 MC', () => {
    const table = begin({ turmoil: true }, { corporations: ['lakefront-resorts', 'credicor'] })
    table.starts(0, 'lakefront-resorts')
    table.startAll()
    expect(table.stock(0)).toEqual({ mc: 54 })
  })

  test('1 MC production for every ocean, whoever lays it', () => {
    const table = scene({ corporation: 'lakefront-resorts' })
    table.does(0, project('aquifer'), at('A2'))
    table.endTurn()
    table.does(1, project('aquifer'), at('A4'))
    expect(table.production(0)).toEqual({ mc: 2 })
  })

  test('3 MC for each ocean beside a tile, instead of 2', () => {
    const table = scene({ corporation: 'lakefront-resorts', tiles: { A2: 'ocean' } })
    const mc = table.change(() => table.does(0, project('greenery'), at('A1'))).mc
    expect(mc).toBe(-23 + 3)
  })

  test('an ocean that a global event brings counts too', () => {
    const table = scene({
      corporation: 'lakefront-resorts',
      committee: { delegates: { unity: 'n' }, current: 'Aquifer Released by Public Council' },
    })
    solarPhase(table, { area: areaOf('A2') })
    expect(table.production(0)).toEqual({ mc: 1 })
    expect(table.s.players[0].rating).toBe(19)
  })
})

test('Wildlife Dome and Pristar: a greenery raises TR, so nothing is preserved', () => {
  const table = scene({
    corporation: 'pristar',
    committee: { delegates: { unity: 'n' } },
    hand: ['wildlife-dome'],
  })
  table.does(0, play('wildlife-dome'), at('E9'))
  table.everybodyPasses()
  expect(table.on(0, 'pristar')).toBe(0)
})
