import { expect, test } from 'vitest'
import { matchPath } from '../src/index.js'

test.each([
  ['/t/:id/replay', '/t/abc/replay', { id: 'abc' }],
  ['/t/:id', '/t/a%20b', { id: 'a b' }],
  ['/t/:id', '/t/abc/replay', null],
  ['/t/:id', '/t/', null],
  ['/t/:id/end', '/t/abc/replay', null],
  ['/cards/:game', '/rules/moon', null],
  ['/me', '/me', {}],
  ['/me', '/gallery', null],
  ['/t/:id', '/t/%E0%A4%A', null],
])('%s matched with %s', (pattern, path, found) => {
  expect(matchPath(pattern, path)).toEqual(found)
})
