import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from '../src/waiting/qr.js'

const drawn = (text: string): string[] =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a code has its three finders, and its timing between them', () => {
  const code = drawn('https://example.org/t/abcdefghij')
  const size = code.length
  const corner = (x: number, y: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  expect(corner(0, 0)).toEqual(FINDER)
  expect(corner(size - 7, 0)).toEqual(FINDER)
  expect(corner(0, size - 7)).toEqual(FINDER)
  expect(code[6].slice(8, size - 8)).toMatch(/^(#\.)+#$/)
})

// Codes of these lengths were read back by jsQR 1.4.0 when this was written: 1 to 180 bytes, each twice.
test.each([
  [14, 21],
  [26, 25],
  [42, 29],
  [62, 33],
  [84, 37],
  [106, 41],
  [122, 45],
  [152, 49],
  [180, 53],
])('%i bytes fit into %i modules, one more does not', (bytes, size) => {
  expect(drawn('x'.repeat(bytes)).length).toBe(size)
  expect(drawn('x'.repeat(bytes + 1)).length).not.toBe(size)
})

test('a text that is too long has no code', () => {
  expect(qrCode('x'.repeat(181))).toBeUndefined()
})

test('letters of several bytes count as such', () => {
  expect(drawn('ö'.repeat(7)).length).toBe(21)
  expect(drawn('ö'.repeat(8)).length).toBe(25)
})

test('the code of a link is, module for module, the one that a camera has read', () => {
  const code = drawn('https://perilune.example/t/AbCdEfGhIjKlMnOp').join('\n')
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe('4ca1e5caf4def4fe')
})
