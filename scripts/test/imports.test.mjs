import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkImports } from '../check-imports.mjs'

let base

const write = (file, text) => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}

const PACKAGES = {
  engine: 'engine',
  'games/moon/rules': 'moon',
  'games/moon/words/en': 'moon-words-en',
  'games/moon/bot': 'moon-bot',
  'games/moon/table': 'moon-table',
  'games/mars/rules': 'mars',
  'games/terraforming-mars/table': 'terraforming-mars-table',
  'games/all': 'games',
  bots: 'bots',
  server: 'server',
  cli: 'cli',
  ui: 'ui',
  web: 'web',
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const [folder, name] of Object.entries(PACKAGES)) {
    const exports = {
      '.': './dist/index.js',
      ...(name === 'engine' && { './testing': './dist/testing/index.js' }),
      ...(name === 'games' && {
        './web': './dist/web.js',
        './new-game': './dist/new-game.js',
        './versions': './dist/versions.js',
      }),
      ...(name === 'moon-words-en' && { './lobby': './dist/lobby.js', './new-game': './dist/new-game.js' }),
    }
    write(`${folder}/package.json`, JSON.stringify({ name: `@perilune/${name}`, exports }))
  }
})

afterEach(() => rmSync(base, { recursive: true }))

const ALLOWED = [
  ['engine/src/a.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
  ['engine/test/a.test.ts', `import { a } from '../src/a.js'`],
  ['engine/test/kit.test.ts', `import { kit } from '@perilune/engine/testing'`],
  ['games/moon/rules/src/flow.ts', `import type { Game } from '@perilune/engine'`],
  ['games/moon/rules/test/kit.test.ts', `import { kit } from '@perilune/engine/testing'`],
  ['games/moon/words/en/src/index.ts', `import { moon } from '@perilune/moon'`],
  ['games/moon/rules/test/flow.test.ts', `import { moon } from '@perilune/moon-words-en'`],
  ['games/moon/table/src/b.tsx', `import { moon } from '@perilune/moon-words-en'`],
  ['games/all/src/english.ts', `import { moon } from '@perilune/moon-words-en'`],
  ['games/all/src/node.ts', `export { moon } from '@perilune/moon'`],
  ['games/moon/bot/src/a.ts', `import type { MoonState } from '@perilune/moon'`],
  ['games/all/src/node.ts', `import { bot } from '@perilune/moon-bot'`],
  ['games/all/src/web.ts', `import { lobby } from '@perilune/moon-words-en/lobby'`],
  ['games/all/src/new-game.ts', `import { newGame } from '@perilune/moon-words-en/new-game'`],
  ['games/moon/words/en/src/new-game.ts', `import type { options } from '@perilune/moon'`],
  ['web/src/new-game/words.ts', `import { newGameWords } from '@perilune/games/new-game'`],
  ['web/src/games.ts', `import { loadTable } from '@perilune/games/web'`],
  ['web/test/games.test.ts', `import { games } from '@perilune/games'`],
  ['bots/src/arena.ts', `import { games } from '@perilune/games'`],
  ['server/src/a.ts', `import { bots } from '@perilune/bots'`],
  ['cli/src/serve.ts', `const { serve } = await import('@perilune/server')`],
  [
    'games/moon/table/src/a.tsx',
    `import { moon } from '@perilune/moon'\nimport { Card } from '@perilune/ui'`,
  ],
  ['web/src/a.tsx', `import { Table } from '@perilune/moon-table'`],
  ['bots/src/b.ts', `// import { cli } from '@perilune/cli'`],
  ['games/all/src/versions.ts', `const old = () => import('../../moon/versions/1/rules.js')`],
  ['games/moon/game.ts', `export const game = { id: 'moon' } as const`],
  ['web/test/games.test.ts', `import { game } from '../../games/moon/game.js'`],
  ['games/moon/versions/1/rules.d.ts', `import type { Game } from '@perilune/engine'`],
]

test.each(ALLOWED)('%s may say: %s', (file, text) => {
  write(file, text)
  expect(checkImports(base)).toEqual([])
})

const FORBIDDEN = [
  ['engine/src/a.ts', `import { bots } from '@perilune/bots'`, 'engine may not use bots'],
  ['games/mars/rules/src/a.ts', `import { bots } from '@perilune/bots'`, 'may not use bots'],
  ['games/mars/rules/src/a.ts', `import type { M } from '@perilune/moon'`, 'another game'],
  ['games/moon/rules/src/a.ts', `import { bot } from '@perilune/moon-bot'`, 'may not use games/moon/bot'],
  ['games/moon/bot/src/a.ts', `import { greedy } from '@perilune/bots'`, 'may not use bots'],
  ['web/src/a.ts', `import { bot } from '@perilune/moon-bot'`, 'may not use games/moon/bot'],
  ['games/mars/rules/src/a.ts', `export {\n  type M,\n} from '@perilune/moon'`, 'another game'],
  ['games/moon/rules/src/a.ts', `import { Card } from '@perilune/ui'`, 'may not use ui'],
  [
    'games/moon/rules/src/a.ts',
    `import { e } from '@perilune/moon-words-en'`,
    'may not use games/moon/words',
  ],
  [
    'games/moon/words/en/src/a.ts',
    `import { t } from '@perilune/moon-table'`,
    'may not use games/moon/table',
  ],
  ['games/mars/rules/test/a.ts', `import { e } from '@perilune/moon-words-en'`, 'another game'],
  ['bots/src/a.ts', `import { e } from '@perilune/moon-words-en'`, 'may not use games/moon/words'],
  ['bots/src/a.ts', `import '@perilune/cli'`, 'bots may not use cli'],
  ['server/src/a.ts', `const c = await import('@perilune/cli')`, 'server may not use cli'],
  ['ui/src/a.tsx', `import { t } from '@perilune/moon-table'`, 'ui may not use games/moon/table'],
  ['web/src/a.ts', `import { s } from '@perilune/server'`, 'web may not use server'],
  ['bots/src/a.ts', `import { x } from '@perilune/engine/src/x.js'`, 'not an export'],
  ['bots/src/a.ts', `import { x } from '../../engine/src/x.js'`, 'outside its own package'],
  ['bots/src/a.ts', `import { x } from '@perilune/nowhere'`, 'does not exist'],
  ['bots/src/a.ts', `import { x } from '@perilune/bots'`, 'by name'],
  ['games/all/src/node.ts', `import '../../moon/versions/1/rules.js'`, 'outside its own package'],
  ['games/moon/game.ts', `import type { Game } from '@perilune/engine'`, 'a manifest imports nothing'],
  ['web/src/games.ts', `import { game } from '../../games/moon/game.js'`, 'outside its own package'],
  ['games/all/src/web.ts', `import { english } from '@perilune/moon-words-en'`, "only './lobby' of a game"],
  ['games/all/src/new-game.ts', `import { lobby } from '@perilune/moon-words-en/lobby'`, "only './new-game'"],
  ['games/all/src/web.ts', `import { moon } from '@perilune/moon'`, "only './lobby' of a game"],
  ['games/moon/words/en/src/lobby.ts', `import { moon } from '@perilune/moon'`, 'before any game'],
  ['games/moon/words/en/src/new-game.ts', `import { say } from './say.js'`, 'before any game'],
  ['web/src/a.ts', `import { games } from '@perilune/games'`, 'not for pages'],
  ['server/src/a.ts', `import { loadTable } from '@perilune/games/web'`, 'not for Node'],
  ['attic/src/a.ts', 'export const a = 1', 'no package'],
  ['engine/src/a.ts', '// as in Terraforming', 'names a game, terraforming'],
  ['engine/test/a.test.ts', 'const moonState = 1', 'names a game, moon'],
]

test.each(FORBIDDEN)('%s may not say: %s', (file, text, reason) => {
  write(file, text)
  const forbidden = checkImports(base)
  expect(forbidden).toHaveLength(1)
  expect(forbidden[0]).toContain(file)
  expect(forbidden[0]).toContain(reason)
})
