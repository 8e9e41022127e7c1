import { same } from '@perilune/engine'
import { diff, patch } from '@perilune/protocol'
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
