import {
  type Card,
  deal,
  fits,
  type KernelState,
  lay,
  look,
  move,
  moveAll,
  passOn,
  reveal,
  sees,
} from '@perilune/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { witnessFor } from '../../src/testing/witness.js'
import { HAND, PILE, REST, TABLE, threeSeats } from '../table.js'

/*
 * What a viewer could know if it remembered everything and thought of every possibility, found by brute
 * force, against what the kernel keeps. The kernel may forget; it may never rule out what is possible.
 */

/** The cards of each place, sorted: an order is never known. */
type World = Card[][]

// Two sets that share a kind: what comes of one may be taken for what comes of the other.
const DECKS = { [PILE]: ['a', 'b', 'd'], [REST]: ['a', 'c'] }
const PLACES = [PILE, REST, TABLE, ...HAND]

const key = (world: World): string => JSON.stringify(world)
const unique = (worlds: World[]): World[] => [...new Map(worlds.map((w) => [key(w), w])).values()]
const kinds = (cards: readonly Card[]): Card[] => [...new Set(cards)].sort()

function moved(world: World, from: number, to: number, card: Card): World {
  const next = world.map((cards) => cards.slice())
  next[from].splice(next[from].indexOf(card), 1)
  next[to].push(card)
  next[to].sort()
  return next
}

/** A verb done to the real state, and what it does to each world that a viewer thinks possible. */
interface TriedMove {
  act(s: KernelState): void
  imagine(world: World, viewer: number, s: KernelState): World[]
}

/** One card moves; who sees it leave or arrive sees which. */
const oneCard = (from: number, to: number, card: Card, act: (s: KernelState) => void): TriedMove => ({
  act,
  imagine: (world, viewer, s) =>
    sees(s, viewer, from) || sees(s, viewer, to)
      ? world[from].includes(card)
        ? [moved(world, from, to, card)]
        : []
      : kinds(world[from]).map((kind) => moved(world, from, to, kind)),
})

function moveFrom(s: KernelState, [what, a, b]: readonly [number, number, number]): TriedMove | undefined {
  const from = PLACES[a % PLACES.length]
  const to = PLACES[b % PLACES.length]
  const pile = s.places[from]
  switch (what) {
    case 0: {
      const source = a % 2 === 0 ? PILE : REST
      const top = s.places[source].at(-1)
      return top === undefined || source === to
        ? undefined
        : oneCard(source, to, top, () => deal(s, source, to))
    }
    case 1: {
      if (pile.length === 0 || from === to) return
      const card = pile[b % pile.length]
      return oneCard(from, to, card, () => move(s, from, to, card))
    }
    case 2:
      return {
        act: () => moveAll(s, from, to),
        imagine: (world) => {
          const next = world.map((cards) => cards.slice())
          next[to] = from === to ? next[to] : [...next[to], ...next[from]].sort()
          if (from !== to) next[from] = []
          return [next]
        },
      }
    case 3:
      return {
        act: () => passOn(s, HAND),
        imagine: (world) => {
          const next = world.slice()
          HAND.forEach((hand, i) => {
            next[HAND[(i + 1) % HAND.length]] = world[hand]
          })
          return [next]
        },
      }
    case 4: {
      const there = key([pile.slice().sort()])
      const seat = b % 3
      return {
        act: () => look(s, seat, from),
        imagine: (world, viewer) => (viewer !== seat || key([world[from]]) === there ? [world] : []),
      }
    }
    default: {
      if (pile.length === 0) return
      const card = pile[b % pile.length]
      return {
        act: () => reveal(s, from, card),
        imagine: (world) => (world[from].includes(card) ? [world] : []),
      }
    }
  }
}

const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(11), fc.nat(11)), { minLength: 1, maxLength: 12 })

test('whatever the verbs do, what everybody knows is true and rules out no possible world', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const s = threeSeats()
      lay(s, PILE, DECKS[PILE])
      lay(s, REST, DECKS[REST])
      let possible: World[][] = [0, 1, 2, 3].map(() => [s.places.map((cards) => cards.slice().sort())])
      for (const numbers of list) {
        const action = moveFrom(s, numbers)
        if (!action) continue
        possible = possible.map((worlds, v) => unique(worlds.flatMap((world) => action.imagine(world, v, s))))
        action.act(s)
        possible.forEach((worlds, v) => {
          const seen = (world: World) =>
            PLACES.every((p) => !sees(s, v, p) || key([world[p]]) === key([s.places[p]]))
          possible[v] = worlds.filter(seen)
          expect(fits(s, v)).toBeUndefined()
          expect(witnessFor(s, v)).not.toBe('none')
          expect(possible[v].map(key)).toContain(key(s.places.map((cards) => cards.slice().sort())))
          for (const world of possible[v])
            expect(witnessFor({ ...s, places: world }, v), key(world)).not.toBe('none')
        })
      }
    }),
    { numRuns: 400, seed: 20 },
  )
})
