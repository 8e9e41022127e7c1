import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/cards/index.js'
import { BOARDS, coordinate } from '../../src/map/boards.js'
import { paying, play, playing, points, scene } from '../scene.js'

/*
 * What is looked at when the game is over, and what must be left for a card where its own cost may be paid
 * with it.
 */

describe('the end', () => {
  const end = (mine: number, mc: number, rating = 30) =>
    scene({ rating: mine, stock: { mc }, rival: { rating, stock: { mc: 10 } } }).finish()

  test('whoever has more points wins without a look at money, and no tie is spoken of', () => {
    for (const outcome of [end(31, 0), end(29, 50)]) expect(outcome.tieBreak).toBeUndefined()
    expect([end(31, 0).ranks, end(29, 50).ranks]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  test('equal points are decided by money, and the outcome says so', () => {
    const byMoney = [end(30, 11), end(30, 9)]
    expect(byMoney.map(({ ranks }) => ranks)).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(new Set(byMoney.map(({ tieBreak }) => JSON.stringify(tieBreak))).size).toBe(1)
    expect(JSON.stringify(byMoney[0].tieBreak)).toMatch(/mc|money/i)
  })

  test('equal points and money are a shared victory, which is another tie than one decided by money', () => {
    const shared = end(30, 10)
    expect(shared.ranks).toEqual([1, 1])
    expect(shared.tieBreak).toBeDefined()
    expect(JSON.stringify(shared.tieBreak)).toMatch(/shared/i)
  })

  test('a tie behind the winner is no tie', () => {
    const outcome = scene({ seats: 3, rating: 40, rival: { rating: 30 }, others: [{ rating: 30 }] }).finish()
    expect(outcome.ranks).toEqual([1, 2, 2])
    expect(outcome.tieBreak).toBeUndefined()
  })

  test('what brings no points has no line', () => {
    const { lines } = scene({ played: ['mine', 'colonizer-training-camp'], tiles: { C4: 'city 0' } }).finish()
    expect(lines.filter((line) => line.points === 0)).toEqual([])
    expect(lines.filter((line) => line.why.includes('mine"') || line.why.endsWith(':mine'))).toEqual([])
  })

  test('alone the outcome says whether the goal was met; among several it knows no goal', () => {
    expect(Object.hasOwn(end(31, 0), 'won')).toBe(false)
    expect(Object.hasOwn(scene({ seats: 1, generation: 14 }).finish(), 'won')).toBe(true)
  })
})

describe('points of tiles', () => {
  const areas = BOARDS.tharsis.areas.filter((area) => area.row > 0)
  const name = (n: number): string => coordinate(areas[n].row, areas[n].col)

  test('a greenery scores on every area of Mars, the first and the last too', () => {
    for (const n of [0, 1, 30, areas.length - 1])
      expect(points('tiles', { tiles: { [name(n)]: 'greenery 0' } })).toBe(1)
  })

  test('a special tile beside greeneries scores nothing for them', () => {
    expect(points('tiles', { tiles: { C4: 'nuclear-zone 0', C5: 'greenery 1' } })).toBe(0)
    expect(points('tiles', { tiles: { C4: 'city 0', C5: 'greenery 1' } })).toBe(1)
  })
})

describe('points of cards', () => {
  test('Vermin counts against every player for each of their cities, from ten animals on', () => {
    const told = (animals: number) => ({
      resources: { vermin: animals },
      options: { promos: true },
      tiles: { C4: 'city 0', F3: 'city 1', I3: 'city 1' },
    })
    const lost = (animals: number) => {
      const table = scene(told(animals))
      const { points: all } = table.finish()
      return all.map((n) => n - 20)
    }
    expect(lost(9)).toEqual([0, 0])
    expect(lost(10)).toEqual([-1, -2])
  })
})

describe('awards', () => {
  test('a card of exactly 20 MC counts for Celebrity, a cheaper one does not', () => {
    const standing = (played: string) => scene({ map: 'elysium', played: [played] }).standing('celebrity')[0]
    expect(cardOf('mohole-area').cost).toBe(20)
    expect(cardOf('cupola-city').cost).toBeLessThan(20)
    expect([standing('mohole-area'), standing('cupola-city')]).toEqual([1, 0])
  })
})

describe('heat that pays as money', () => {
  const helion = { corporation: 'helion' }

  test('the heat that a card takes is left, and no more than that', () => {
    const told = { ...helion, stock: { mc: 0, heat: 6 }, hand: ['local-heat-trapping'] }
    // The card costs 1 MC and takes 5 heat.
    expect(scene(told).refuses(0, play('local-heat-trapping'))).toBeUndefined()
    const short = { ...helion, stock: { mc: 0, heat: 5 }, hand: ['local-heat-trapping'] }
    expect(scene(short).refuses(0, play('local-heat-trapping'))).toBeTruthy()
  })

  test('a card that takes no heat may be paid with all of it', () => {
    const change = playing('mine', { ...helion, stock: { heat: 4 } }, paying({ heat: 4 }))
    expect(change).toMatchObject({ heat: -4 })
    expect(change.mc).toBeUndefined()
  })
})
