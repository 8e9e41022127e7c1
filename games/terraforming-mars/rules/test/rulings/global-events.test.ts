import { describe, expect, test } from 'vitest'
import { areaOf, first, project, type SceneTold, scene, solarPhase, type Table, use } from '../scene.js'

/*
 * What the FAQ says of global events. Nobody produces; the Kelvinists come to rule, and nobody has heat
 * production.
 */

type Told = SceneTold & { event: string; delegates?: string }

function current({ event, delegates = 'n', ...told }: Told): Table {
  return scene({
    production: { mc: 0 },
    stock: { mc: 0 },
    ...told,
    rival: { production: { mc: 0 }, stock: { mc: 0 }, ...told.rival },
    committee: { delegates: { kelvinists: delegates }, current: event, ...told.committee },
  })
}

/** TR 20 brings 20 MC in the production phase. */
const PAID = 20

/** MC of seat 0 after the event. */
function mcAfter(told: Told): number {
  const table = current(told)
  solarPhase(table)
  return (table.stock(0).mc ?? 0) - PAID
}

const ratings = (table: Table): number[] => table.s.players.map((p) => p.rating)

describe('faq: Aquifer Released by Public Council (Democratic Reform)', () => {
  test('the first player lays the ocean; nobody gains TR or a bonus', () => {
    const table = current({ event: 'Aquifer Released by Public Council', first: 1 })
    solarPhase(table)
    expect(table.asked).toEqual([1])
    // A5 shows two cards.
    table.does(1, { area: areaOf('A5') })
    expect(table.oceans).toBe(1)
    expect(ratings(table)).toEqual([19, 19])
    expect(table.hand(1)).toEqual([])
  })

  test('what waits for an ocean answers all the same', () => {
    const table = current({ event: 'Aquifer Released by Public Council', played: ['arctic-algae'] })
    solarPhase(table, { area: areaOf('A5') })
    expect(table.stock(0).plants).toBe(2)
  })

  test('the last step of all leads to one more generation', () => {
    const table = current({
      event: 'Aquifer Released by Public Council',
      temperature: 8,
      oxygen: 14,
      oceans: 8,
    })
    solarPhase(table)
    table.does(0, { area: areaOf('A5') })
    expect([table.oceans, table.asks()]).toEqual([9, 'research'])
  })
})

const WILD = { corporation: 'septem-tribus' } as const

describe('faq: Asteroid Mining (Mining Restrictions)', () => {
  test('wild tags do not count', () => {
    const table = current({ event: 'Asteroid Mining', ...WILD })
    solarPhase(table)
    expect(table.stock(0).titanium).toBeUndefined()
  })
})

describe('faq: Diversity (Free Academia Treaty)', () => {
  test('wild tags do not count', () => {
    const eight = ['capital', 'ganymede-colony', 'sponsors', 'solar-power', 'trees', 'fish']
    expect(mcAfter({ event: 'Diversity', played: eight, ...WILD })).toBe(0)
    expect(mcAfter({ event: 'Diversity', played: [...eight, 'tardigrades'], ...WILD })).toBe(10)
  })
})

describe('faq: Homeworld Support (Red Resistance)', () => {
  test('wild tags do not count', () => {
    expect(mcAfter({ event: 'Homeworld Support', ...WILD })).toBe(0)
  })
})

describe('faq: Improved Energy Templates (Second Energy Crisis)', () => {
  test('wild tags do not count', () => {
    const table = current({ event: 'Improved Energy Templates', played: first(1, 'power'), ...WILD })
    solarPhase(table)
    expect(table.production(0)).toEqual({})
  })
})

describe('faq: Interplanetary Trade (Charismatic WG President)', () => {
  test('wild tags do not count', () => {
    expect(mcAfter({ event: 'Interplanetary Trade', ...WILD })).toBe(0)
  })
})

describe('faq: Spin-off Products (Bioengineering Boom)', () => {
  test('wild tags do not count', () => {
    expect(mcAfter({ event: 'Spin-Off Products', ...WILD })).toBe(0)
  })
})

describe('faq: Venus Infrastructure (Martian Protectionism)', () => {
  test('wild tags do not count', () => {
    expect(mcAfter({ event: 'Venus Infrastructure', ...WILD })).toBe(0)
  })
})

