import { describe, expect, test } from 'vitest'
import { committee } from '../../src/turmoil/committee.js'
import {
  at,
  CONVERT_HEAT,
  CONVERT_PLANTS,
  paying,
  play,
  playing,
  project,
  refusal,
  type SceneTold,
  scene,
  solarPhase,
  use,
} from '../scene.js'

/* While the Reds rule, every step of TR costs 3 MC, to be paid within the action. */

const taxed = (told: SceneTold = {}): SceneTold => ({ ...told, committee: { ruling: 'reds' } })
const TOO_HIGH = 'the Reds ask 3 MC for each step of TR, and you could not pay for all of them'

describe('faq: Reds', () => {
  test('a card that raises TR can’t be played without 3 MC for each step', () => {
    const told = (mc: number) => taxed({ stock: { mc } })
    // Asteroid costs 14 and raises the temperature 1 step.
    expect(refusal('asteroid', told(17))).toBeUndefined()
    expect(refusal('asteroid', told(16))).toBe(TOO_HIGH)
    expect(playing('asteroid', told(17))).toEqual({ mc: -17, titanium: 2, temperature: 2, rating: 1 })
  })

  test('the chairman’s TR when the Reds come to rule is not taxed, nor is their bonus', () => {
    const table = scene({ stock: { mc: 0 }, production: { mc: 0 }, committee: { delegates: { reds: '0' } } })
    solarPhase(table)
    // Revised to 19, the lowest with the rival: 1 for both, and 1 for the chair.
    expect(table.s.players.map((p) => p.rating)).toEqual([21, 20])
    expect(table.stock(0)).toEqual({ mc: 20 })
  })

  test('TR of a global event is not taxed', () => {
    const table = scene({
      stock: { mc: 0 },
      production: { mc: 0 },
      committee: { ruling: 'reds', delegates: { unity: 'n' }, current: 'Election' },
    })
    solarPhase(table)
    expect(table.stock(0)).toEqual({ mc: 20 })
    expect(table.s.players[0].rating).toBe(21)
  })

  test('alone their bonus is 1 TR with a TR of 20 or less', () => {
    const rating = (told: number): number => {
      const table = scene({ seats: 1, rating: told, committee: { delegates: { reds: 'n' } } })
      solarPhase(table)
      return table.s.players[0].rating
    }
    expect(rating(21)).toBe(21)
    expect(rating(22)).toBe(21)
  })
})

describe('every way to gain TR is taxed', () => {
  const mc = (told: SceneTold, act: (table: ReturnType<typeof scene>) => void): unknown => {
    const table = scene(taxed(told))
    return table.change(() => act(table)).mc
  }

  test('heat turned into temperature', () => {
    expect(mc({ stock: { heat: 8, mc: 9 } }, (t) => t.does(0, CONVERT_HEAT))).toBe(-3)
    expect(scene(taxed({ stock: { heat: 8, mc: 2 } })).refuses(0, CONVERT_HEAT)).toBe(TOO_HIGH)
  })

  test('a greenery, by its oxygen', () => {
    expect(mc({ stock: { plants: 8, mc: 9 } }, (t) => t.does(0, CONVERT_PLANTS, at('G1')))).toBe(-3)
    expect(scene(taxed({ stock: { plants: 8, mc: 2 } })).refuses(0, CONVERT_PLANTS)).toBe(TOO_HIGH)
  })

  test('a standard project', () => {
    expect(mc({}, (t) => t.does(0, project('asteroid')))).toBe(-17)
    expect(scene(taxed({ stock: { mc: 16 } })).refuses(0, project('asteroid'))).toBe(TOO_HIGH)
    expect(scene(taxed({ stock: { mc: 11 } })).refuses(0, project('power-plant'))).toBeUndefined()
  })

  test('an ocean', () => {
    expect(mc({}, (t) => t.does(0, project('aquifer'), at('F7')))).toBe(-21)
  })

  test('a step of temperature that oxygen brings, and an ocean that temperature brings', () => {
    const told = { stock: { plants: 8, mc: 9 }, oxygen: 7, temperature: -2 }
    expect(mc(told, (t) => t.does(0, CONVERT_PLANTS, at('G1'), at('F7')))).toBe(-9)
    const short = scene(taxed({ ...told, stock: { plants: 8, mc: 8 } }))
    // The ocean may lie where a tile beside an ocean brings money: there is none.
    expect(short.refuses(0, CONVERT_PLANTS)).toBe(TOO_HIGH)
  })

  test('TR printed on a card', () => {
    expect(mc({ hand: ['release-of-inert-gases'] }, (t) => t.does(0, play('release-of-inert-gases')))).toBe(
      -20,
    )
  })

  test('TR for each thing counted', () => {
    const told = { hand: ['terraforming-ganymede'], played: ['io-mining-industries'] }
    expect(mc(told, (t) => t.does(0, play('terraforming-ganymede')))).toBe(-33 - 6)
  })

  test('the action of a card', () => {
    const told = { corporation: 'united-nations-mars-initiative', stock: { mc: 5 } }
    const table = scene(taxed(told))
    table.s.players[0].raised = true
    expect(table.refuses(0, use('united-nations-mars-initiative'))).toBe(TOO_HIGH)
    table.s.players[0].stock[0] = 6
    table.does(0, use('united-nations-mars-initiative'))
    expect(table.stock(0)).toEqual({})
  })

  test('heat that an action takes does not pay the Reds as well, where heat counts as money', () => {
    const told = (heat: number) =>
      taxed({ corporation: 'helion', played: ['caretaker-contract'], stock: { mc: 0, heat } })
    for (const heat of [8, 10]) expect(scene(told(heat)).refuses(0, use('caretaker-contract'))).toBe(TOO_HIGH)
    const table = scene(told(11))
    table.does(0, use('caretaker-contract'))
    expect(table.stock(0)).toEqual({})
    expect(table.s.players[0].rating).toBe(21)
  })

  test('the ocean of the South Pole', () => {
    const table = scene(taxed({ map: 'hellas', stock: { mc: 25 + 6 + 3 } }))
    expect(table.change(() => table.does(0, project('city'), at('I3'), at('F6'))).mc).toBe(-25 - 6 - 3)
  })

  test('a parameter at its end brings no TR and no tax', () => {
    const table = scene(taxed({ temperature: 8, stock: { heat: 8, mc: 0 } }))
    expect(table.refuses(0, CONVERT_HEAT)).toBeUndefined()
  })

  test('other players are not taxed', () => {
    const table = scene(taxed())
    expect(table.change(() => table.does(0, project('asteroid'))).rival).toBeUndefined()
  })

  test('without the Reds nothing is', () => {
    const table = scene({ committee: { ruling: 'unity' } })
    expect(table.change(() => table.does(0, project('asteroid'))).mc).toBe(-14)
  })

  test('in the research and production phases nothing is', () => {
    const table = scene(taxed())
    table.everybodyPasses()
    expect(committee(table.s).policy).toBe(-1)
  })
})

