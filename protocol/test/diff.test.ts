import { same } from '@perilune/engine'
import { type Change, diff, patch } from '@perilune/protocol'
import { expect, test } from 'vitest'

const CASES: [string, unknown, unknown][] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }],
  ['a field that comes and one that goes', { a: 1 }, { b: 1 }],
  ['a field that is absent and one that is undefined', { a: undefined }, { b: undefined }],
  ['deep inside', { a: { b: { c: [{ d: 1 }] } } }, { a: { b: { c: [{ d: 2 }] } } }],
  ['a list that grows', { a: [{ n: 1 }] }, { a: [{ n: 1 }, { n: 2 }, 3] }],
  ['a list that shrinks', { a: [{ n: 1 }, { n: 2 }] }, { a: [{ n: 9 }] }],
  ['a list of plain values', ['a', 'b', 'c'], ['b', 'c']],
  ['a list that empties', [{ n: 1 }], []],
  ['another kind', { a: [] }, { a: {} }],
  ['null and back', { a: null, b: {} }, { a: {}, b: null }],
]

test.each(CASES)('a difference puts one in the place of the other: %s', (_, from, to) => {
  for (const [a, b] of [
    [from, to],
    [to, from],
  ]) {
    const copy = structuredClone(a)
    const sent = JSON.parse(JSON.stringify(diff(a, b)))
    expect(JSON.parse(JSON.stringify(patch(a, sent)))).toEqual(JSON.parse(JSON.stringify(b)))
    expect(a).toEqual(copy)
    expect(same(a, b)).toBe(sent.length === 0)
  }
})

test('what did not change is shared with the old value', () => {
  const old = { a: { deep: [1, 2] }, b: 1 }
  const now = patch(old, diff(old, { a: { deep: [1, 2] }, b: 2 }))
  expect(now.a).toBe(old.a)
})

test('a change can’t reach behind the data', () => {
  expect(() => patch({}, [[['__proto__', 'admin'], true]])).toThrow()
})

/** The changes as they go over the wire: small, and in this order. */
const CHANGES: [string, unknown, unknown, Change[]][] = [
  ['the same object', 1, 1, []],
  ['a value', 1, 2, [[[], 2]]],
  ['a value that is gone', { a: 1 }, {}, [[['a']]]],
  ['a field that is undefined is not there', { a: 1 }, { a: undefined }, [[['a']]]],
  ['a field that was undefined comes', { a: undefined }, { a: 1 }, [[['a'], 1]]],
  ['one goes while another comes', { a: 1, c: 1 }, { b: 2, c: 1 }, [[['b'], 2], [['a']]]],
  ['only what differs deep inside', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [[['a', 'c'], 3]]],
  ['null is a value', { a: null }, { a: 1 }, [[['a'], 1]]],
  ['a list in the place of an object', { a: {} }, { a: [] }, [[['a'], []]]],
  ['an object in the place of a list', { a: [] }, { a: {} }, [[['a'], {}]]],
  ['plain lists go whole', { a: [1, 2] }, { a: [1, 3] }, [[['a'], [1, 3]]]],
  ['equal plain lists do not go', { a: [1, 2] }, { a: [1, 2] }, []],
  ['a plain list that grows', [1], [1, 2], [[[], [1, 2]]]],
  ['a plain list that shrinks', [1, 2], [1], [[[], [1]]]],
  ['objects of a list go one by one', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], [[[1, 'n'], 3]]],
  ['the first of a list', [{ n: 1 }, 5], [{ n: 2 }, 5], [[[0, 'n'], 2]]],
  [
    'a list of objects that grows',
    [{ n: 1 }],
    [{ n: 1 }, 2, 3],
    [
      [[1], 2],
      [[2], 3],
    ],
  ],
  ['a list of objects that shrinks', [{ n: 1 }, 2, 3], [{ n: 1 }], [[['length'], 1]]],
  ['plain values after objects were in the list', [{ n: 1 }], [4], [[[0], 4]]],
  ['objects after plain values were in the list', [4], [{ n: 1 }], [[[0], { n: 1 }]]],
  ['what every object inherits is not in it', { a: 1 }, { toString: 'x' }, [[['toString'], 'x'], [['a']]]],
  ['the name of something inherited goes', { toString: 'x' }, {}, [[['toString']]]],
]

test.each(CHANGES)('exactly what changed is said: %s', (_, from, to, changes) => {
  expect(diff(from, to)).toEqual(changes)
  expect(diff(from, to, ['at', 0])).toEqual(changes.map(([path, ...value]) => [['at', 0, ...path], ...value]))
  const now = patch({ v: from }, diff(from, to, ['v']))
  expect(JSON.stringify(now)).toBe(JSON.stringify({ v: patch(from, changes) }))
  expect(same(patch(from, changes), JSON.parse(JSON.stringify(to)))).toBe(true)
})

test('a list that shares its first objects is compared only behind them', () => {
  const first = { n: 1 }
  expect(diff([first, { n: 2 }], [first, { n: 3 }])).toEqual([[[1, 'n'], 3]])
  expect(diff([first], [first])).toEqual([])
  expect(diff([first], [first, first])).toEqual([[[1], first]])
  expect(diff([first, first], [first])).toEqual([[['length'], 1]])
})

test('a change that does not fit is an error, and the old value stays whole', () => {
  expect(() => patch({ a: 1 }, [[['a', 'b'], 2]])).toThrow()
  expect(() => patch({ a: null }, [[['a', 'b'], 2]])).toThrow()
  expect(() => patch({}, [[['__proto__'], {}]])).toThrow()
  const old = { a: [{ n: 1 }], gone: 1 }
  const now = patch<unknown>(old, [[['a', 0, 'n'], 2], [['a', 1], { n: 5 }], [['gone']], [['a', 0, 'm'], 3]])
  expect(now).toEqual({ a: [{ n: 2, m: 3 }, { n: 5 }] })
  expect(now).not.toHaveProperty('gone')
  expect(old).toEqual({ a: [{ n: 1 }], gone: 1 })
})

test('a field that becomes undefined by a value stays, one that is gone is gone', () => {
  expect(Object.keys(patch({ a: 1, b: 1 }, [[['a'], undefined], [['b']]]))).toEqual(['a'])
})