describe('faq: Dry Deserts (Minimal Impact Policy)', () => {
  const told: Told = { event: 'Dry Deserts', tiles: { A2: 'ocean', A4: 'ocean' } }

  test('the ocean can be laid again later, on the same area', () => {
    const table = current({ ...told, rival: { stock: { mc: 50 } } })
    solarPhase(table, { area: areaOf('A2') })
    expect(table.tiles()).toEqual({ A4: 'ocean' })
    table.researchNothing()
    table.passUntil(1)
    table.does(1, project('aquifer'), () => ({ area: areaOf('A2') }))
    expect(table.oceans).toBe(2)
  })

  test('nobody loses TR for it', () => {
    const table = current(told)
    solarPhase(table, { area: areaOf('A2') })
    expect(ratings(table)).toEqual([19, 19])
  })

  test('an ocean under New Holland stays, and with no other nothing is asked', () => {
    const table = current({ event: 'Dry Deserts', tiles: { E5: 'new-holland 0' } })
    table.s.parameters[2] = 1
    solarPhase(table)
    expect([table.oceans, table.asks()]).toEqual([1, 'research'])
  })

  test('with all oceans laid it does nothing', () => {
    const table = current({ event: 'Dry Deserts', oceans: 9 })
    solarPhase(table)
    expect([table.oceans, table.asks()]).toEqual([9, 'research'])
  })

  test('each of the six resources may be chosen', () => {
    for (const resource of ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat']) {
      const table = current({ event: 'Dry Deserts', delegates: '0' })
      solarPhase(table, { amounts: { [resource]: 1 } })
      const has = table.stock(0)[resource]
      expect(has).toBe(resource === 'mc' ? PAID + 1 : 1)
    }
  })
})

describe('faq: Election (Self-sufficiency Program)', () => {
  test('wild tags do not count', () => {
    const table = current({ event: 'Election', ...WILD })
    solarPhase(table)
    expect(ratings(table)).toEqual([21, 21])
  })

  test('ties are friendly; with a tie for the first there is no second', () => {
    const table = current({
      event: 'Election',
      seats: 3,
      played: first(2, 'building'),
      rival: { played: first(5, 'building').slice(3) },
      others: [{ played: first(6, 'building').slice(5) }],
    })
    solarPhase(table)
    expect(ratings(table)).toEqual([21, 21, 19])
  })

  test('two who tie for the second both gain', () => {
    const table = current({ event: 'Election', seats: 3, played: first(2, 'building'), others: [{}] })
    solarPhase(table)
    expect(ratings(table)).toEqual([21, 20, 20])
  })

  test('alone: 2 TR at 10 or more, 1 at 5', () => {
    const alone = (n: number): number => {
      const table = current({ event: 'Election', seats: 1, played: first(n, 'building') })
      solarPhase(table)
      return table.s.players[0].rating
    }
    expect([alone(4), alone(5), alone(9), alone(10)]).toEqual([19, 20, 20, 21])
  })
})

describe('faq: Global Dust Storm (Heat First Policy)', () => {
  test('heat is lost first: Helion can’t pay with it', () => {
    const table = current({
      event: 'Global Dust Storm',
      corporation: 'helion',
      stock: { heat: 9 },
      played: first(5, 'building'),
    })
    solarPhase(table)
    expect(table.stock(0)).toEqual({ mc: PAID + 100 - 10 })
  })
})

describe('faq: Mud Slides (Thaw Mining)', () => {
  test('a tile beside several oceans counts once', () => {
    expect(mcAfter({ event: 'Mud Slides', tiles: { A2: 'ocean', A4: 'ocean', A3: 'city 0' } })).toBe(-4)
  })
})

describe('faq: Revolution (World Government Directives)', () => {
  test('all Earth tags count', () => {
    const table = current({
      event: 'Revolution',
      played: first(6, 'earth'),
      rival: { played: first(11, 'earth').slice(6) },
    })
    solarPhase(table)
    expect(ratings(table)).toEqual([17, 18])
  })

  test('all who tie for the first lose 2 TR, and nobody else anything', () => {
    const table = current({
      event: 'Revolution',
      seats: 3,
      played: first(2, 'earth'),
      rival: { played: first(4, 'earth').slice(2) },
      others: [{ played: first(5, 'earth').slice(4) }],
    })
    solarPhase(table)
    expect(ratings(table)).toEqual([17, 17, 19])
  })

  test('without Earth tags and influence one is safe', () => {
    const table = current({ event: 'Revolution', rival: { played: first(1, 'earth') } })
    solarPhase(table)
    expect(ratings(table)).toEqual([19, 17])
  })

  test('alone: 4 or more cost 2 TR', () => {
    const alone = (n: number): number => {
      const table = current({ event: 'Revolution', seats: 1, played: first(n, 'earth') })
      solarPhase(table)
      return table.s.players[0].rating
    }
    expect([alone(3), alone(4)]).toEqual([19, 17])
  })
})

