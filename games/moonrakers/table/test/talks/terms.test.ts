import { cardData, type Talks } from '@perilune/moonrakers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comesInReach } from '../../src/mine/objectives.js'
import {
  alliesIn,
  changesOf,
  type Draft,
  draftFor,
  firstDraft,
  isSame,
  moved,
  toggled,
  totalsOf,
} from '../../src/talks/terms.js'

const contracts = fc.constantFrom(...cardData.contracts.map(({ id }) => id))
const tables = fc.record({ contract: contracts, seats: fc.integer({ min: 2, max: 5 }), leader: fc.nat(4) })

/** What lies with all captains together. */
const sumsOf = (draft: Draft): number[] =>
  [0, 1, 2, 3].map((column) => draft.reduce((sum, row) => sum + (row?.[column] ?? 0), 0))

const talks = (contract: string, more: Partial<Talks> = {}): Talks => ({
  contract,
  terms: null,
  author: 0,
  replies: [null, null, null],
  counters: [null, null, null],
  proposals: 0,
  countered: [0, 0, 0],
  ...more,
})

test('talks begin with an ally and with everything shared out', () => {
  fc.assert(
    fc.property(tables, ({ contract, seats, leader }) => {
      const draft = firstDraft(contract, leader % seats, seats)
      expect(sumsOf(draft)).toEqual(totalsOf(contract))
      expect(alliesIn(draft, leader % seats)).toBe(1)
    }),
  )
})

test('passing units on, inviting and leaving out never makes or loses a unit', () => {
  fc.assert(
    fc.property(
      tables,
      fc.array(fc.tuple(fc.nat(3), fc.nat(4), fc.nat(4), fc.boolean()), { maxLength: 30 }),
      ({ contract, seats, leader: any }, steps) => {
        const leader = any % seats
        let draft = firstDraft(contract, leader, seats)
        for (const [column, a, b, invite] of steps) {
          if (invite && a % seats !== leader) draft = toggled(draft, a % seats, leader)
          else draft = moved(draft, column, a % seats, b % seats)
          expect(sumsOf(draft)).toEqual(totalsOf(contract))
          expect(draft.flat().every((n) => n === null || n >= 0)).toBe(true)
        }
      },
    ),
  )
})

test('a unit goes to nobody who takes no part, and from nobody who has none', () => {
  const draft = [[1, 0, 0, 0], null, [0, 0, 0, 0]]
  expect(moved(draft, 0, 0, 1)).toBe(draft)
  expect(moved(draft, 1, 0, 2)).toBe(draft)
  expect(moved(draft, 0, 0, 2)).toEqual([[0, 0, 0, 0], null, [1, 0, 0, 0]])
})

test('the leader looks at a counter-proposal first, an ally at what lies on the table', () => {
  const terms = firstDraft('elite-squadron', 0, 3)
  const counter = moved(terms, 1, 0, 1)
  const now = talks('elite-squadron', { terms, counters: [null, counter, null], proposals: 1 })
  expect(draftFor(now, 0, 0)).toEqual(counter)
  expect(draftFor(now, 1, 0)).toEqual(terms)
  expect(isSame(counter, terms)).toBe(false)
  expect(changesOf(counter, terms)).toEqual([
    { seat: 0, column: 1, by: -1 },
    { seat: 1, column: 1, by: 1 },
  ])
})

test('an objective comes in reach only by terms under which it could be fulfilled', () => {
  const role = { dice: 2, leads: false, allies: 1, seats: 3, type: 'kill' as const }
  expect(comesInReach({ at: 'evaluated', success: true, diceRolled: 2 }, role)).toBe(true)
  expect(comesInReach({ at: 'evaluated', success: true, diceRolled: 3 }, role)).toBe(false)
  expect(comesInReach({ at: 'evaluated', success: true, as: 'ally' }, role)).toBe(true)
  expect(comesInReach({ at: 'evaluated', success: true, as: 'leaderOfAll' }, role)).toBe(false)
  expect(comesInReach({ at: 'evaluated', success: true, type: 'rescue' }, role)).toBe(false)
  expect(comesInReach({ at: 'evaluated', success: false }, role)).toBe(false)
})
