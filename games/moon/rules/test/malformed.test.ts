import type { Answer } from '@perilune/engine'
import { refusalOf } from '@perilune/engine/testing'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { assimilate, claim, construct, END, EXPEDITION, flip, park, scene } from './scene.js'

/*
 * Answers that are almost right. The plain answer is allowed in each scene, so only what was added to it is
 * refused.
 */

const table = () =>
  scene({
    seats: [
      {
        hand: ['canteen', 'garage'],
        built: ['antenna', 'deep-bore', 'deep-bore'],
        supply: { energy: 5, water: 5, bio: 5, metal: 5, rovers: 2 },
        expedition: 'industrious-expedition',
      },
      { built: ['ice-drill', 'solar-panels'] },
    ],
  })

const allowed = (answer: Answer): boolean => refusalOf(moon, table().s, 0, answer) === undefined

const [price] = table()
  .offers(0, { act: 'construct', card: 'canteen' })
  .map((answer) => answer.pay as number[])
const paying = (pay: unknown, more: Answer = {}): Answer =>
  ({ act: 'construct', card: 'canteen', pay, ...more }) as Answer

describe('a construct', () => {
  test('is paid with the four numbers of its price', () => {
    expect(allowed(paying(price))).toBe(true)
    expect(allowed(paying([...price, 0]))).toBe(false)
    expect(allowed(paying(price.slice(0, 3)))).toBe(false)
    expect(allowed(paying('free'))).toBe(false)
    expect(allowed(construct('canteen'))).toBe(false)
  })

  test('is not paid with halves where a discount leaves the type open', () => {
    const supply = { energy: 9, water: 9, bio: 9, metal: 9 }
    const seats = [{ hand: ['tower-block'], reputations: ['productive'], supply }, {}]
    const discounted = scene({ seats, era: 3 })
    const ways = discounted.offers(0, { act: 'construct', card: 'tower-block' }).map((a) => a.pay as number[])
    expect(ways.length).toBeGreaterThan(1)
    const halves = ways[0].map((n, r) => (n + ways[1][r]) / 2)
    expect(halves.some((n) => !Number.isInteger(n))).toBe(true)
    const answer = { act: 'construct', card: 'tower-block', pay: halves }
    expect(refusalOf(moon, discounted.s, 0, answer)).toBe('the answer is not of the right form')
  })

  test('is free or quiet only where it says so by true, and where that is offered', () => {
    for (const more of [{ free: false }, { quiet: false }, { quiet: true }, { free: true }, { more: 1 }])
      expect(allowed(paying(price, more))).toBe(false)
  })

  test('names Rovers by seat and card', () => {
    for (const rovers of [[], 'ice-drill', [{ on: 1 }], [{ on: 1, card: 'ice-drill', more: 1 }], [null]])
      expect(allowed(paying(price, { rovers } as Answer))).toBe(false)
  })
})

test('a Rover is parked on a card of a seat, reckless only by true', () => {
  expect(allowed(park(1, 'ice-drill'))).toBe(true)
  for (const more of [{ reckless: false }, { more: 1 }, { on: 1.5 }, { on: -1 }, { on: 7 }, { card: 3 }])
    expect(allowed({ ...park(1, 'ice-drill'), ...more })).toBe(false)
})

test.each([
  ['assimilate', assimilate('garage')],
  ['flip', flip('antenna')],
])('%s takes a card and nothing more', (_, answer) => {
  expect(allowed(answer)).toBe(true)
  expect(allowed({ ...answer, more: 1 })).toBe(false)
  expect(allowed({ ...answer, card: 'space-elevator' })).toBe(false)
})

test.each([
  ['claim', claim('mobile')],
  ['expedition', EXPEDITION],
  ['end', END],
])('%s with something added is not understood', (_, answer) => {
  expect(refusalOf(moon, table().s, 0, { ...answer, more: 1 })).toBe(
    refusalOf(moon, table().s, 0, { ...END, more: 1 }),
  )
  expect(refusalOf(moon, table().s, 0, { ...END, more: 1 })).toBe('the answer is not of the right form')
})

test('what no rule knows is not offered', () => {
  for (const act of ['dance', '', 7, null]) expect(allowed({ act })).toBe(false)
  expect(allowed({})).toBe(false)
})
