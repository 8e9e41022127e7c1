import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/* How the folders of the server hang together: docs/architecture.md. */

const root = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))

/** What a file imports from the server, types as well, by path from `src`. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/from '(\.[^']+)\.js'/g)].map(([, path]) =>
    relative(root, join(root, dirname(file), `${path}.ts`)).replaceAll('\\', '/'),
  )
}

const crossings = (from: string, to: string): string[] =>
  files
    .filter((file) => file.startsWith(from))
    .flatMap((file) => importsOf(file).filter((path) => path.startsWith(to)))

test.each([
  ['socket/', 'routes/'],
  ['requests/', 'routes/'],
  ['accounts/', 'socket/'],
  ['table/log/', 'table/broadcast/'],
  ['table/broadcast/', 'table/log/'],
  ['table/state/', 'table/broadcast/'],
  ['store/', 'table/'],
])('nothing in %s imports %s', (from, to) => {
  expect(files.some((file) => file.startsWith(from))).toBe(true)
  expect(crossings(from, to)).toEqual([])
})

test('nothing in socket/ reaches routes/, not even through others', () => {
  const seen = new Set(files.filter((file) => file.startsWith('socket/')))
  for (const file of seen) for (const path of importsOf(file)) seen.add(path)
  expect([...seen].filter((path) => path.startsWith('routes/'))).toEqual([])
})

test('no folder has more than 20 files', () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 20)).toEqual([])
})
