import type { Event } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { scene, type Table } from '../scene.js'

/*
 * What people are shown during talks, and what the table hears. Stim Run: 1 prestige, 2 credits, 1 hazard
 * die.
 */

const TALK = { act: 'talk', card: 'stim-run' }
const TERMS = {
  offer: [
    [1, 0, 0, 1],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
  ],
} as const
const LOCK = { act: 'lock' }
const BACK = { may: 'withdraw-acceptance' }
const three = () => scene({ seats: [{}, {}, {}], contracts: ['stim-run'] })

const options = (table: Table, seat: number) =>
  moonrakers
    .decisions(table.s, seat)
    .flatMap((d) => (d.kind === 'choose' || d.kind === 'offer' ? d.options : []))
    .map(({ answer, reason }) => (reason ? { ...answer, ...reason } : answer))
const locks = (table: Table, seat: number) => options(table, seat).filter(({ act }) => act === 'lock')
const told = (events: readonly Event[]) => events.map(({ what, seat }) => ({ what, seat }))

test('the leader is shown the lock once: greyed until all who are named have accepted, then open', () => {
  const table = three()
  table.does(0, TALK)
  expect(locks(table, 0)).toEqual([])
  table.does(0, TERMS)
  table.does(1, { act: 'accept' })
  table.does(2, { act: 'decline' })
  expect(locks(table, 0)).toEqual([{ ...LOCK, code: 'not-agreed' }])
  const agreed = three()
  agreed.does(0, TALK, TERMS)
  for (const ally of [1, 2]) agreed.does(ally, { act: 'accept' })
  expect(locks(agreed, 0)).toEqual([LOCK])
})

test('allies are shown no lock, but to accept and to decline', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  expect(options(table, 1)).toEqual([{ act: 'accept' }, { act: 'decline' }])
})

test('an answer to terms is told as what it is', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  expect(told(table.does(1, { act: 'accept' }))).toEqual([{ what: 'accepts', seat: 1 }])
  expect(told(table.does(1, BACK))).toEqual([{ what: 'withdraws-acceptance', seat: 1 }])
  expect(told(table.does(1, { act: 'decline' }))).toEqual([{ what: 'declines', seat: 1 }])
  const other = three()
  other.does(0, TALK, TERMS)
  expect(told(other.does(0, { may: 'withdraw-terms' }))).toEqual([{ what: 'withdraws', seat: 0 }])
})

test('only who has accepted is offered to take it back, and only while others think about the terms', () => {
  const table = three()
  const offered = (seat: number) => options(table, seat).filter(({ may }) => may === BACK.may)
  const all = () => [0, 1, 2].map((seat) => offered(seat).length)
  expect(all()).toEqual([0, 0, 0])
  table.does(0, TALK, TERMS)
  expect(all()).toEqual([0, 0, 0])
  table.does(1, { act: 'accept' })
  expect(all()).toEqual([0, 1, 0])
  expect(offered(1)).toEqual([BACK])
  table.does(2, { act: 'accept' })
  table.does(0, LOCK)
  expect(all()).toEqual([0, 0, 0])
})
