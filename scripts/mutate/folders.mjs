import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../workspaces.mjs'
import { children, mutantsOf, parse } from './mutants.mjs'

/* Which sources a folder stands for, and which tests are related to them. */

export const filesIn = (folder, wanted) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && wanted.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((file) => !file.includes('node_modules/') && !file.includes('/dist/'))
        .sort()
    : []

const RULES = ['moon-base', 'moon', 'moonrakers', 'terraforming-mars'].map(
  (game) => `games/${game}/rules/test`,
)
/** Tests that compare whole games with stored ones: they notice every change and name no rule. */
const ARCHIVES = ['cli/test/archive.test.ts']
/** Random games under general laws: they take the longest. */
const RANDOM = /\/(quick-list|laws|laws-trials|random-games|search|conformance|whole-games)\.test\.ts$/
/** These start processes, which run the built code and not the mutants. */
const APART = /\/(kill|nodes|faults|shards|analysis-nodes|versions|postgres|bundle)\.test\.ts$/

/** The package that a folder lies in. */
function packageOf(folder) {
  const parts = folder.split('/')
  while (parts.length > 0 && !existsSync(join(root, ...parts, 'package.json'))) parts.pop()
  if (parts.length === 0) throw new Error(`${folder} lies in no package`)
  return parts.join('/')
}

export function testsOf(folder) {
  const home = packageOf(folder)
  const folders = home === 'engine' ? ['engine/test', ...RULES] : [`${home}/test`]
  if (home === 'protocol') folders.push('server/test')
  const tests = folders
    .flatMap((f) => filesIn(f, /\.test\.ts$/))
    .filter((f) => !APART.test(f) && !f.includes('.browser.'))
  return {
    rules: tests.filter((file) => !RANDOM.test(file)),
    random: tests.filter((file) => RANDOM.test(file)),
    archives: /^(engine|games)\b/.test(home) ? ARCHIVES : [],
  }
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const hasCode = (node) => FUNCTIONS.has(node.type) || children(node).some(hasCode)

/** All mutants of a folder. A file without a function is data, such as a list of cards: other tests check facts. */
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
