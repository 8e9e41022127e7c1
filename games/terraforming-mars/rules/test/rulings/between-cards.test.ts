import { describe, expect, test } from 'vitest'
import {
  at,
  beforePrelude,
  chosen,
  flips,
  from,
  onto,
  play,
  playing,
  points,
  preluding,
  project,
  refusal,
  scene,
  solarPhase,
  use,
} from '../scene.js'

/* Sentences of the FAQ that tie two cards or boxes together, and that no other test names. */

describe('Mons Insurance', () => {
  const attack = (card: string) =>
    preluding(
      card,
      { corporation: 'mons-insurance', hand: ['small-asteroid'], rival: { stock: { mc: 0, plants: 5 } } },
      chosen('small-asteroid'),
      from(1),
    )

  test.each(['eccentric-sponsor', 'ecology-experts'])(
    'pays for an attack through %s before the action phase',
    (card) => {
      expect(attack(card)).toMatchObject({ rival: { plants: -2, mc: 3 } })
    },
  )

  test('pays for no loss by a global event', () => {
    const told = (corporation: string) =>
      scene({
        corporation,
        stock: { mc: 0 },
        production: { mc: 0 },
        rival: { stock: { plants: 9 }, production: { mc: 0 } },
        committee: { delegates: { scientists: 'n' }, current: 'Eco Sabotage' },
      })
    const table = told('mons-insurance')
    solarPhase(table)
    expect(table.stock(0)).toEqual({ mc: 20 })
    expect(table.stock(1)).toEqual({ mc: 120, plants: 3 })
  })
})

describe('Law Suit', () => {
  test('answers in the first generation an attack of the prelude phase', () => {
    const table = beforePrelude('eccentric-sponsor', {
      hand: ['small-asteroid'],
      rival: { hand: ['law-suit'], stock: { mc: 5, plants: 5 } },
      generation: 1,
    })
    table.does(0, { card: 'eccentric-sponsor' }, chosen('small-asteroid'), from(1))
    table.endTurn()
    expect(table.change(() => table.does(1, play('law-suit')))).toMatchObject({
      mc: -3,
      rival: { mc: -2 + 3 },
    })
  })
})

describe('Pharmacy Union, face down', () => {
  test('is no card without tags', () => {
    const table = scene({
      corporation: 'pharmacy-union',
      hand: ['trans-neptune-probe', 'community-services'],
    })
    table.does(0, play('trans-neptune-probe'), flips(true))
    // The card itself has no tag.
    expect(table.change(() => table.does(0, play('community-services')))).toMatchObject({
      production: { mc: 1 },
    })
  })
})

describe('Mining Guild', () => {
  test('gains nothing for the steel of Mars First', () => {
    const told = { corporation: 'mining-guild', committee: { ruling: 'mars-first' } } as const
    const table = scene(told)
    expect(table.change(() => table.does(0, project('city'), at('G4')))).toMatchObject({
      steel: 1,
      production: { mc: 1 },
    })
  })
})

describe('tags of preludes', () => {
  test('a Jovian tag is heard by Saturn Systems', () => {
    expect(preluding('io-research-outpost', { corporation: 'saturn-systems' })).toMatchObject({
      production: { mc: 1 },
    })
  })

  test('a microbe tag is heard by Splice', () => {
    expect(preluding('biofuels', { corporation: 'splice' })).toMatchObject({ mc: 4 })
  })

  test('those of Ecology Experts are heard by GMO Contract', () => {
    const told = { hand: ['gmo-contract'], committee: { ruling: 'greens' } } as const
    // 3 MC for the card; its own tag, and the two of the prelude.
    expect(preluding('ecology-experts', told, chosen('gmo-contract'))).toMatchObject({ mc: -3 + 2 + 4 })
  })

  test('TR of a prelude lets UNMI use its action in the first generation', () => {
    const told = { corporation: 'united-nations-mars-initiative', generation: 1 }
    const table = beforePrelude('unmi-contractor', told)
    table.does(0, { card: 'unmi-contractor' })
    expect(table.refuses(0, use('united-nations-mars-initiative'))).toBeUndefined()
  })
})

