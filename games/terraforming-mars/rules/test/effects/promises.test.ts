import { seedFrom } from '@perilune/engine'
import type { Options } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { BOARDS, coordinate } from '../../src/map/boards.js'
import { AWARDS, MILESTONES } from '../../src/scoring/goals.js'
import {
  at,
  begin,
  CONVERT_HEAT,
  from,
  PASS,
  play,
  playing,
  points,
  project,
  scene,
  using,
} from '../scene.js'

/* What help, guide and options promise and no other test holds: docs/promises/terraforming-mars.md. */

const setup = (options: Partial<Options>, seats: number, seed = 'promises') =>
  game.setup(options, seats, seedFrom(seed))

describe('terraforming', () => {
  test('a step of temperature or oxygen and an ocean raise the rating of whoever did it by 1, and no other', () => {
    const told = { stock: { mc: 50, heat: 8, plants: 8 }, rating: 20, rival: { rating: 20 } }
    for (const [act, ...wishes] of [
      [CONVERT_HEAT],
      [project('aquifer'), at('A4')],
      [project('greenery'), at('C4')],
    ] as const) {
      const table = scene(told)
      table.does(0, act, ...wishes)
      expect(table.s.players.map((p) => p.rating)).toEqual([21, 20])
    }
  })

  test('at the end a greenery is 1 point for its owner, and a city 1 for each greenery beside it, whosever', () => {
    expect(points('tiles', { tiles: { C4: 'greenery 0' } })).toBe(1)
    const mixed = { C4: 'city 0', C5: 'greenery 1', D4: 'greenery 0', G3: 'greenery 1' }
    expect(points('tiles', { tiles: mixed })).toBe(1 + 2)
  })
})

describe('options', () => {
  test.each([
    ['1', 2, 0],
    ['2', 2, 1],
    ['3', 2, 0],
    ['5', 3, 1],
  ] as const)(
    'the first player %s of %i is seat %i: beyond the last seat it counts on from the first',
    (first, seats, seat) => {
      expect(setup({ first }, seats).first).toBe(seat)
    },
  )

  test('a random first player may be anybody', () => {
    const seen = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => setup({ first: 'random' }, 2, seed).first),
    )
    expect([...seen].sort()).toEqual([0, 1])
  })

  test('a random map may be any of the three', () => {
    const seen = [...'abcdefghijkl'].map((seed) => setup({ map: 'random' }, 2, seed).map)
    expect([...new Set(seen)].sort()).toEqual(['elysium', 'hellas', 'tharsis'])
  })

  test('each map has five milestones and five awards of its own', () => {
    const maps = ['tharsis', 'hellas', 'elysium'] as const
    for (const goals of [MILESTONES, AWARDS]) {
      const own = maps.map((map) =>
        goals[map].map((goal) => goal.id).filter((id) => !/hoverlord|venuphile/.test(id)),
      )
      expect(own.map((ids) => ids.length)).toEqual([5, 5, 5])
      expect(new Set(own.flat()).size).toBeGreaterThanOrEqual(14)
    }
  })

  test('the solo game has Corporate Era and no draft, whatever the options say', () => {
    const s = setup({ corporateEra: false, draft: true }, 1)
    expect(s.sets).toEqual(['base', 'corporate-era'])
    const table = begin({ draft: true }, { seats: 1 })
    table.startAll()
    table.everybodyPasses()
    expect(table.asks()).toBe('research')
  })

  test('with the order of effects always asked, everybody is asked from the start', () => {
    expect(setup({ order: 'always' }, 3).players.map((p) => p.asksOrder)).toEqual([true, true, true])
    expect(setup({}, 3).players.map((p) => p.asksOrder)).toEqual([false, false, false])
  })
})

describe('losses of production', () => {
  test('Hackers strike nobody whose MC production is below −3', () => {
    const told = (mc: number) => ({ production: { energy: 1 }, rival: { production: { mc } } })
    expect(playing('hackers', told(-3), from(1))).toMatchObject({ rival: { production: { mc: -2 } } })
    // Nobody is left but whoever plays it, so nobody is asked.
    expect(playing('hackers', told(-4))).toEqual({ mc: -3, production: { energy: -1 } })
  })

  test('where nobody has energy production, Energy Tapping lowers what it has just raised', () => {
    expect(playing('energy-tapping', {})).toEqual({ mc: -3 })
  })
})

test.each(['steel', 'titanium', 'plants', 'heat', 'card'] as const)(
  'whoever lays a tile where %s is printed gains it, and nobody else',
  (printed) => {
    const map = printed === 'heat' ? 'hellas' : 'tharsis'
    const area = BOARDS[map].areas.find(
      (a) => a.kind === 'land' && a.bonus.every((b) => b === printed) && a.bonus.length > 0,
    )
    if (!area) throw new Error(`no area has only ${printed}`)
    const table = scene({ map })
    const gained = table.change(() => table.does(0, project('city'), at(coordinate(area.row, area.col))))
    const name = printed === 'card' ? 'cards' : printed
    expect(gained).toMatchObject({ mc: -25, [name]: area.bonus.length })
    expect(gained.rival).toBeUndefined()
  },
)

test('Martian Zoo may be used without an animal on it', () => {
  expect(using('martian-zoo')).toEqual({})
})

test('who passes is out for this generation', () => {
  const table = scene({ hand: ['mine'] })
  table.does(0, PASS)
  table.does(1, project('power-plant'))
  table.endTurn()
  expect(table.asked).toEqual([1])
  expect(table.refuses(0, play('mine'))).toBeTruthy()
})
