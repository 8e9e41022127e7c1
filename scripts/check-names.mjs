// No file outside games/ names a game: facts about games come from their manifests and packages. Tests,
// bench/, docs/ and the places below are exempt, each for its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './workspaces.mjs'

const FOLDERS = ['engine', 'bots', 'protocol', 'server', 'cli', 'ui', 'web', 'scripts']
const SOURCES = /\.(?:[mc]?[jt]sx?|css|html)$/
const LEFT_OUT = /(?:^|\/)(?:test|dist|node_modules)\//

/** Places that may name games, with the reason. */
export const EXCEPTIONS = {
  'server/src/accounts/common-passwords.ts': 'a list of words',
}

/** Matches a game's name in any spelling. A common word counts only if it can't mean the thing itself. */
function patternOf(id, title) {
  const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  if (/^[A-Z]?[a-z]{1,5}$/.test(title))
    return `['"\`/]${id}['"\`/]|@perilune/${id}(?:-table)?\\b|-${id}(?:-|\\b)(?=table)`
  return [id, camel, title].join('|')
}

/** The lines that name a game, as sentences. */
export function checkNames(base, exceptions = EXCEPTIONS) {
  const games = readdirSync(join(base, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'all')
    .map(({ name }) => {
      const [, title = name] =
        /title: '([^']+)'/.exec(readFileSync(join(base, 'games', name, 'game.ts'), 'utf8')) ?? []
      return { name, pattern: new RegExp(patternOf(name, title), 'i') }
    })
  const used = new Set()
  const named = FOLDERS.flatMap((folder) => filesIn(base, folder)).flatMap((file) => {
    const lines = readFileSync(join(base, file), 'utf8').split('\n')
    const found = lines.flatMap((line, i) => {
      const game = games.find(({ pattern }) => pattern.test(line))
      return game ? [`${file}:${i + 1} names ${game.name}`] : []
    })
    const exception = Object.keys(exceptions).find((place) => file.startsWith(place))
    if (!exception) return found
    if (found.length > 0) used.add(exception)
    return []
  })
  const idle = Object.keys(exceptions).filter((place) => !used.has(place))
  return [...named, ...idle.map((place) => `${place} names no game any more: take it off the exceptions`)]
}

function filesIn(base, folder) {
  return readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCES.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(base.length).replace(/^\//, ''), entry.name))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}

if (process.argv[1] === import.meta.filename) {
  const named = checkNames(root)
  for (const line of named) console.error(line)
  if (named.length > 0) process.exitCode = 1
  else console.log(`no file outside games/ names a game, but for ${Object.keys(EXCEPTIONS).join(', ')}`)
}
