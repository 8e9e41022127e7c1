import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { GREY, HEARTS, handOf, heartsNow, type MoonState, moon, pointsNow, REPUTATIONS } from '@perilune/moon'
import { describe, expect, test } from 'vitest'
import { earlier } from '../src/earlier.js'
import { evaluateMoon } from '../src/evaluate.js'
import { moonWeights } from '../src/weights.js'

/* What a Settlement is worth to a bot. */

const w = moonWeights.evaluation

const start = (): MoonState => moon.setup({}, 2, seedFrom('a settlement'))

/** How much better a seat thinks of a table after a change. */
function gain(change: (s: MoonState) => void, before: (s: MoonState) => void = () => {}): number {
  const s = start()
  before(s)
  const was = evaluateMoon(s, 0, w)
  change(s)
  return evaluateMoon(s, 0, w) - was
}

function structure(s: MoonState, card: string, hearts = 0, flipped = false): void {
  s.settlements[0].structures.push({ card, rovers: 0, hearts, flipped })
}

test('the Hearts of one seat are those of the final count, at every moment of a game', () => {
  const s = start()
  const chance = newChance(seedFrom('any answer'))
  let moments = 0
  for (let asked = moon.asked(s); asked.length > 0; asked = moon.asked(s), moments++) {
    expect(s.settlements.map((_, seat) => heartsNow(s, seat))).toEqual(pointsNow(s))
    moon.play(s, asked[0], pickWith(chance, moon.answers(s, asked[0])))
  }
  expect(moments).toBeGreaterThan(100)
})

describe('a bot thinks better of', () => {
  test('Hearts on a card, once for every Era that is still to be scored', () => {
    const placed = (era: 1 | 3) =>
      gain(
        (s) => (s.settlements[0].structures[0].hearts += 1),
        (s) => {
          s.era = era
          structure(s, 'hackerspace')
        },
      )
    expect(placed(1)).toBeCloseTo(3 * w.heartOnCard)
    expect(placed(3)).toBeCloseTo(w.heartOnCard)
  })

  test('a Structure that can still be flipped in this Era', () => {
    const flipped = (s: MoonState): void => {
      s.settlements[0].structures[0].flipped = true
    }
    const pink = gain(flipped, (s) => structure(s, 'reservoir'))
    const grey = gain(flipped, (s) => structure(s, 'hackerspace'))
    expect(pink - grey).toBeCloseTo(-w.flip)
  })

  test('a Reputation that less is missing to', () => {
    const near = gain(
      (s) => (s.settlements[0].colours[GREY] += 1),
      (s) => (s.places[REPUTATIONS] = ['versatile']),
    )
    expect(near).toBeGreaterThan(0)
  })

  test('a lead in Flags when the rounds of the Era run out', () => {
    const lead = (cards: number) =>
      gain(
        (s) => (s.settlements[0].flags[0] += 2),
        (s) => {
          s.era = 3
          s.settlements[0].flags[0] = 1
          s.settlements[1].flags[0] = 1
          s.places[REPUTATIONS] = []
          s.places[handOf(0)].length = cards
        },
      )
    expect(lead(0)).toBeGreaterThan(lead(8))
  })

  test('Hearts in its Supply, each as one', () => {
    expect(gain((s) => (s.settlements[0].supply[HEARTS] += 5))).toBeCloseTo(5)
  })
})

test('with the weights of release 0.1 nothing counts that came later', () => {
  const s = start()
  const value = () => evaluateMoon(s, 0, earlier['0.1'].evaluation)
  const was = value()
  s.settlements[0].reputations.push({ card: 'mobile', rovers: 0, hearts: 3, flipped: false })
  s.settlements[0].parksMore += 1
  expect(value() - was).toBe(heartsNow(s, 0))
})
