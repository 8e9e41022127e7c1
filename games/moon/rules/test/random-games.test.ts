import { type Answer, newChance, pickWith, seedFrom } from '@perilune/engine'
import {
  cardOf,
  handOf,
  ITEMS,
  type MoonState,
  RESOURCES,
  ROVERS,
  type Settlement,
  settlementOf,
} from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count } from '../src/counters.js'

/* What is true after every answer of every game, whatever is played. */

type Look = (s: MoonState, before: MoonState, seat: number, answer: Answer) => void

/**
 * Plays a whole game at random, a little against assimilating and ending turns, and looks after every answer.
 */
function playThrough(seats: number, words: string, look: Look): MoonState {
  const chance = newChance(seedFrom(`${words}: play`))
  const s = moon.setup({}, seats, seedFrom(words))
  while (moon.asked(s).length > 0) {
    const seat = moon.asked(s)[0]
    const answers = moon.answers(s, seat)
    const lively = answers.filter((a) => a.act !== 'assimilate' && a.act !== 'end')
    const answer = pickWith(
      chance,
      lively.length > 0 && pickWith(chance, [0, 1, 2, 3]) > 0 ? lively : answers,
    )
    const before = moon.clone(s)
    moon.play(s, seat, answer)
    look(s, before, seat, answer)
  }
  return s
}

const games = (look: Look): void =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (seats, words) => {
      playThrough(seats, words, look)
    }),
    { numRuns: 12 },
  )

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

const standing = (home: Settlement) => [home.base, ...home.structures.map((c) => c.card)].map(cardOf)

const added = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, i) => sum(lists.map((list) => list[i])))

test('counts kept in a Settlement equal a recount', () => {
  games((s) => {
    for (const home of s.settlements) {
      const cards = standing(home)
      expect(home.flags).toEqual(
        added(
          cards.map((c) => c.flags),
          5,
        ),
      )
      expect(home.production).toEqual(
        added(
          cards.map((c) => c.produces),
          ITEMS.length,
        ),
      )
      const colours = [1, 1, 0, 0, 0]
      for (const { card } of home.structures) colours[cardOf(card).colour]++
      expect(home.colours).toEqual(colours)
      expect(home.roversOut).toBe(sum(home.structures.map((c) => c.rovers)))
      const all = [...home.structures, ...home.reputations].map((c) => cardOf(c.card))
      expect(home.listens).toBe(all.filter((c) => c.whens.length > 0).length)
    }
  })
})

test('discounts and permissions are those of the Reputations', () => {
  games((s) => {
    for (const home of s.settlements) {
      const has = (card: string) => Number(home.reputations.some((c) => c.card === card))
      expect(home.discounts).toEqual([0, has('productive'), has('well-rounded'), has('cultured'), 0])
      expect(home.waives).toBe(has('harmonious'))
      expect(home.parksMore).toBe(has('mobile'))
      expect(home.winsTies).toBe(has('metropolitan') === 1)
    }
  })
})

test('the place of a Settlement holds its Base, Structures and Reputations', () => {
  games((s) => {
    s.settlements.forEach((home, seat) => {
      const cards = [home.base, ...[...home.structures, ...home.reputations].map((c) => c.card)]
      expect(s.places[settlementOf(seat)]).toEqual(cards.sort())
    })
  })
})

test('tokens are never negative, a Rover space holds one Rover at most, and only Pink Structures are flipped', () => {
  games((s) => {
    for (const home of s.settlements) {
      expect(home.supply.every((n) => Number.isInteger(n) && n >= 0)).toBe(true)
      for (const c of home.structures) {
        const { roverSpace, colour } = cardOf(c.card)
        expect(c.rovers).toBeGreaterThanOrEqual(0)
        if (roverSpace) expect(c.rovers).toBeLessThanOrEqual(1)
        else if (colour !== 2) expect(c.rovers).toBe(0)
        if (c.flipped) expect(colour).toBe(2)
      }
    }
  })
})

test('the Hearts of a Supply equal the ledger of what was earned', () => {
  games((s) => {
    for (const home of s.settlements) {
      const earned = home.earned.filter((_, i) => i % 3 === 1) as number[]
      expect(sum(earned)).toBe(home.supply[ITEMS.indexOf('hearts')])
    }
  })
})

test('matching cards carry what they match; a Heart beyond that lies only where there was none', () => {
  games((s) => {
    s.settlements.forEach((home, seat) => {
      for (const c of home.structures) {
        const { matches } = cardOf(c.card)
        if (!matches) continue
        const due = count(s, seat, matches)
        if (due > 0) expect(c.hearts).toBe(due)
        else expect(c.hearts).toBeLessThanOrEqual(1)
      }
    })
  })
})

test('hands are equal in size whenever a round begins', () => {
  games((s, before) => {
    if (s.round === before.round && s.era === before.era) return
    const sizes = new Set(s.settlements.map((_, seat) => s.places[handOf(seat)].length))
    expect(sizes.size).toBe(1)
  })
})

test('constructing takes exactly what is paid, never more than the cost, and gives what is produced', () => {
  games((s, before, seat, answer) => {
    if (answer.act !== 'construct' && answer.act !== 'obelisk' && answer.act !== 'owed') return
    if (s.era !== before.era) return
    const card = cardOf(answer.card as string)
    const pay = answer.pay as number[]
    const rovers = ((answer.rovers ?? []) as unknown[]).length
    const had = before.settlements[seat].supply
    const has = s.settlements[seat].supply
    RESOURCES.forEach((_, r) => {
      expect(pay[r]).toBeLessThanOrEqual(card.cost[r])
      expect(has[r]).toBe(had[r] - pay[r] + card.produces[r])
    })
    expect(has[ROVERS]).toBe(had[ROVERS] - rovers + card.produces[ROVERS])
    expect(s.turn.spent - before.turn.spent).toBe(sum(pay))
    const off = before.settlements[seat].discounts[card.colour] + 1
    if (answer.free !== true) expect(sum(card.cost) - sum(pay)).toBeLessThanOrEqual(off)
  })
})

test('no more is done on a turn than the rule of one allows', () => {
  games((s, before, seat, answer) => {
    if (before.turn.seat !== s.turn.seat || before.turn.seat !== seat) return
    if (answer.act === 'flip') expect(before.turn.flipped).toBe(false)
    if (answer.act === 'claim') expect(before.turn.claimed).toBe(false)
    if (answer.act === 'expedition') expect(before.turn.expedition).toBe(false)
    if (answer.act === 'construct' && s.stack.length === before.stack.length) expect(s.turn.main).toBe(true)
    expect(s.turn.parked).toBeLessThanOrEqual(2 + s.settlements[seat].parksMore)
  })
})

test('the lines of the final score add up, and the best has the most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (seats, words) => {
      const outcome = moon.outcome(playThrough(seats, words, () => {}))
      if (!outcome) throw new Error('the game is not over')
      outcome.points.forEach((points, seat) => {
        expect(sum(outcome.lines.filter((l) => l.seat === seat).map((l) => l.points))).toBe(points)
      })
      expect(outcome.points[outcome.ranks.indexOf(1)]).toBe(Math.max(...outcome.points))
    }),
    { numRuns: 6 },
  )
})
