import { describe, expect, test } from 'vitest'
import { END, PASS, play, project, scene } from '../scene.js'

/* How one generation follows another. */

describe('a turn', () => {
  test('is one or two actions, or a pass', () => {
    const table = scene({ hand: ['mine'] })
    expect(table.refuses(0, END)).toBeTruthy()
    table.does(0, play('mine'))
    expect(table.refuses(0, PASS)).toBeTruthy()
    table.does(0, project('power-plant'))
    expect(table.refuses(0, project('power-plant'))).toBeTruthy()
    table.does(0, END)
    expect(table.asked).toEqual([1])
  })

  test('after everybody else has passed, the last player goes on until it passes', () => {
    const table = scene({})
    table.does(0, PASS)
    for (let turn = 0; turn < 3; turn++) table.does(1, project('power-plant'), END)
    expect(table.asked).toEqual([1])
    table.does(1, PASS)
    expect(table.asks()).toBe('research')
  })
})

describe('the production phase', () => {
  test('turns energy into heat, pays the rating and MC production, and brings all other production', () => {
    const production = { mc: 2, steel: 1, titanium: 2, plants: 3, energy: 4, heat: 5 }
    const table = scene({ stock: { mc: 10, energy: 7, heat: 1 }, production, rating: 25 })
    table.everybodyPasses()
    expect(table.stock(0)).toEqual({
      mc: 10 + 25 + 2,
      steel: 1,
      titanium: 2,
      plants: 3,
      energy: 4,
      heat: 1 + 7 + 5,
    })
  })

  test('negative MC production comes off the rating', () => {
    const table = scene({ stock: { mc: 0 }, production: { mc: -5 }, rating: 14 })
    table.everybodyPasses()
    expect(table.stock(0)).toEqual({ mc: 9 })
  })

  test('makes used actions usable again', () => {
    const table = scene({ played: ['space-mirrors'], stock: { mc: 50 } })
    table.does(0, { act: 'use', card: 'space-mirrors', way: 0 })
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.refuses(0, { act: 'use', card: 'space-mirrors', way: 0 })).toBeUndefined()
  })
})

describe('the research phase', () => {
  test('shows four cards to everybody at once, who buy any of them for 3 MC each', () => {
    const table = scene({ stock: { mc: 0 }, rating: 20 })
    table.everybodyPasses()
    expect(table.asked).toEqual([0, 1])
    const four = table.lookedAt(0).slice()
    expect(four).toHaveLength(4)
    table.research([2, 0])
    expect(table.hand(0)).toEqual(four.slice(0, 2))
    expect(table.stock(0)).toEqual({ mc: 20 - 6 })
    expect(table.hand(1)).toEqual([])
  })

  test('nobody buys more than it can pay', () => {
    const table = scene({ stock: { mc: 0 }, production: { mc: -5 }, rating: 13 })
    table.everybodyPasses()
    expect(table.refuses(0, { pick: table.lookedAt(0).slice(0, 3) })).toBeTruthy()
    expect(table.refuses(0, { pick: table.lookedAt(0).slice(0, 2) })).toBeUndefined()
  })

  test('the first player marker passes clockwise', () => {
    const table = scene({ seats: 3 })
    table.everybodyPasses()
    table.researchNothing()
    expect([table.s.first, table.asked]).toEqual([1, [1]])
  })

  test('drafted, everybody keeps one of four, three, two, and takes the last', () => {
    const table = scene({ options: { draft: true } })
    table.everybodyPasses()
    for (const cards of [4, 3, 2]) {
      expect(table.asks()).toBe('draft')
      expect(table.lookedAt(0)).toHaveLength(cards)
      table.draftFirst()
    }
    expect(table.asks()).toBe('research')
    expect(table.lookedAt(0)).toHaveLength(4)
  })
})

describe('the end', () => {
  const done = { temperature: 8, oxygen: 14, oceans: 9 }

  test('comes after the production phase of the generation in which Mars is terraformed', () => {
    const table = scene({ ...done, stock: { mc: 0 }, rating: 30 })
    expect(table.asked).toEqual([0])
    table.everybodyPasses()
    expect(table.asked).toEqual([])
    expect(table.stock(0)).toEqual({ mc: 30 })
  })

  test('does not come while one parameter is short of its maximum', () => {
    const table = scene({ ...done, oxygen: 13 })
    table.everybodyPasses()
    expect(table.asks()).toBe('research')
  })

  test('most points win, then most MC, then it is shared', () => {
    const ranks = (mine: number, mc: number) =>
      scene({ rating: mine, stock: { mc }, rival: { rating: 30, stock: { mc: 10 } } }).finish().ranks
    expect(ranks(31, 0)).toEqual([1, 2])
    expect(ranks(30, 11)).toEqual([1, 2])
    expect(ranks(30, 9)).toEqual([2, 1])
    expect(ranks(30, 10)).toEqual([1, 1])
  })
})
