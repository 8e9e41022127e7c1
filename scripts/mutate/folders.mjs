import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../workspaces.mjs'
import { children, mutantsOf, parse } from './mutants.mjs'

/* The sources of each folder, and the tests related to them. */

export const filesIn = (folder, wanted) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && wanted.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((file) => !file.includes('node_modules/') && !file.includes('/dist/'))
        .sort()
    : []

const GAMES = readdirSync(join(root, 'games'))
  .filter((game) => existsSync(join(root, 'games', game, 'rules')))
  .map((game) => `games/${game}/rules`)
const RULES = GAMES.map((rules) => `${rules}/test`)
/** The folders of a long run; those that do not exist are skipped. */
export const FOLDERS = [
  'engine/src',
  ...GAMES.map((rules) => `${rules}/src`),
  'protocol/src',
  'server/src/table',
  'server/src/accounts',
  'server/src/routes',
  'server/src/requests',
  'server/src/socket',
]

/**
 * Sources that only choose which legal answers a search considers. They are not rules; the arena judges them.
 * They are in a folder named search.
 */
export const FOR_SEARCH = GAMES.flatMap((rules) => filesIn(`${rules}/src/search`, /\.ts$/))

/** Tests that compare whole games with stored ones: they notice every change, but name no rule. */
const ARCHIVES = ['cli/test/archive/archive.test.ts']
/** Tests that compare a game's numbers and texts with stored listings, with the same limits. */
const GOLDEN = /\/numbering\.test\.ts$/
/** Random games checked by general laws or against a second model; they take the longest. */
const RANDOM =
  /\/(quick-list|laws|laws-trials|random-games|search|conformance|whole-games|model|exact|exact-answers)\.test\.ts$/
/** Those of them that take little time per mutant. */
const SHORT = /\/(quick-list|exact|exact-answers)\.test\.ts$/
/** Tests that start processes, which run the built code instead of the mutants. */
const APART =
  /\/(analysis-nodes|attacks|bundle|bus|faults|healing|kill|nodes|postgres|shards|shared|strangers|versions)\.test\.ts$/
/** Tests of the server that take seconds, such as those that hash passwords, run after all others. */
const LONG =
  /^server\/test\/(.+\/)?(account|backup|bad-input|bots|hints|hosted-tables|notifications|older-rules|passwords|replays|security|socket|trouble|upgrade|usage|worlds)\.test\.ts$/

/** The package that contains a folder. */
function packageOf(folder) {
  const parts = folder.split('/')
  while (parts.length > 0 && !existsSync(join(root, ...parts, 'package.json'))) parts.pop()
  if (parts.length === 0) throw new Error(`${folder} lies in no package`)
  return parts.join('/')
}

const startsServer = (file) => readFileSync(join(root, file), 'utf8').includes('/help/serve.js')

export function testsOf(folder) {
  const home = packageOf(folder)
  const folders = home === 'engine' ? ['engine/test', ...RULES] : [`${home}/test`]
  if (home === 'protocol') folders.push('server/test')
  const tests = folders
    .flatMap((f) => filesIn(f, /\.test\.ts$/))
    .filter((f) => !APART.test(f) && !f.includes('.browser.'))
  const rules = tests.filter((file) => !RANDOM.test(file) && !GOLDEN.test(file))
  // Fast tests and those of the folder itself come first, because a mutant is not tried again once it is
  // noticed.
  const own = `${folder.replace('/src', '/test')}/`
  const effortOf = (file) =>
    startsServer(file) ? (file.startsWith(own) ? 1 : 3) + Number(LONG.test(file)) : Number(LONG.test(file))
  const effort = new Map(rules.map((file) => [file, effortOf(file)]))
  return {
    rules: rules.toSorted((a, b) => effort.get(a) - effort.get(b)),
    random: tests
      .filter((file) => RANDOM.test(file))
      .toSorted((a, b) => Number(!SHORT.test(a)) - Number(!SHORT.test(b))),
    archives: [
      ...tests.filter((file) => GOLDEN.test(file)),
      ...(home === 'protocol' || home === 'server' ? [] : ARCHIVES),
    ],
  }
}

/** Whether tests of a folder start servers and wait for them. */
export const needsServer = (folder) => /^(server|protocol)\b/.test(folder)

/**
 * The time limits of a column, in ms: `clean` for all tests without mutants, `budget` for one mutant with all
 * tests, and `slow` for the part of one test that is repeated per mutant. All tests of rules run; of random
 * games, as many as fit.
 */
export function limitsOf(column) {
  return column === 'rules'
    ? { clean: 600_000, budget: 10_000, slow: 1500 }
    : { clean: 40_000, budget: 5000, slow: 1000 }
}

/** Server and protocol have no random games. */
export const columnsOf = (folder) => (testsOf(folder).random.length > 0 ? 2 : 1)

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const hasCode = (node) => FUNCTIONS.has(node.type) || children(node).some(hasCode)

/**
 * All mutants of a folder. A file without functions is data, such as a list of cards, which other tests
 * check.
 */
export function mutantsIn(folder) {
  const files = /\.ts$/.test(folder) ? [folder] : filesIn(folder, /\.ts$/)
  return files
    .filter(
      (file) => file.includes('/src/') && (folder.includes('/testing') || !file.includes('/src/testing/')),
    )
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return hasCode(parse(file, text)) ? mutantsOf(file, text) : []
    })
}
