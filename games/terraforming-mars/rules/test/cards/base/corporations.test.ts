import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  CONVERT_PLANTS,
  FIRST_ACTION,
  paying,
  play,
  playing,
  project,
  refusal,
  scene,
  use,
} from '../../scene.js'

/* What each corporation starts with and does. */

const start = (corporation: string) => {
  const table = begin(
    { first: '1' },
    { corporations: [corporation, corporation === 'helion' ? 'phobolog' : 'helion'] },
  )
  table.starts(0, corporation, 0)
  table.starts(1)
  return { stock: table.stock(0), production: table.production(0) }
}

describe('corporations', () => {
  test('Beginner Corporation starts with 42 MC and all its cards', () => {
    const table = begin({ beginners: ['1'], first: '1' })
    table.startAll()
    expect(table.stock(0)).toEqual({ mc: 42 })
    expect(table.hand(0)).toHaveLength(10)
  })

  test('Saturn Systems starts with titanium production and gains MC production for every Jovian tag, its own included', () => {
    expect(start('saturn-systems')).toEqual({ stock: { mc: 42 }, production: { mc: 1, titanium: 1 } })
    expect(playing('callisto-penal-mines', { corporation: 'saturn-systems' })).toMatchObject({
      production: { mc: 4 },
    })
    expect(playing('callisto-penal-mines', { rival: { corporation: 'saturn-systems' } })).toMatchObject({
      production: { mc: 3 },
      rival: { production: { mc: 1 } },
    })
  })

  test('CrediCor gets 4 MC back for what costs 20 MC or more', () => {
    expect(start('credicor')).toEqual({ stock: { mc: 57 }, production: {} })
    expect(playing('callisto-penal-mines', { corporation: 'credicor' })).toMatchObject({ mc: -20 })
    expect(playing('mine', { corporation: 'credicor' })).toMatchObject({ mc: -4 })
  })

  test('PhoboLog starts with titanium that is worth 1 MC more', () => {
    expect(start('phobolog')).toEqual({ stock: { mc: 23, titanium: 10 }, production: {} })
    const told = { corporation: 'phobolog', stock: { mc: 0, titanium: 6 } }
    expect(playing('callisto-penal-mines', told)).toMatchObject({ titanium: -6 })
  })

  test('ThorGate pays 3 MC less for power cards and the standard project Power Plant', () => {
    expect(start('thorgate')).toEqual({ stock: { mc: 48 }, production: { energy: 1 } })
    expect(playing('solar-power', { corporation: 'thorgate' })).toMatchObject({ mc: -8 })
    const table = scene({ corporation: 'thorgate' })
    expect(table.change(() => table.does(0, project('power-plant')))).toMatchObject({ mc: -8 })
  })

  test('Ecoline starts with plants and plant production and pays 7 plants for a greenery', () => {
    expect(start('ecoline')).toEqual({ stock: { mc: 36, plants: 3 }, production: { plants: 2 } })
    const table = scene({ corporation: 'ecoline', stock: { plants: 7 } })
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('C4')))).toMatchObject({
      plants: -7,
      oxygen: 1,
    })
  })

  test('Helion starts with heat production and pays with heat as if it were MC', () => {
    expect(start('helion')).toEqual({ stock: { mc: 42 }, production: { heat: 3 } })
    const told = { corporation: 'helion', stock: { mc: 3, heat: 5 } }
    expect(playing('sponsors', told, paying({ mc: 1, heat: 5 }))).toMatchObject({ mc: -1, heat: -5 })
  })

  test('Interplanetary Cinematics starts with steel and gains 2 MC for each event', () => {
    expect(start('interplanetary-cinematics')).toEqual({ stock: { mc: 30, steel: 20 }, production: {} })
    expect(playing('mineral-deposit', { corporation: 'interplanetary-cinematics' })).toEqual({
      mc: -3,
      steel: 5,
    })
  })

  test('Mining Guild starts with steel production and gains more for each tile on metal', () => {
    expect(start('mining-guild')).toEqual({ stock: { mc: 30, steel: 5 }, production: { steel: 1 } })
    const table = scene({ corporation: 'mining-guild' })
    expect(table.change(() => table.does(0, project('city'), at('A1')))).toMatchObject({
      steel: 2,
      production: { mc: 1, steel: 1 },
    })
  })

  test('Teractor pays 3 MC less for each Earth tag', () => {
    expect(start('teractor')).toEqual({ stock: { mc: 60 }, production: {} })
    expect(playing('sponsors', { corporation: 'teractor' })).toMatchObject({ mc: -3 })
  })

  test('Tharsis Republic begins with a city, and gains from cities', () => {
    expect(start('tharsis-republic')).toEqual({ stock: { mc: 40 }, production: {} })
    const table = scene({ corporation: 'tharsis-republic', firstActionDue: true })
    expect(table.change(() => table.does(0, FIRST_ACTION, at('C4')))).toEqual({
      mc: 3,
      production: { mc: 1 },
      tiles: { C4: 'city 0' },
    })
  })

  test('United Nations Mars Initiative pays 3 MC for 1 TR in a generation in which its TR has risen', () => {
    expect(start('united-nations-mars-initiative')).toEqual({ stock: { mc: 40 }, production: {} })
    const table = scene({ corporation: 'united-nations-mars-initiative' })
    expect(table.refuses(0, use('united-nations-mars-initiative'))).toBeTruthy()
    table.does(0, project('asteroid'))
    expect(table.change(() => table.does(0, use('united-nations-mars-initiative')))).toEqual({
      mc: -3,
      rating: 1,
    })
  })

  test('Inventrix begins by drawing 3 cards and may miss global requirements by 2 steps', () => {
    expect(start('inventrix')).toEqual({ stock: { mc: 45 }, production: {} })
    const table = scene({ corporation: 'inventrix', firstActionDue: true })
    expect(table.change(() => table.does(0, FIRST_ACTION))).toEqual({ cards: 3 })
    expect(refusal('kelp-farming', { corporation: 'inventrix', oceans: 4 })).toBeUndefined()
    expect(refusal('kelp-farming', { corporation: 'inventrix', oceans: 3 })).toBeTruthy()
    expect(scene({ hand: ['kelp-farming'], oceans: 4 }).refuses(0, play('kelp-farming'))).toBeTruthy()
  })
})
