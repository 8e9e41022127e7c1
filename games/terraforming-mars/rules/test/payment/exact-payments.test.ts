import { describe, expect, test } from 'vitest'
import { reasonAt } from '../reasons.js'
import { amount, keep, scene, USE_POLICY, use, using } from '../scene.js'

/* Having exactly as much as an action takes is enough; and it is taken of what the action names. */

describe('the policy of the ruling party', () => {
  test.each(['kelvinists', 'scientists'] as const)('of the %s is used with exactly 10 MC', (ruling) => {
    const told = (mc: number) => scene({ stock: { mc }, committee: { ruling } })
    expect(reasonAt(told(9), 0, USE_POLICY)).toEqual({ code: 'cost', needs: 10, has: 9 })
    const table = told(10)
    expect(reasonAt(table, 0, USE_POLICY)).toBeUndefined()
    table.does(0, USE_POLICY)
    expect(table.stock(0)).toEqual({})
  })
})

describe('energy spent to look at cards', () => {
  test.each(['hi-tech-lab', 'tycho-magnetics'])('%s needs one energy at least', (card) => {
    const mine = card === 'tycho-magnetics' ? { corporation: card } : { played: [card] }
    const told = (energy: number) => ({ ...mine, stock: { energy } })
    expect(reasonAt(scene(told(0)), 0, use(card))).toEqual({
      code: 'stock-short',
      resource: 'energy',
      needs: 1,
      has: 0,
    })
    expect(reasonAt(scene(told(1)), 0, use(card))).toBeUndefined()
  })

  test('with exactly one energy the top card is looked at and kept', () => {
    const table = scene({ played: ['hi-tech-lab'], stock: { energy: 1 }, deck: ['ants', 'fish'] })
    table.does(0, use('hi-tech-lab'), amount(1), keep('ants'))
    expect(table.stock(0)).toEqual({ mc: 100 })
    expect(table.hand(0)).toEqual(['ants'])
  })
})

describe('floaters that count as heat', () => {
  test('do not pay energy: Steelworks takes energy, and heat and floaters stay', () => {
    const told = {
      corporation: 'stormcraft-incorporated',
      resources: { 'stormcraft-incorporated': 3 },
      stock: { energy: 4, heat: 6 },
    }
    expect(using('steelworks', told)).toEqual({ energy: -4, steel: 2, oxygen: 1, rating: 1 })
  })
})
