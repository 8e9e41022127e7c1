import { expect, test } from 'vitest'
import { same } from '../../src/decisions/same.js'

test.each<[unknown, unknown, boolean]>([
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  [{}, null, false],
  [1, '1', false],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: { b: [1] } }, { a: { b: [1] } }, true],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
  [{ toString: undefined }, {}, true],
  [{}, { toString: 1 }, false],
])('%j and %j are the same data: %j', (a, b, expected) => {
  expect(same(a, b)).toBe(expected)
})
