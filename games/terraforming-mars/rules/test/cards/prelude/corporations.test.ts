import { PRELUDES } from '@perilune/terraforming-mars'
import { describe, expect, test } from 'vitest'
import { award, begin, chosen, FIRST_ACTION, lowest, onTop, playing, scene, using } from '../../scene.js'

/* What each corporation of Prelude does. */

/** What a corporation starts with. */
function start(corporation: string) {
  const table = begin({ prelude: true, first: '1' }, { corporations: [corporation, 'credicor'] })
  table.starts(0, corporation)
  table.starts(1)
  return { stock: table.stock(0), production: table.production(0), cards: table.hand(0).length }
}

describe('corporations of Prelude', () => {
  test('Point Luna draws a card for each Earth tag, its own too', () => {
    expect(start('point-luna')).toEqual({ stock: { mc: 38 }, production: { titanium: 1 }, cards: 1 })
    expect(playing('sponsors', { corporation: 'point-luna' })).toMatchObject({ cards: 1 })
  })

  test('Cheung Shing MARS pays 2 MC less for each building tag', () => {
    expect(start('cheung-shing-mars')).toEqual({ stock: { mc: 44 }, production: { mc: 3 }, cards: 0 })
    expect(playing('mine', { corporation: 'cheung-shing-mars' })).toMatchObject({ mc: -2 })
  })

  test('Robinson Industries pays 4 MC to raise its lowest production', () => {
    expect(start('robinson-industries')).toEqual({ stock: { mc: 47 }, production: {}, cards: 0 })
    const told = { corporation: 'robinson-industries', played: ['robinson-industries'] }
    const some = { mc: 1, steel: 1, titanium: 1, plants: 1 }
    expect(using('robinson-industries', { ...told, production: { ...some, energy: 1 } })).toEqual({
      mc: -4,
      production: { heat: 1 },
    })
    expect(using('robinson-industries', { ...told, production: some }, lowest('energy'))).toEqual({
      mc: -4,
      production: { energy: 1 },
    })
  })

  test('Valley Trust begins with one of 3 preludes and pays 2 MC less for each science tag', () => {
    expect(start('valley-trust')).toEqual({ stock: { mc: 37 }, production: {}, cards: 0 })
    expect(playing('research', { corporation: 'valley-trust' })).toMatchObject({ mc: -11 + 4 })
    const table = scene({ corporation: 'valley-trust', firstActionDue: true, options: { prelude: true } })
    onTop(table, PRELUDES, ['donation', 'loan', 'supplier'])
    expect(table.change(() => table.does(0, FIRST_ACTION, chosen('donation')))).toEqual({ mc: 21 })
    expect(table.has(0, 'donation')).toBe(true)
    expect(table.s.places[3]).toEqual(expect.arrayContaining(['loan', 'supplier']))
  })

  test('Vitor begins by funding an award and gains 3 MC for each card that shows points', () => {
    expect(start('vitor')).toEqual({ stock: { mc: 45 + 3 }, production: {}, cards: 0 })
    const table = scene({ corporation: 'vitor', firstActionDue: true })
    expect(table.change(() => table.does(0, FIRST_ACTION, award('banker')))).toEqual({})
    expect(table.s.awards.filter((by) => by === 0)).toHaveLength(1)
    expect(playing('sf-memorial', { corporation: 'vitor' })).toMatchObject({ mc: -7 + 3 })
    expect(playing('mine', { corporation: 'vitor' })).toMatchObject({ mc: -4 })
  })
})
