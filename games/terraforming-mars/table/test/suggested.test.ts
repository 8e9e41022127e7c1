import { type Amounts, refusalOfAmounts } from '@perilune/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keeping, moneyOnly, suggested, type Use } from '../src/bar/suggested.js'

/** A payment of so much with so many of each: titanium worth 3, steel 2, heat and MC 1. */
const payment = (due: number, has: Readonly<Record<string, number>>): Amounts => ({
  kind: 'amounts',
  seat: 0,
  step: 'pay',
  must: true,
  together: false,
  prompt: '',
  parts: Object.entries(has)
    .filter(([, max]) => max > 0)
    .map(([id, max]) => ({ id, label: id, min: 0, max, worth: { titanium: 3, steel: 2 }[id] ?? 1 })),
  total: { min: due, max: due + 20 },
  thrifty: true,
})

const given = (use: Use): Record<string, number> =>
  Object.fromEntries(Object.entries(use).filter(([, n]) => n > 0))

test('metals pay first, then the heat that no step of temperature would miss, then money', () => {
  const p = payment(25, { mc: 31, steel: 4, titanium: 4, heat: 11 })
  expect(given(suggested(p))).toEqual({ titanium: 4, steel: 4, heat: 3, mc: 2 })
})

test('no metal is given that would be wasted while money is there', () => {
  expect(given(suggested(payment(7, { mc: 10, titanium: 9 })))).toEqual({ titanium: 2, mc: 1 })
})

test('one more of a metal is given where money does not reach', () => {
  expect(given(suggested(payment(7, { mc: 0, titanium: 9 })))).toEqual({ titanium: 3 })
})

test('heat that was held back pays where nothing else is left', () => {
  expect(given(suggested(payment(10, { mc: 2, heat: 16 })))).toEqual({ mc: 2, heat: 8 })
})

test('what is to be kept is kept as far as the rest reaches', () => {
  const p = payment(12, { mc: 9, steel: 4, titanium: 4 })
  expect(given(keeping(p, 'titanium'))).toEqual({ steel: 4, mc: 4 })
  expect(given(moneyOnly(p))).toEqual({ mc: 8, steel: 2 })
})

test('whatever is suggested is a payment that the rules accept: it covers the price and nothing could be taken back', () => {
  const stock = fc.record({
    mc: fc.integer({ min: 0, max: 30 }),
    steel: fc.integer({ min: 0, max: 8 }),
    titanium: fc.integer({ min: 0, max: 8 }),
    heat: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 60 }), (has, due) => {
      const p = payment(due, has)
      const purse = has.mc + has.heat + 2 * has.steel + 3 * has.titanium
      fc.pre(purse >= due)
      for (const use of [suggested(p), moneyOnly(p), keeping(p, 'titanium'), keeping(p, 'heat')])
        expect(refusalOfAmounts(p, { amounts: use })).toBeUndefined()
    }),
  )
})
