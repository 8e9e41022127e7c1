import { type Part, refusalOfAmounts } from '@perilune/engine'
import { expect, test } from 'vitest'
import { suggested, type Use, withMoney } from '../src/bar/suggested.js'
import { rulesToday } from '../src/rules.js'
import { previewOf } from '../src/state/preview.js'
import { archivedTurn } from './archived-turn.js'

/** Bao can play Space Elevator for 27: 5 MC, 6 steel worth 2 and 4 titanium worth 3. */
const { view } = archivedTurn('2-seats-random-greedy-2', 66, 1)
const play = { act: 'play', card: 'space-elevator' }

test('a payment that the rules refuse is still a payment: its parts stay, and the reason is told', () => {
  const preview = previewOf(rulesToday, view, 1, { answer: play, use: { steel: 5, titanium: 4, mc: 3 } })
  expect(preview?.payment?.parts.map(({ id }) => id)).toEqual(['mc', 'steel', 'titanium'])
  expect(preview?.refused).toContain('27')
  expect(preview?.state).toBeNull()
})

const TURNS = [
  { view, seat: 1, answer: play },
  // Titanium is worth 4 there and the price 33: 9 titanium waste 3, and no unit of them could be taken back.
  {
    view: archivedTurn('5-seats-random-1', 573, 1).view,
    seat: 1,
    answer: { act: 'play', card: 'terraforming-ganymede' },
  },
]

/** Every number of each part, up to what is there. */
const mixesOf = ([part, ...rest]: readonly Part[]): Use[] =>
  part
    ? mixesOf(rest).flatMap((use) =>
        Array.from({ length: part.max + 1 }, (_, n) => ({ ...use, [part.id]: n })),
      )
    : [{}]

test('a mix is refused exactly when the rules refuse it', () => {
  const accepted = TURNS.map(({ view, seat, answer }) => {
    const asked = previewOf(rulesToday, view, seat, { answer })?.payment
    if (!asked) throw new Error('nothing to pay')
    const mixes = mixesOf(asked.parts)
    for (const use of mixes) {
      const preview = previewOf(rulesToday, view, seat, { answer, use })
      const rules = refusalOfAmounts(asked, { amounts: use })
      expect(preview?.refused === undefined, JSON.stringify(use)).toBe(rules === undefined)
      expect(preview?.state === null, JSON.stringify(use)).toBe(rules !== undefined)
    }
    return mixes.filter((use) => previewOf(rulesToday, view, seat, { answer, use })?.state)
  })
  expect(accepted).toEqual([
    [
      { titanium: 4, steel: 5, mc: 5 },
      { titanium: 4, steel: 6, mc: 3 },
    ],
    [
      { titanium: 8, mc: 1 },
      { titanium: 9, mc: 0 },
    ],
  ])
})

test('MC makes up for one steel less, as far as MC is there', () => {
  const asked = previewOf(rulesToday, view, 1, { answer: play })?.payment
  if (!asked) throw new Error('nothing to pay')
  expect(suggested(asked)).toMatchObject({ steel: 6, titanium: 4, mc: 3 })
  expect(withMoney(asked, { steel: 5, titanium: 4, mc: 3 })).toEqual({ steel: 5, titanium: 4, mc: 5 })
  expect(withMoney(asked, { steel: 4, titanium: 4, mc: 5 })).toEqual({ steel: 4, titanium: 4, mc: 5 })
})