describe('faq: Riots (Independence Movement)', () => {
  test('own cities, on Mars and off it', () => {
    const tiles = { E9: 'city 0', Phobos: 'city 0', A1: 'city 1' }
    expect(mcAfter({ event: 'Riots', tiles })).toBe(-8)
  })
})

describe('faq: Strong Society (Moral Movement)', () => {
  test('own cities, on Mars and off it', () => {
    const tiles = { E9: 'city 0', Phobos: 'city 0', A1: 'city 1' }
    expect(mcAfter({ event: 'Strong Society', tiles })).toBe(4)
  })
})

describe('faq: Snow Cover (Mohole Lake)', () => {
  const temperatureAfter = (temperature: number): Table => {
    const table = current({ event: 'Snow Cover', temperature, rival: { stock: { mc: 80 } } })
    solarPhase(table)
    return table
  }

  test('0 °C reached from above brings no ocean', () => {
    const table = temperatureAfter(4)
    expect([table.temperature, table.asks()]).toEqual([0, 'research'])
  })

  test('the ocean at 0 °C may come a second time', () => {
    const table = temperatureAfter(2)
    expect(table.temperature).toBe(-2)
    table.researchNothing()
    table.passUntil(1)
    table.does(1, project('asteroid'), () => ({ area: areaOf('A2') }))
    expect(table.oceans).toBe(1)
  })

  test('a temperature at its maximum stays there', () => {
    expect(temperatureAfter(8).temperature).toBe(8)
  })
})

describe('faq: Sponsored Projects (Science Summit)', () => {
  test('corporations that hold resources get one too', () => {
    const table = current({
      event: 'Sponsored Projects',
      corporation: 'pristar',
      resources: { pristar: 2, birds: 1 },
    })
    table.s.players[0].raised = true
    solarPhase(table)
    expect([table.on(0, 'pristar'), table.on(0, 'birds')]).toEqual([3, 2])
  })

  test('a card that lies on Self-replicating Robots gets one too', () => {
    const table = current({
      event: 'Sponsored Projects',
      played: ['self-replicating-robots'],
      hand: ['mine'],
    })
    table.does(0, use('self-replicating-robots'))
    solarPhase(table)
    expect(table.s.promos?.parkedCubes[0]).toEqual([3])
  })
})

describe('faq: Volcanic Eruptions (Patera Boring)', () => {
  test('the first player lays the ocean at 0 °C, and nobody gains by it', () => {
    const table = current({ event: 'Volcanic Eruptions', temperature: -2, first: 1 })
    solarPhase(table)
    expect([table.asks(), table.asked]).toEqual(['lay-ocean-for-nobody', [1]])
    table.does(1, { area: areaOf('A5') })
    expect([table.temperature, table.oceans]).toEqual([2, 1])
    expect(ratings(table)).toEqual([19, 19])
  })

  test('the last step of all leads to one more generation', () => {
    const table = current({ event: 'Volcanic Eruptions', temperature: 6, oxygen: 14, oceans: 9 })
    solarPhase(table)
    expect([table.temperature, table.asks()]).toEqual([8, 'research'])
  })
})

describe('faq: Jovian Tax Rights (Jovian Colony Boom)', () => {
  test('at most 5 colonies count', () => {
    const table = current({ event: 'Jovian Tax Rights', options: { colonies: true } })
    const tiles = table.s.colonies?.tiles ?? []
    tiles.slice(0, 5).forEach((tile, i) => {
      tile.owners.push(0, ...(i < 2 ? [0] : []))
    })
    solarPhase(table)
    expect(table.production(0)).toEqual({ mc: 5 })
  })
})

describe('faq: Corrosive Rain (Immigration to Venus)', () => {
  test('both floaters come from one card, or 10 MC are lost', () => {
    const table = current({
      event: 'Corrosive Rain',
      resources: { 'titan-shuttles': 2, 'titan-floating-launch-pad': 1 },
    })
    solarPhase(table)
    expect(table.refuses(0, { card: 'titan-floating-launch-pad' })).toBeDefined()
    table.does(0, { card: 'titan-shuttles' })
    expect(table.on(0, 'titan-shuttles')).toBe(0)
    expect(table.stock(0).mc).toBe(PAID)
  })

  test('10 MC may be lost instead', () => {
    const table = current({ event: 'Corrosive Rain', resources: { 'titan-shuttles': 2 } })
    solarPhase(table, { card: '' })
    expect([table.on(0, 'titan-shuttles'), table.stock(0).mc]).toEqual([2, PAID - 10])
  })
})
