import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { objectionsToRulings } from '@perilune/engine/testing'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const files = readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts'),
)

test('every ruling is on the page, has a test of its name, and the page says where', () => {
  const page = read('../../../../docs/rulings/moon.md')
  const tests = new Map(files.map((file) => [basename(file, '.test.ts'), read(file)]))
  expect(objectionsToRulings({ page, tests, count: 81 })).toEqual([])
})
