import { type PartyId, parties } from '@perilune/terraforming-mars'
import { bonusText, policyText } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { committee } from '../../src/turmoil/committee.js'
import {
  at,
  CONVERT_PLANTS,
  FIRST_ACTION,
  first,
  play,
  project,
  refusal,
  type SceneTold,
  scene,
  solarPhase,
  USE_POLICY,
} from '../scene.js'

/* What each party brings when it comes to rule, and its policy while it does. */

const ruled = (ruling: PartyId, told: SceneTold = {}): SceneTold => ({ ...told, committee: { ruling } })

/** What a party's coming to power brings seat 0, in MC. */
function bonus(party: PartyId, told: SceneTold): number {
  const at0 = { ...told, production: { mc: 0, ...told.production }, stock: { mc: 0 } }
  const table = scene({ ...at0, committee: { delegates: { [party]: 'n' } } })
  solarPhase(table)
  return (table.stock(0).mc ?? 0) - 20
}

describe('ruling bonuses', () => {
  test('Mars First: 1 MC for each building tag', () => {
    expect(bonus('mars-first', { played: first(7, 'building') })).toBe(7)
  })

  test('Scientists: 1 MC for each science tag', () => {
    expect(bonus('scientists', { played: ['research', 'trees'] })).toBe(2)
  })

  test('Unity: 1 MC for each Earth, Jovian or Venus tag', () => {
    expect(bonus('unity', { played: ['sponsors', 'ganymede-colony', 'trees'] })).toBe(2)
  })

  test('Greens: 1 MC for each plant, microbe or animal tag', () => {
    expect(bonus('greens', { played: ['trees', 'tardigrades', 'fish', 'mine'] })).toBe(3)
  })

  test('Kelvinists: 1 MC for each step of heat production', () => {
    expect(bonus('kelvinists', { production: { heat: 6 } })).toBe(6)
  })

  const ratings = (told: SceneTold): number[] => {
    const table = scene({ ...told, committee: { delegates: { reds: 'n' } } })
    solarPhase(table)
    return table.s.players.map((p) => p.rating)
  }

  test('Reds: whoever has the lowest TR gains 1, all who tie', () => {
    expect(ratings({ rating: 20, rival: { rating: 25 } })).toEqual([20, 24])
    expect(ratings({ rating: 20, rival: { rating: 20 } })).toEqual([20, 20])
  })

  test('the Greens’ rule of the first generation brings no bonus', () => {
    const table = scene({ committee: {}, played: ['trees'] })
    expect(table.stock(0)).toEqual({ mc: 100 })
  })

  test('each party says what it does', () => {
    expect(new Set(parties.flatMap((_, i) => [bonusText(i), policyText(i)])).size).toBe(12)
  })
})

describe('faq: Greens', () => {
  test('4 MC for a greenery', () => {
    const table = scene(ruled('greens', { stock: { plants: 8, mc: 0 } }))
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('G1')))).toMatchObject({ mc: 4, plants: -8 })
  })

  test('not outside of the action phase, as for a prelude', () => {
    const table = scene(ruled('greens', { stock: { plants: 8, mc: 0 } }))
    committee(table.s).policy = -1
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('G1'))).mc).toBeUndefined()
  })

  test('not for the last greeneries', () => {
    const table = scene(ruled('greens', { stock: { plants: 8, mc: 0 }, rating: 20 }))
    table.s.parameters = table.s.parameters.map((_, i) => [8, 14, 9, 30][i])
    table.everybodyPasses()
    const before = table.stock(0).mc ?? 0
    table.does(0, { act: 'greenery' }, at('G1'))
    expect(table.stock(0).mc ?? 0).toBe(before)
  })

  test('not for the greenery of another player', () => {
    const table = scene(ruled('greens', { rival: { stock: { plants: 8 } } }))
    table.endTurn()
    expect(table.change(() => table.does(1, CONVERT_PLANTS, at('G1'))).mc).toBeUndefined()
  })
})

