import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkNames } from '../check-names.mjs'

let base
const write = (file, text) => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'names-'))
  for (const folder of ['engine', 'bots', 'protocol', 'server', 'cli', 'ui', 'web', 'scripts'])
    mkdirSync(join(base, folder))
  write('games/red-rover/game.ts', `export const game = { id: 'red-rover', title: 'Red Rover' }`)
  write('games/moon/game.ts', `export const game = { id: 'moon', title: 'Moon' }`)
})
afterEach(() => rmSync(base, { recursive: true }))

test.each([
  ['web/src/a.ts', `const game = 'red-rover'`, 'red-rover'],
  ['ui/src/a.css', `.red-rover-title { color: red }`, 'red-rover'],
  ['bots/src/a.ts', `import { redRover } from 'x'`, 'red-rover'],
  ['cli/src/a.ts', `// as in Red Rover`, 'red-rover'],
  ['server/src/a.ts', `if (game === 'moon') return`, 'moon'],
  ['web/src/b.ts', `import('@perilune/moon-table')`, 'moon'],
])('%s names a game with: %s', (file, text, game) => {
  write(file, text)
  expect(checkNames(base, {})).toEqual([`${file}:1 names ${game}`])
})

test.each([
  ['web/src/a.tsx', `import { Moon } from 'lucide-react' // light or dark`],
  ['web/test/a.test.ts', `const game = 'red-rover'`],
  ['games/red-rover/rules/src/index.ts', `export const id = 'red-rover'`],
])('%s may say: %s', (file, text) => {
  write(file, text)
  expect(checkNames(base, {})).toEqual([])
})

test('a place on the list of exceptions may name games, and is reported when it names none', () => {
  const exceptions = { 'bots/src/by-game/': 'moves later' }
  write('bots/src/by-game/rover.ts', `const game = 'red-rover'`)
  expect(checkNames(base, exceptions)).toEqual([])
  write('bots/src/by-game/rover.ts', '')
  expect(checkNames(base, exceptions)).toEqual([
    'bots/src/by-game/ names no game any more: take it off the exceptions',
  ])
})
