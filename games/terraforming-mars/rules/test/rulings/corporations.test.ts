import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  buy,
  CONVERT_PLANTS,
  FIRST_ACTION,
  from,
  play,
  playing,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* The FAQ's clarifications of corporations. */

describe('faq: Credicor (S)', () => {
  test('the printed cost decides, whatever was paid', () => {
    const told = {
      corporation: 'credicor',
      played: ['earth-catapult', 'space-station'],
      stock: { mc: 0, titanium: 7 },
    }
    expect(playing('callisto-penal-mines', told)).toMatchObject({ mc: 4, titanium: -7 })
  })

  test('a card of exactly 20 MC qualifies, one of 18 MC does not', () => {
    const told = { corporation: 'credicor', production: { energy: 4 } }
    expect(playing('magnetic-field-generators', told)).toMatchObject({ mc: -20 + 4 })
    expect(playing('power-grid', told)).toMatchObject({ mc: -18 })
  })

  test('the standard projects City and Greenery qualify, Aquifer does not', () => {
    const table = scene({ corporation: 'credicor' })
    expect(table.change(() => table.does(0, project('greenery'), at('C4')))).toMatchObject({ mc: -19 })
    expect(table.change(() => table.does(0, project('aquifer'), at('A5')))).toMatchObject({ mc: -18 })
  })
})

describe('faq: Ecoline (S)', () => {
  test('7 plants for every greenery, as often as there are plants', () => {
    const table = scene({ corporation: 'ecoline', stock: { plants: 14 } })
    table.does(0, CONVERT_PLANTS, at('C4'), CONVERT_PLANTS, at('C5'))
    expect(table.stock(0).plants).toBeUndefined()
  })
})

describe('faq: Helion (S)', () => {
  test('heat pays any cost: cards, projects, actions, research, milestones', () => {
    const table = scene({
      corporation: 'helion',
      played: ['inventors-guild'],
      deck: ['fish'],
      stock: { mc: 0, heat: 30 },
    })
    expect(table.change(() => table.does(0, project('power-plant')))).toMatchObject({ heat: -11 })
    expect(table.change(() => table.does(0, use('inventors-guild'), buy('fish')))).toMatchObject({
      heat: -3,
      cards: 1,
    })
    const mayor = { C4: 'city 0', C6: 'city 0', G4: 'city 0' }
    const milestone = scene({ corporation: 'helion', tiles: mayor, stock: { mc: 0, heat: 8 } })
    expect(milestone.change(() => milestone.claim(0, 'mayor'))).toMatchObject({ heat: -8 })
  })

  test('opponents who take MC cannot take heat instead', () => {
    const rival = { corporation: 'helion', stock: { mc: 1, heat: 9 } }
    expect(playing('hired-raiders', { rival }, from(1))).toEqual({ rival: { mc: -1 } })
  })

  test('heat does not count in a tie', () => {
    const told = { corporation: 'helion', stock: { mc: 1, heat: 50 }, rival: { stock: { mc: 2 } } }
    expect(scene(told).finish().ranks).toEqual([2, 1])
  })

  test('MC never stand in for heat', () => {
    expect(refusal('local-heat-trapping', { corporation: 'helion', stock: { mc: 50, heat: 4 } })).toBeTruthy()
  })

  test('heat that a card will take is not spent on its price', () => {
    const told = { corporation: 'helion', stock: { mc: 0, heat: 6 } }
    expect(playing('local-heat-trapping', told)).toMatchObject({ heat: -6, plants: 4 })
    expect(refusal('local-heat-trapping', { ...told, stock: { mc: 0, heat: 5 } })).toBeTruthy()
  })
})

describe('faq: Interplanetary Cinematics (S)', () => {
  test('the event is paid in full before the 2 MC come back', () => {
    expect(
      refusal('mineral-deposit', { corporation: 'interplanetary-cinematics', stock: { mc: 4 } }),
    ).toBeTruthy()
  })
})