describe('faq: Mars First', () => {
  test('1 steel for each tile on Mars, oceans too', () => {
    const table = scene(ruled('mars-first'))
    expect(table.change(() => table.does(0, project('city'), at('G1'))).steel).toBe(1)
    expect(table.change(() => table.does(0, project('aquifer'), at('F7'))).steel).toBe(1)
  })

  test('none for a city off the map', () => {
    const table = scene(ruled('mars-first', { hand: ['ganymede-colony'] }))
    expect(table.change(() => table.does(0, play('ganymede-colony'))).steel).toBeUndefined()
  })

  test('it is no placement bonus: Mining Guild gains nothing by it', () => {
    const table = scene(ruled('mars-first', { corporation: 'mining-guild' }))
    const change = table.change(() => table.does(0, project('city'), at('G1')))
    expect(change).toMatchObject({ steel: 1, production: { mc: 1 } })
  })

  test('an ocean of a global event gives nobody steel', () => {
    const told = { delegates: { unity: 'n' }, current: 'Aquifer Released by Public Council' } as const
    const table = scene({ committee: { ruling: 'mars-first', ...told } })
    solarPhase(table, { area: 1 })
    expect(table.stock(0).steel).toBeUndefined()
  })
})

describe('Unity', () => {
  test('titanium is worth 1 MC more', () => {
    const table = scene(ruled('unity', { hand: ['asteroid'], stock: { titanium: 3, mc: 2 } }))
    table.does(0, play('asteroid'))
    expect(table.stock(0)).toEqual({ titanium: 2 })
  })

  test('only while the party rules', () => {
    expect(refusal('asteroid', { committee: {}, stock: { titanium: 3, mc: 2 } })).toBe(
      'costs 14 MC, you can pay 11',
    )
  })
})

describe('Kelvinists', () => {
  test('10 MC for a step of energy and heat production, as often as one likes', () => {
    const table = scene(ruled('kelvinists'))
    const step = { mc: -10, production: { energy: 1, heat: 1 } }
    expect(table.change(() => table.does(0, USE_POLICY))).toEqual(step)
    expect(table.change(() => table.does(0, USE_POLICY))).toEqual(step)
  })

  test('10 MC must be there', () => {
    expect(scene(ruled('kelvinists', { stock: { mc: 9 } })).refuses(0, USE_POLICY)).toBe(
      'costs 10 MC, you can pay 9',
    )
  })
})

describe('faq: Scientists', () => {
  test('10 MC for 3 cards', () => {
    const table = scene(ruled('scientists'))
    expect(table.change(() => table.does(0, USE_POLICY))).toEqual({ mc: -10, cards: 3 })
  })

  test('10 MC whatever cards cost a player to buy', () => {
    const table = scene(ruled('scientists'))
    table.s.players[0].cardPrice = 5
    expect(table.change(() => table.does(0, USE_POLICY))).toEqual({ mc: -10, cards: 3 })
  })

  test('once per player and generation', () => {
    const table = scene(ruled('scientists'))
    table.does(0, USE_POLICY)
    expect(table.refuses(0, USE_POLICY)).toBe('you have used this policy in this generation')
    table.endTurn()
    expect(table.refuses(1, USE_POLICY)).toBeUndefined()
  })

  test('again in the next generation, if they rule again', () => {
    const table = scene({ committee: { ruling: 'scientists', delegates: { scientists: 'n' } } })
    table.does(0, USE_POLICY)
    solarPhase(table)
    table.researchNothing()
    table.passUntil(0)
    expect(table.refuses(0, USE_POLICY)).toBeUndefined()
  })
})

test('a policy that is no action can’t be used', () => {
  expect(scene(ruled('unity')).refuses(0, USE_POLICY)).toBeDefined()
})

test('the city of a first action is laid in the action phase: Mars First pays', () => {
  const table = scene(ruled('mars-first', { corporation: 'tharsis-republic', firstActionDue: true }))
  expect(table.change(() => table.does(0, FIRST_ACTION, at('G1'))).steel).toBe(1)
})
