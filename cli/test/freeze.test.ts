import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { frozenNumbers, inLanguageOf, loadEvaluation, loadRules } from '@perilune/games/versions'
import { moon } from '@perilune/moon'
import { describe, expect, test } from 'vitest'
import { faultsOf, frozenVersions } from '../src/freeze/stored.js'
import { newFolder, perilune } from './perilune.js'

const project = fileURLToPath(new URL('../..', import.meta.url))

describe.each(Object.values(games))('the frozen versions of $title', ({ id, rules }) => {
  const frozen = frozenVersions(project, id)

  test('are all named where they are loaded, and none beside them', () => {
    expect(frozenNumbers(id)).toEqual(frozen)
    expect(frozen.every((n) => n <= rules)).toBe(true)
  })

  test.each(frozen)('rules %i are as they were frozen', async (n) => {
    expect(faultsOf(project, id, n)).toEqual([])
    const { game } = (await loadRules(id, n)) ?? {}
    expect([game?.id, game?.rules]).toEqual([id, n])
    expect(await loadEvaluation(id, n)).toHaveProperty('evaluate')
  })
})

test('rules that were frozen without a language are told in that of today', () => {
  const told = inLanguageOf(games.moon, moon as never)
  expect([moon.cards.length, told.cards]).toEqual([0, games.moon.cards])
  expect(told.words.step('take-turn')).toBe('takes a turn')
})

test('the oldest frozen rules keep the English that they carry', async () => {
  const { game } = (await loadRules('moon', 1)) ?? {}
  expect(game && inLanguageOf(games.moon, game)).toBe(game)
})

const SOURCES = {
  'games/dice/rules/src/faces.ts': 'export const faces: readonly number[] = [1, 2, 3]\n',
  'games/dice/rules/src/index.ts': [
    "import { defineGame } from '@perilune/engine'",
    "import { faces } from './faces.js'",
    'export const dice = defineGame({ faces } as never)',
    'export { faces }\n',
  ].join('\n'),
  'games/dice/bot/src/evaluation.ts': [
    "import { faces } from '@perilune/dice'",
    'export const evaluation = { evaluate: () => faces.length }\n',
  ].join('\n'),
}

/** Where Git is missing, npm test says so: see scripts/test-run/test-services.mjs. */
const testWithGit = test.skipIf(process.env.PERILUNE_MISSING?.includes('git'))

/** A project with one small game under git. */
function smallProject(): string {
  const home = newFolder()
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  git(home, 'init', '-q')
  commit(home)
  return home
}

const git = (home: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: home,
    encoding: 'utf8',
  }).trim()

function commit(home: string): string {
  git(home, 'add', '-A')
  git(home, 'commit', '-q', '-m', 'change')
  return git(home, 'rev-parse', 'HEAD')
}

const change = (home: string, file: keyof typeof SOURCES, text: string): void =>
  appendFileSync(join(home, file), text)
const versions = (home: string): string => join(home, 'games/dice/versions')

testWithGit(
  'freeze writes rules, evaluation and types with a head, and check builds the same bytes again',
  async () => {
    const home = smallProject()
    const { code, out } = await perilune(['freeze', 'dice'], { home })
    expect([code, out]).toEqual([0, expect.stringContaining('games/dice/versions/2')])
    const files = readdirSync(join(versions(home), '2')).sort()
    expect(files).toEqual(['evaluation.d.ts', 'evaluation.js', 'rules.d.ts', 'rules.js'])
    const rules = readFileSync(join(versions(home), '2/rules.js'), 'utf8')
    expect(rules).toContain(` * commit ${git(home, 'rev-parse', 'HEAD')}\n * abi 1\n * bundler rolldown `)
    expect(rules).toContain('from "@perilune/engine/abi/1"')
    expect(rules).toContain('dice as game')
    expect(readFileSync(join(versions(home), '2/evaluation.js'), 'utf8')).toContain('from "./rules.js"')
    const check = await perilune(['freeze', '--check'], { home })
    expect([check.code, check.out]).toEqual([0, 'dice rules 2: the same\n'])
  },
)

testWithGit('an evaluation from before it moved to its game is built from where it lay', async () => {
  const home = smallProject()
  mkdirSync(join(home, 'bots/src/by-game'), { recursive: true })
  git(home, 'mv', 'games/dice/bot/src/evaluation.ts', 'bots/src/by-game/dice.ts')
  commit(home)
  expect((await perilune(['freeze', 'dice'], { home })).code).toBe(0)
  expect(readFileSync(join(versions(home), '2/evaluation.js'), 'utf8')).toContain(
    '// bots/src/by-game/dice.ts',
  )
})

testWithGit('what is not committed is not frozen', async () => {
  const home = smallProject()
  change(home, 'games/dice/rules/src/faces.ts', 'export const more = 1\n')
  const { code, err } = await perilune(['freeze', 'dice'], { home })
  expect([code, err]).toEqual([2, expect.stringContaining('has changes that are not committed')])
  expect(existsSync(versions(home))).toBe(false)
})

testWithGit('a frozen version is not frozen again', async () => {
  const home = smallProject()
  await perilune(['freeze', 'dice'], { home })
  const { code, err } = await perilune(['freeze', 'dice'], { home })
  expect([code, err]).toEqual([2, expect.stringContaining('are frozen already')])
})

testWithGit('an edited frozen file does not fit its hash', async () => {
  const home = smallProject()
  await perilune(['freeze', 'dice'], { home })
  const file = join(versions(home), '2/rules.js')
  appendFileSync(file, '// a later thought\n')
  expect(faultsOf(home, 'dice', 2)).toEqual([expect.stringContaining('a frozen file is never edited')])
})

testWithGit('a frozen file that its commit does not build is found by building it', async () => {
  const home = smallProject()
  await perilune(['freeze', 'dice'], { home })
  change(home, 'games/dice/rules/src/index.ts', 'export const more = 1\n')
  const later = commit(home)
  const file = join(versions(home), '2/rules.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/commit [0-9a-f]{40}/, `commit ${later}`))
  expect(faultsOf(home, 'dice', 2)).toEqual([])
  const check = await perilune(['freeze', '--check', 'dice'], { home })
  expect([check.code, check.out]).toEqual([
    1,
    expect.stringContaining('rules.js is not what its commit builds'),
  ])
})

testWithGit('rules that import anything but the engine are not frozen', async () => {
  const home = smallProject()
  change(home, 'games/dice/rules/src/index.ts', "export * from '@perilune/bots'\n")
  commit(home)
  await expect(perilune(['freeze', 'dice'], { home })).rejects.toThrow('may not import @perilune/bots')
})
