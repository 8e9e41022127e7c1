import type { Card } from '@perilune/engine'
import { HEAT, type MarsState, MC, type Player, type ProjectId } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projects } from '../../src/cards/decks.js'
import { BOARDS, coordinate, type MapId } from '../../src/map/boards.js'
import { endsOf, endsOfProject } from '../brute-force.js'
import { play, type SceneTold, scene, type Told } from '../scene.js'

/* What may be played, and what can come of it, held against all orders of effects on small maps. */

/** Cards whose effects answer to what other cards do. */
const STANDING = [
  'viral-enhancers',
  'immigrant-city',
  'rover-construction',
  'arctic-algae',
  'decomposers',
  'ecological-zone',
  'olympus-conference',
  'herbivores',
  'pets',
  'tardigrades',
  'media-group',
  'optimal-aerobraking',
  'protected-habitats',
] as const

const CORPORATIONS = [
  'tharsis-republic',
  'mining-guild',
  'credicor',
  'saturn-systems',
  'helion',
  'manutech',
] as const

const ALL = [...projects.base, ...projects['corporate-era']]

const few = (max: number) => fc.integer({ min: 0, max })
const stock = fc.record({ mc: few(8), steel: few(1), plants: few(2), heat: few(6), energy: few(1) })
const production = fc.record({
  mc: fc.integer({ min: -5, max: -2 }),
  plants: few(2),
  energy: few(2),
  heat: few(2),
  steel: few(1),
  titanium: few(1),
})

const seatTold = (most: number) =>
  fc.record({
    played: fc.uniqueArray(fc.constantFrom(...STANDING), { maxLength: most }),
    corporation: fc.constantFrom(...CORPORATIONS),
    stock,
    production,
  })

/** Nearly everything is built over: a few areas of land and two for oceans are left. */
function crowded(map: MapId, left: readonly number[]): Record<string, string> {
  const areas = BOARDS[map].areas.filter((a) => a.row > 0)
  const land = areas.filter((a) => a.kind === 'land')
  const free = new Set(left.map((i) => land[i % land.length].id))
  return Object.fromEntries(
    land
      .filter((a) => !free.has(a.id))
      .map((a, i) => [
        coordinate(a.row, a.col),
        i % 9 === 0 ? 'greenery 0' : i % 5 === 0 ? 'city 1' : 'greenery 1',
      ]),
  )
}

const situation = fc.record({
  card: fc.constantFrom(...ALL.map((c) => c.id)),
  map: fc.constantFrom<MapId>('tharsis', 'hellas', 'elysium'),
  left: fc.array(fc.integer({ min: 0, max: 48 }), { minLength: 1, maxLength: 2 }),
  southPole: fc.boolean(),
  me: seatTold(3),
  rival: seatTold(2),
  oceans: fc.integer({ min: 7, max: 9 }),
  temperature: fc.constantFrom(-26, -2, 8),
  oxygen: fc.constantFrom(7, 13, 14),
  /** Every step of TR costs 3 MC. */
  reds: fc.boolean(),
})

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never

/** The card is paid for exactly, its requirements do not matter, and no cards are to be had. */
function tableOf(told: Situation): MarsState {
  const { card, map, me, rival, oceans, temperature, oxygen } = told
  const tiles = crowded(map, told.left)
  if (told.southPole && map === 'hellas') delete tiles.I3
  const seat = (t: Told): Told => ({ ...t, played: (t.played ?? []).filter((c) => c !== card) })
  const mc = (me.stock.mc ?? 0) + (ALL.find((c) => c.id === card)?.cost ?? 0)
  const sceneTold: SceneTold = {
    ...seat(me),
    stock: { ...me.stock, mc },
    rival: seat(rival),
    map,
    tiles,
    oceans,
    temperature,
    oxygen,
    hand: [card],
    deck: [],
    onlyDeck: true,
    ...(told.reds && { committee: { ruling: 'reds' } }),
  }
  const { s } = scene(sceneTold)
  s.players[0].slack = 99
  s.players[0].tags = s.players[0].tags.map((n) => n + 9)
  return s
}

/** What counts at the end of an action. What is better for the one who plays is a larger number. */
function worth(s: MarsState): number[] {
  return s.players.flatMap((p, seat) => {
    const sign = seat === 0 ? 1 : -1
    return [...money(p), ...p.production, p.rating, ...p.cubes].map((n) => n * sign)
  })
}

/**
 * Any mix of MC and heat may be paid where heat is money, though only a few are listed: what is left is money
 * either way.
 */
function money(p: Player): number[] {
  if (p.worth[HEAT] === 0) return p.stock
  return p.stock.map((n, r) => (r === MC ? n + p.stock[HEAT] : r === HEAT ? 0 : n))
}

const isAsGood = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n >= b[i])

/** Every state in which the action can end by the answers that the game offers. */
function offered(s: MarsState, card: Card): MarsState[] {
  const ends: MarsState[] = []
  const first = game.clone(s)
  game.play(first, 0, play(card))
  const waiting = [first]
  for (let there = waiting.pop(); there; there = waiting.pop()) {
    if (there.stack[there.stack.length - 1]?.do === 'take-turn') ends.push(there)
    else
      for (const answer of game.answers(there, 0)) {
        const then = game.clone(there)
        game.play(then, 0, answer)
        waiting.push(then)
      }
  }
  return ends
}

const legal = (s: MarsState, card: Card): boolean =>
  game.answers(s, 0).some((a) => a.act === 'play' && a.card === card)

/** Requirements of tiles and production have nothing to do with the order of effects. */
const asksForMore = (card: Card): boolean =>
  (ALL.find((c) => c.id === card)?.requires ?? []).some((r) => 'tiles' in r || 'production' in r)

const PRICES: Readonly<Record<string, number>> = { city: 25, greenery: 23 }

describe('orders of effects', () => {
  test('a card is playable just if some order of its effects, with some answers, carries all of them out', () => {
    fc.assert(
      fc.property(situation, (told) => {
        fc.pre(!asksForMore(told.card))
        const s = tableOf(told)
        expect(legal(s, told.card)).toBe(endsOf(s, 0, told.card).length > 0)
      }),
      { numRuns: 150, seed: 5 },
    )
  })

  test('so is a standard project', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom<ProjectId>('city', 'greenery'), few(9), (told, id, spare) => {
        const s = tableOf(told)
        // Heat would pay as well: the money is told in MC alone.
        s.players[0].stock = s.players[0].stock.map((_, r) => (r === MC ? PRICES[id] + spare : 0))
        const offered = game.answers(s, 0).some((a) => a.act === 'project' && a.project === id)
        expect(offered).toBe(endsOfProject(s, 0, id).length > 0)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  test('whatever order a player would choose, the game offers an end that is as good', () => {
    fc.assert(
      fc.property(situation, (told) => {
        const s = tableOf(told)
        fc.pre(legal(s, told.card))
        const had = offered(s, told.card).map((end) => ({ tiles: end.tiles.join(), worth: worth(end) }))
        for (const end of endsOf(s, 0, told.card)) {
          const tiles = end.tiles.join()
          const wanted = worth(end)
          expect(had.some((h) => h.tiles === tiles && isAsGood(h.worth, wanted))).toBe(true)
        }
      }),
      { numRuns: 80, seed: 6 },
    )
  })
})
