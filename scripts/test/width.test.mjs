import { expect, test } from 'vitest'
import { longLines, WIDTH } from '../check-width.mjs'

const long = (line) => longLines(`short\n${line}`).length > 0

test('a line of 110 columns is allowed and one of 111 is not', () => {
  expect(long('x'.repeat(WIDTH))).toBe(false)
  expect(long('x'.repeat(WIDTH + 1))).toBe(true)
  expect(long(`// ${'y'.repeat(WIDTH - 2)}`)).toBe(true)
  expect(long(`/** ${'y '.repeat(WIDTH)}*/`)).toBe(true)
})

test('a character counts as one column, however many bytes it has', () => {
  expect(long('é'.repeat(WIDTH))).toBe(false)
})

test('names of tests, single literals, addresses and rows of tables are not broken', () => {
  const words = 'word '.repeat(30)
  expect(long(`  test('${words}', async () => {`)).toBe(false)
  expect(long(`  '${words}',`)).toBe(false)
  expect(long(`  /^${words}$/u`)).toBe(false)
  expect(long(`// https://example.org/${'a'.repeat(WIDTH)}`)).toBe(false)
  expect(long(`| ${words} | ${words} |`)).toBe(false)
  expect(long(`    help: '${words}',`)).toBe(false)
  expect(long(`    return \`a \${n} ${words}\``)).toBe(false)
  expect(long(`rail-gun | ${words}`)).toBe(false)
  expect(long(`// biome-ignore lint/style: ${words}`)).toBe(false)
})

test('code around a long string is broken', () => {
  expect(long(`const a = '${'word '.repeat(30)}' + b`)).toBe(true)
})