describe('faq: Inventrix (S)', () => {
  test('a step is 2 degrees, 1 % oxygen or an ocean', () => {
    const told = { corporation: 'inventrix' }
    expect(refusal('caretaker-contract', { ...told, temperature: -4 })).toBeUndefined()
    expect(refusal('caretaker-contract', { ...told, temperature: -6 })).toBeTruthy()
    expect(refusal('dust-seals', { ...told, oceans: 5 })).toBeUndefined()
  })

  test('it adds up with Adaptation Technology and Special Design', () => {
    const played = ['adaptation-technology']
    const table = scene({
      corporation: 'inventrix',
      played,
      hand: ['special-design', 'breathing-filters'],
      oxygen: 1,
    })
    expect(table.refuses(0, play('breathing-filters'))).toBeTruthy()
    table.does(0, play('special-design'), play('breathing-filters'))
    expect(table.has(0, 'breathing-filters')).toBe(true)
  })

  test('tags are not helped', () => {
    expect(refusal('gene-repair', { corporation: 'inventrix' })).toBeTruthy()
  })
})

describe('faq: Mining Guild (S)', () => {
  test('oceans that one lays count; one step for a tile, however much metal is printed', () => {
    const told = { corporation: 'mining-guild' }
    expect(playing('subterranean-reservoir', told, at('A2'))).toMatchObject({
      steel: 2,
      production: { steel: 1 },
    })
    expect(playing('subterranean-reservoir', { rival: told }, at('A2'))).not.toHaveProperty('rival')
  })
})

describe('faq: Saturn Systems (CE)', () => {
  test('its own tag gives MC production', () => {
    const table = begin({ first: '1' }, { corporations: ['saturn-systems', 'credicor'] })
    table.starts(0, 'saturn-systems', 0)
    table.starts(1)
    expect(table.production(0)).toEqual({ mc: 1, titanium: 1 })
  })
})

describe('faq: Tharsis Republic (S)', () => {
  test('3 MC for any city of one’s own, production for any city on Mars', () => {
    expect(playing('phobos-space-haven', { corporation: 'tharsis-republic' })).toEqual({
      mc: -25 + 3,
      production: { titanium: 1 },
      tiles: { Phobos: 'city 0' },
    })
    const table = scene({ rival: { corporation: 'tharsis-republic' } })
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toMatchObject({
      rival: { production: { mc: 1 } },
    })
  })

  test('alone, the two neutral cities give 1 MC production each', () => {
    const table = begin({}, { seats: 1, corporations: ['tharsis-republic', 'credicor'] })
    table.starts(0, 'tharsis-republic', 0)
    expect(table.production(0)).toEqual({ mc: 2 })
  })

  test('the city is one of the two actions of the turn', () => {
    const table = scene({ corporation: 'tharsis-republic', firstActionDue: true })
    table.does(0, FIRST_ACTION, at('C4'), project('power-plant'))
    table.endTurn()
    expect(table.asked).toEqual([1])
  })
})

describe('faq: Teractor (CE)', () => {
  test('the discount is for each tag', () => {
    expect(playing('cartel', { corporation: 'teractor' })).toMatchObject({ mc: -5 })
    expect(playing('imported-ghg', { corporation: 'teractor' })).toMatchObject({ mc: -4 })
  })
})

describe('faq: Thorgate (S)', () => {
  test('the discount is for cards with the tag and the Power Plant, not for actions', () => {
    expect(
      playing('fusion-power', { corporation: 'thorgate', played: ['power-plant', 'solar-power'] }),
    ).toMatchObject({
      mc: -11,
    })
    expect(using('space-mirrors', { corporation: 'thorgate' })).toMatchObject({ mc: -7 })
  })
})

describe('faq: UNMI (S)', () => {
  test('any rise of the TR counts, also one without a parameter', () => {
    const table = scene({ corporation: 'united-nations-mars-initiative', hand: ['release-of-inert-gases'] })
    table.does(0, play('release-of-inert-gases'))
    expect(table.change(() => table.does(0, use('united-nations-mars-initiative')))).toEqual({
      mc: -3,
      rating: 1,
    })
  })

  test('without one the action cannot be used, not even for nothing', () => {
    const table = scene({ corporation: 'united-nations-mars-initiative' })
    expect(table.refuses(0, use('united-nations-mars-initiative'))).toBeTruthy()
  })

  test('a rise in the generation before does not count', () => {
    const table = scene({ corporation: 'united-nations-mars-initiative', generation: 1 })
    table.does(0, project('asteroid'))
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.refuses(0, use('united-nations-mars-initiative'))).toBeTruthy()
  })
})
