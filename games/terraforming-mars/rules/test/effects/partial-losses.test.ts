import { describe, expect, test } from 'vitest'
import { flips, from, option, play, type SceneTold, scene, type Table, type Wish } from '../scene.js'

/*
 * Pharmacy Union loses up to 4 MC for a disease, Mons Insurance pays up to 3 MC: what there is and no more.
 * Whoever has too little chooses whether money of the same action comes before or after.
 */

/** Of the effects that wait, the first of this card comes next. */
const next =
  (table: Table, card: string): Wish =>
  (question, answers) =>
    question === 'choose-order'
      ? answers.find((answer) => table.s.pool[answer.next as number].card === card)
      : undefined

/** What seat 0 has when it has played the card, and which effects it was asked to put in order. */
function left(told: SceneTold, first: readonly string[], ...wishes: readonly Wish[]): number {
  const [card] = told.hand as readonly string[]
  const table = scene(told)
  table.does(0, play(card), ...first.map((name) => next(table, name)), ...wishes)
  return table.s.players[0].stock[0]
}

describe('ruling: a loss of what there is comes before or after money of the same action, as one likes', () => {
  const virus = {
    corporation: 'pharmacy-union',
    played: ['media-group'],
    hand: ['virus'],
    stock: { mc: 1 },
  }

  test('Virus with Media Group and 1 MC: after the disease the 3 MC stay, before it they are lost', () => {
    expect(left(virus, ['pharmacy-union'])).toBe(3)
    expect(left(virus, ['media-group'])).toBe(0)
  })

  test('with the 4 MC at hand nothing is asked', () => {
    expect(left({ ...virus, stock: { mc: 5 } }, [])).toBe(3)
    const table = scene({ ...virus, stock: { mc: 5 } })
    table.does(0, play('virus'))
    expect(table.asks()).toBe('take-turn')
  })

  const gmo = {
    corporation: 'pharmacy-union',
    hand: ['gmo-contract'],
    stock: { mc: 3 },
    committee: { ruling: 'greens' },
  } as const

  test('GMO Contract with 3 MC: after the disease its own 2 MC stay', () => {
    expect(left(gmo, ['pharmacy-union'])).toBe(2)
    expect(left(gmo, ['gmo-contract', 'pharmacy-union'])).toBe(0)
  })

  test('turned face down before its disease, Pharmacy Union loses the MC all the same', () => {
    const told = { ...gmo, hand: ['bactoviral-research'], stock: { mc: 14 } }
    const table = scene(told)
    table.does(
      0,
      play('bactoviral-research'),
      (question, answers) => (question === 'choose-order' ? answers.at(-1) : undefined),
      flips(true),
    )
    expect(table.stock(0)).toEqual({})
  })

  const asteroid = {
    corporation: 'mons-insurance',
    played: ['media-group'],
    hand: ['asteroid'],
    stock: { mc: 14 },
    rival: { stock: { mc: 0, plants: 3 } },
  }

  test('Asteroid with Media Group and exactly 14 MC: Mons Insurance pays before or after the 3 MC', () => {
    expect(left(asteroid, ['asteroid'], from(1))).toBe(3)
    expect(left(asteroid, ['media-group'], from(1))).toBe(0)
  })

  test('where nobody can be harmed nothing is asked', () => {
    const table = scene({ ...asteroid, rival: {} })
    table.does(0, play('asteroid'))
    expect(table.asks()).toBe('take-turn')
    expect(table.stock(0)).toEqual({ mc: 3, titanium: 2 })
  })

  test('who plays a microbe tag orders what Pharmacy Union of another seat loses and gains', () => {
    const told = {
      seats: 2,
      hand: ['tardigrades'],
      rival: { corporation: 'pharmacy-union', played: ['splice'], stock: { mc: 0 } },
    }
    const rivals = (first: string): number => {
      const table = scene(told)
      table.does(0, play('tardigrades'), next(table, first), option(0))
      return table.s.players[1].stock[0]
    }
    expect(rivals('pharmacy-union')).toBe(2)
    expect(rivals('splice')).toBe(0)
  })

  test('money that is saved by the order pays the Reds: Bactoviral Research with 10 MC and Splice', () => {
    // 10 MC pay for the card, the disease takes none, and of the 4 MC by Splice 3 are the tax on curing a
    // disease.
    const table = scene({
      corporation: 'pharmacy-union',
      resources: { 'pharmacy-union': 1 },
      played: ['splice'],
      hand: ['bactoviral-research'],
      stock: { mc: 10 },
      committee: { ruling: 'reds' },
    })
    expect(table.refuses(0, play('bactoviral-research'))).toBeUndefined()
    table.does(0, play('bactoviral-research'), next(table, 'pharmacy-union'))
    expect(table.stock(0)).toEqual({ mc: 1 })
  })
})