describe('the tax may be paid from what the action brings', () => {
  test('with the money of an ocean beside the tile', () => {
    const told = (mc: number): SceneTold => taxed({ stock: { plants: 8, mc }, tiles: { A2: 'ocean' } })
    // A1 and A3 lie beside the ocean: 2 MC, so that 1 is enough.
    expect(scene(told(1)).refuses(0, CONVERT_PLANTS)).toBeUndefined()
    expect(scene(told(0)).refuses(0, CONVERT_PLANTS)).toBe(TOO_HIGH)
  })

  test('then only areas are offered that bring it', () => {
    const table = scene(taxed({ stock: { plants: 8, mc: 1 }, tiles: { A2: 'ocean' } }))
    expect(table.refusesAfter(0, CONVERT_PLANTS, at('G1'))).toBe(
      'something that must still be done would become impossible',
    )
    table.does(0, CONVERT_PLANTS, at('A1'))
    expect(table.stock(0)).toEqual({ steel: 2 })
  })

  test('with money that an effect brings for the card', () => {
    // PR Office: 7 MC, of which 1 comes back for its own Earth tag; 1 TR costs 3.
    const told = (mc: number): SceneTold => ({
      stock: { mc },
      committee: { ruling: 'reds', delegates: { unity: '0 0' } },
    })
    expect(refusal('pr-office', told(9))).toBeUndefined()
    expect(refusal('pr-office', told(8))).toBe(TOO_HIGH)
  })

  test('with money that comes back after paying: Credicor and a dear project', () => {
    const table = scene(taxed({ corporation: 'credicor', stock: { mc: 23 } }))
    expect(table.refuses(0, project('greenery'))).toBeUndefined()
    table.does(0, project('greenery'), at('G1'))
    expect(table.stock(0)).toEqual({ mc: 23 - 23 + 4 - 3 })
  })

  test('a payment must leave what the tax will take: metals pay where MC could', () => {
    const table = scene(taxed({ hand: ['asteroid'], stock: { titanium: 5, mc: 14 } }))
    expect(table.refusesAfter(0, play('asteroid'), paying({ mc: 14 }))).toBe(
      'something that must still be done would become impossible',
    )
    table.does(0, play('asteroid'), paying({ titanium: 4, mc: 2 }))
    expect(table.stock(0)).toEqual({ titanium: 3, mc: 9 })
  })

  test('never by metals themselves', () => {
    expect(refusal('asteroid', taxed({ stock: { titanium: 20, mc: 2 } }))).toBe(TOO_HIGH)
  })

  test('Helion pays it with heat too', () => {
    const table = scene(taxed({ corporation: 'helion', hand: ['asteroid'], stock: { mc: 14, heat: 3 } }))
    expect(table.refuses(0, play('asteroid'))).toBeUndefined()
    table.does(0, play('asteroid'), paying({ mc: 14 }))
    expect(table.stock(0)).toEqual({ titanium: 2 })
  })

  test('heat that is turned into temperature does not pay for it', () => {
    const table = (heat: number) => scene(taxed({ corporation: 'helion', stock: { mc: 0, heat } }))
    expect(table(10).refuses(0, CONVERT_HEAT)).toBe(TOO_HIGH)
    expect(table(11).refuses(0, CONVERT_HEAT)).toBeUndefined()
  })

  test('a choice that leads to TR is refused where it could not be paid for', () => {
    // GHG Producing Bacteria may add a microbe instead of raising the temperature.
    const table = scene(taxed({ resources: { 'ghg-producing-bacteria': 2 }, stock: { mc: 2 } }))
    expect(table.refuses(0, use('ghg-producing-bacteria'))).toBeUndefined()
    expect(table.refuses(0, use('ghg-producing-bacteria:2'))).toBe(TOO_HIGH)
  })

  test('what is due is paid at once for all steps', () => {
    const table = scene(taxed({ hand: ['deimos-down'] }))
    const events = table.does(0, play('deimos-down'))
    const paid = events.filter((e) => e.what === 'pays').map((e) => e.resources)
    expect(paid).toEqual([{ mc: 31 }, { mc: 9 }])
  })
})
