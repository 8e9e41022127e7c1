import { expect, test } from 'vitest'
import { longLines, WIDTH } from '../check-width.mjs'

test('a line of 110 columns is allowed and one of 111 is not, whatever it holds', () => {
  expect(longLines(`${'x'.repeat(WIDTH)}\n// ${'y'.repeat(WIDTH - 2)}\n'${'é'.repeat(WIDTH - 2)}'`)).toEqual([
    2,
  ])
})

test('regular expressions and long addresses are allowed: they can not be broken', () => {
  expect(longLines(`  /^${'a'.repeat(WIDTH)}$/u\n// https://example.org/${'a'.repeat(WIDTH)}`)).toEqual([])
})
