import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../src/', import.meta.url)

/** Where the game is put together with its words. */
const JOINED = ['definition.ts', 'index.ts']

test('rules make no sentences: they import nothing from words', () => {
  const files = readdirSync(SRC, { recursive: true }).map(String)
  const rules = files.filter(
    (file) => file.endsWith('.ts') && !file.startsWith('words/') && !JOINED.includes(file),
  )
  const saying = rules.filter((file) => /from '[./]+words\//.test(readFileSync(new URL(file, SRC), 'utf8')))
  expect(rules.length).toBeGreaterThan(100)
  expect(saying).toEqual([])
})
