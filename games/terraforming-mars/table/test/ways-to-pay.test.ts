import type { Amounts } from '@perilune/engine'
import { expect, test } from 'vitest'
import { exactly, moneyShort, suggested, wasted } from '../src/bar/suggested.js'
import { waysToPay } from '../src/bar/ways-to-pay.js'

const payment = (due: number, ...parts: readonly [id: string, max: number, worth: number][]): Amounts =>
  ({
    kind: 'amounts',
    parts: parts.map(([id, max, worth]) => ({ id, label: id, min: 0, max, worth })),
    total: { min: due, max: due + 20 },
  }) as unknown as Amounts
const namesOf = (asked: Amounts) =>
  waysToPay(asked, (id) => (id === 'mc' ? 'MC' : id)).map(({ label }) => label)

/** 3 titanium worth 4 and 4 floaters worth 3, for 23, as all of it would waste one. */
const wasteful = payment(23, ['mc', 13, 1], ['titanium', 3, 4], ['dirigibles', 4, 3])

test('a payment that wastes something is made exact by one unit less and MC instead', () => {
  const first = { titanium: 3, dirigibles: 4, mc: 0 }
  expect(wasted(wasteful, first)).toBe(1)
  expect(exactly(wasteful, first)).toEqual({ titanium: 2, dirigibles: 4, mc: 3 })
  expect(exactly(payment(23, ['titanium', 6, 4]), { titanium: 6 })).toBeUndefined()
})

test('a payment that wastes nothing is exact already', () => {
  expect(exactly(wasteful, { titanium: 2, dirigibles: 5, mc: 0 })).toEqual({
    titanium: 2,
    dirigibles: 5,
    mc: 0,
  })
})

test('three ways at most are offered, none twice: what is suggested, money alone, what is kept', () => {
  expect(namesOf(payment(10, ['mc', 20, 1], ['steel', 5, 2], ['heat', 9, 1]))).toEqual([
    'Suggested',
    'MC only',
    'Keep steel',
  ])
  expect(namesOf(payment(10, ['mc', 20, 1], ['steel', 5, 2]))).toEqual(['Suggested', 'MC only'])
})

test('where money is short, money first is offered after what is kept', () => {
  const asked = payment(23, ['mc', 13, 1], ['titanium', 3, 4], ['steel', 4, 2])
  expect(moneyShort(asked)).toBe(10)
  expect(namesOf(asked)).toEqual(['Suggested', 'Keep titanium', 'Keep steel'])
  expect(suggested(asked)).toMatchObject({ titanium: 3, steel: 4 })
})
