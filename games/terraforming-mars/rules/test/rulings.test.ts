import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * The page of rulings lists every heading of the FAQ, and every heading has its tests or says why it has
 * none.
 */

const HEADINGS = 294

const read = (url: URL): string => readFileSync(url, 'utf8')
const page = read(new URL('../../../../docs/rulings/terraforming-mars.md', import.meta.url))
const here = new URL('./', import.meta.url)

const rows = [
  ...page.matchAll(/^\| (.+) \| (base|CE|Venus|Prelude|Colonies|Turmoil|promo|expansions) \| (.+) \|$/gm),
].map(([, heading, scope, held]) => ({ heading, scope, held }))

/** Where each heading has a group of tests: file by file. */
const groups = new Map<string, string[]>()
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
for (const file of files.filter((name) => name.endsWith('.test.ts')))
  for (const [, heading] of read(new URL(file, here)).matchAll(/^describe\('faq: (.+?)', \(\) =>/gm))
    groups.set(heading, [...(groups.get(heading) ?? []), file.replace('.test.ts', '')])

test('the page lists every heading of the FAQ once', () => {
  expect(rows).toHaveLength(HEADINGS)
  expect(new Set(rows.map((row) => `${row.heading} ${row.scope}`)).size).toBe(HEADINGS)
})

/** A reason is a sentence; files are names. */
const isReason = (held: string): boolean => /^[A-Z].*\.$/.test(held)

test.each(rows)('$heading is held by tests, or says why not', ({ heading, held }) => {
  const files = groups.get(heading)
  if (isReason(held)) expect(files).toBeUndefined()
  else expect(held.split(', ')).toEqual(files?.sort())
})

test('no group of tests is named after a heading that the FAQ does not have', () => {
  const known = new Set(rows.map((row) => row.heading))
  expect([...groups.keys()].filter((heading) => !known.has(heading))).toEqual([])
})
