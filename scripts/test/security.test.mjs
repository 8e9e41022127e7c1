import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { objectionsToRow, read, rowsOf } from './help/named-tests.mjs'

test('every test that docs/security.md names exists', () => {
  // What is not met is held by no test.
  const [checklist] = read('docs/security.md').split('## Not met')
  const rows = rowsOf(checklist).filter((row) => /^\| [(\d]/.test(row))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.flatMap((row) => objectionsToRow(row))).toEqual([])
})

test('no page sets HTML from text', () => {
  const packages = [
    'web/src',
    'ui/src',
    ...readdirSync(join(root, 'games')).map((game) => `games/${game}/table`),
  ]
  const files = packages
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .filter((entry) => !/node_modules|dist/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  expect(files.length).toBeGreaterThan(50)
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
    )
})