describe('cards on Self-Replicating Robots', () => {
  const parked = (committee: object, hand: readonly string[] = []) => {
    const table = scene({
      played: ['self-replicating-robots'],
      hand: ['immigrant-city', ...hand],
      stock: { mc: 50 },
      production: { mc: 0 },
      rival: { production: { mc: 0 } },
      committee: { delegates: { scientists: 'n' }, ...committee },
    })
    // With one card to lay there nothing is asked.
    table.does(0, use('self-replicating-robots'), ...(hand.length > 0 ? [onto('immigrant-city')] : []))
    return table
  }

  test('are not counted by Scientific Community', () => {
    const table = parked({ current: 'Scientific Community' }, ['mine'])
    const before = table.stock(0).mc
    solarPhase(table)
    expect(table.stock(0).mc - before).toBe(20 + 1)
  })

  test('are not discarded for Paradigm Breakdown', () => {
    const table = parked({ current: 'Paradigm Breakdown' })
    solarPhase(table)
    expect(table.s.promos?.parked[0]).toEqual(['immigrant-city'])
  })

  test('trigger nothing before they are played', () => {
    const table = parked({})
    table.endTurn()
    table.endTurn()
    expect(table.change(() => table.does(0, project('city'), at('G4')))).toMatchObject({
      production: { mc: 1 },
    })
  })
})

describe('single sentences', () => {
  test('CEO’s Favorite Project adds to Search for Life, which scores no more for it', () => {
    const told = { resources: { 'search-for-life': 1 } }
    expect(playing('ceos-favorite-project', told)).toMatchObject({ on: { 'search-for-life': 1 } })
    expect(points('search-for-life', { resources: { 'search-for-life': 2 } })).toBe(3)
  })

  test('Robotic Workforce copies no card of another player', () => {
    expect(refusal('robotic-workforce', { rival: { played: ['mine'] } })).toBeTruthy()
  })

  test('Protected Habitats keep no plants from a global event', () => {
    const table = scene({
      played: ['protected-habitats'],
      stock: { mc: 0, plants: 9 },
      production: { mc: 0 },
      committee: { delegates: { scientists: 'n' }, current: 'Eco Sabotage' },
    })
    solarPhase(table)
    expect(table.stock(0).plants).toBe(3)
  })

  test('Polyphemos pays the Scientists 10 MC for three cards', () => {
    const table = scene({ corporation: 'polyphemos', committee: { ruling: 'scientists' } })
    expect(table.change(() => table.does(0, { act: 'policy' }))).toEqual({ mc: -10, cards: 3 })
  })

  test('Project Inspection does not use the policy of the Scientists again', () => {
    const table = scene({ hand: ['project-inspection'], committee: { ruling: 'scientists' } })
    table.does(0, { act: 'policy' })
    expect(table.refuses(0, play('project-inspection'))).toBeTruthy()
  })

  test('Inventrix does not help with a TR that is required', () => {
    const told = { corporation: 'inventrix', rating: 20 }
    expect(refusal('terraforming-contract', told)).toBeTruthy()
  })

  test('Point Luna draws for each of two Earth tags', () => {
    expect(
      playing('luna-governor', {
        corporation: 'point-luna',
        played: ['sponsors', 'acquired-company', 'earth-catapult'],
      }),
    ).toMatchObject({
      cards: 2,
    })
  })

  test('Indentured Workers, played next, use up the discount of Conscription', () => {
    const table = scene({
      hand: ['conscription', 'indentured-workers', 'comet'],
      played: ['sponsors', 'acquired-company'],
    })
    table.does(0, play('conscription'))
    table.does(0, play('indentured-workers'))
    table.endTurn()
    table.endTurn()
    expect(table.change(() => table.does(0, play('comet'), at('A5')))).toMatchObject({ mc: -(21 - 8) })
  })

  test('Lakefront Resorts gains MC production for an ocean of the World Government', () => {
    const table = scene({ corporation: 'lakefront-resorts', venus: 0, production: { mc: 0 } })
    table.everybodyPasses()
    expect(table.change(() => table.worldRaises('oceans', at('A5')))).toMatchObject({ production: { mc: 1 } })
  })

  test('Wildlife Dome is played through Excentric Sponsor in the prelude phase: the Greens rule', () => {
    const told = { hand: ['wildlife-dome'], committee: { ruling: 'greens' } } as const
    expect(preluding('eccentric-sponsor', told, chosen('wildlife-dome'), at('G4'))).toMatchObject({
      oxygen: 1,
    })
  })
})
