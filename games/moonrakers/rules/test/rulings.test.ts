import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* The page of rulings, the tests and the numbers belong together. */

const RULINGS = 98
const numbers = Array.from({ length: RULINGS }, (_, i) => i + 1)

const read = (url: URL): string => readFileSync(url, 'utf8')
const page = read(new URL('../../../../docs/rulings/moonrakers.md', import.meta.url))
const here = new URL('./', import.meta.url)

const files = readdirSync(here).filter((file) => file.endsWith('.test.ts'))
const rows = [...page.matchAll(/^\| (\d+) \| (.+?) \| ([RNO, ]+) \| (.+?) \|$/gm)].map((m) => ({
  number: Number(m[1]),
  tests: m[4].split(', '),
}))

test('the page lists every ruling once, in order', () => {
  expect(rows.map((row) => row.number)).toEqual(numbers)
})

const isNamedIn = (file: string, number: number): boolean =>
  new RegExp(`\\(\\s*['\`]\\[${number}\\] `).test(read(new URL(file, here)))

test.each(numbers)('a test is named after ruling %i', (number) => {
  expect(files.filter((file) => isNamedIn(file, number))).not.toEqual([])
})

test.each(rows)('the page names the files that test ruling $number', ({ number, tests }) => {
  const named = files.filter((file) => isNamedIn(file, number)).map((file) => file.replace('.test.ts', ''))
  expect(tests.slice().sort()).toEqual(named.sort())
})

test('no test is named after a ruling that is not there', () => {
  const beyond = [0, RULINGS + 1, RULINGS + 2, RULINGS + 3]
  expect(files.filter((file) => beyond.some((number) => isNamedIn(file, number)))).toEqual([])
})
