// Checks the direction of dependencies between packages (docs/architecture.md). dependency-cruiser would do
// it, but it does not read TypeScript if only the native compiler is installed.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readJson, root } from './workspaces.mjs'

const rules = ['engine', 'rules']
const players = [...rules, 'all', 'bots']

const MAY_IMPORT = {
  engine: [],
  manifest: [],
  rules: ['engine'],
  words: rules,
  bot: rules,
  all: [...rules, 'words', 'bot'],
  bots: [...rules, 'bot', 'all'],
  protocol: ['engine'],
  server: [...players, 'protocol'],
  cli: [...players, 'protocol', 'server'],
  ui: rules,
  table: [...rules, 'words', 'ui'],
  web: [...rules, 'words', 'all', 'protocol', 'ui', 'table'],
  bench: [...players, 'words', 'protocol', 'server', 'cli', 'ui', 'table', 'web'],
}

/** Frozen builds are generated, and imported by one file only: games/all/src/versions.ts. */
const FROZEN = /^games\/[^/]+\/versions\//
const VERSIONS = 'games/all/src/versions.ts'

/** The app finds manifests by their folders; only tests import one by its path. */
const MANIFEST = /^games\/[^/]+\/game\.js$/

/** The words of the lobby and of a new game are loaded before any game, so they must not import code. */
const AHEAD = /^games\/[^/]+\/words\/[^/]+\/src\/(?:lobby|new-game)\.ts$/
const TYPES = /^\s*(?:import|export)\s+type\b/

/** The entry points of @perilune/games that pages load, and those that Node loads. */
const GAMES_FOR = { web: ['./web', './new-game', './versions'], Node: ['.', './versions'] }
/** What pages load before they open a game, and the entry points it comes from. */
const FIRST = { 'games/all/src/web.ts': './lobby', 'games/all/src/new-game.ts': './new-game' }

const IMPORTS =
  /^\s*(?:import|export)\s+(?:[\w$*{},\s]+?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Forbidden imports in the tree at `base`, as sentences. */
export function checkImports(base) {
  const files = walk(base)
  const byName = new Map()
  for (const file of files.filter((file) => posix.basename(file) === 'package.json')) {
    const { name, exports = {} } = readJson(join(base, file))
    byName.set(name, { place: placeOf(file), entries: Object.keys(exports) })
  }
  const gameNames = new Set()
  for (const file of files) {
    const { game } = placeOf(file) ?? {}
    // People shorten a game's name to its first word.
    if (game) gameNames.add(game.split('-')[0])
  }

  return (
    files
      // Examples are for people to copy, so they must not depend on the repository.
      .filter((file) => /\.[mc]?tsx?$/.test(file) && !file.startsWith('docs/examples/') && !FROZEN.test(file))
      .flatMap((file) => {
        const place = placeOf(file)
        if (!place) return [`${file}: belongs to no package`]
        const text = readFileSync(join(base, file), 'utf8')
        const forbidden = [...text.matchAll(IMPORTS)]
          .map((match) => [match[1] ?? match[2], objection(file, place, match, byName)])
          .filter(([, reason]) => reason)
          .map(([specifier, reason]) => `${file}: imports ${specifier}, ${reason}`)
        if (place.kind !== 'engine') return forbidden
        const named = [...gameNames].filter((name) => text.toLowerCase().includes(name))
        return [...forbidden, ...named.map((name) => `${file}: names a game, ${name}`)]
      })
  )
}

function objection(file, place, [statement, named, loaded], byName) {
  const specifier = named ?? loaded
  if (place.kind === 'manifest') return 'but a manifest imports nothing'
  if (AHEAD.test(file) && !TYPES.test(statement)) return 'but pages load it before any game'
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    if (file === VERSIONS && FROZEN.test(target)) return null
    if (MANIFEST.test(target) && file.startsWith(`${place.home}/test/`)) return null
    return target.startsWith(`${place.home}/`) ? null : 'which lies outside its own package'
  }
  if (!specifier.startsWith('@perilune/')) return null
  const [scope, short, ...entry] = specifier.split('/')
  const target = byName.get(`${scope}/${short}`)
  if (!target?.place) return 'a package that does not exist'
  const own = target.place.home === place.home
  if (own && !file.startsWith(`${place.home}/test/`)) return 'its own package, by name'
  if (place.game && target.place.game && place.game !== target.place.game)
    return 'which belongs to another game'
  // Tests of rules and bots read refusals in English.
  const spoken = target.place.kind === 'words' && file.startsWith(`${place.home}/test/`)
  if (!own && !spoken && !MAY_IMPORT[place.kind].includes(target.place.kind))
    return `but ${place.home} may not use ${target.place.home}`
  const path = ['.', ...entry].join('/')
  if (!target.entries.includes(path)) return 'which is not an export of that package'
  if (target.place.kind === 'all' && !file.includes('/test/')) {
    const reader = place.kind === 'web' ? 'web' : 'Node'
    if (!GAMES_FOR[reader].includes(path)) return `which is not for ${reader === 'web' ? 'pages' : 'Node'}`
  }
  if (FIRST[file] && target.place.kind !== 'engine' && path !== FIRST[file])
    return `but pages load only '${FIRST[file]}' of a game so early`
  return null
}

function placeOf(file) {
  const [home, game, kind, language] =
    file.match(/^games\/(?!all\/)([^/]+)\/(?:(rules|bot|table)|words\/([\w-]+))(?=\/)/) ?? []
  if (home) return { home, game, kind: language ? 'words' : kind }
  // A game's pictures use only what they are given, and its manifest imports nothing.
  const [, of] = file.match(/^games\/([^/]+)\/(?:game\.ts|pictures\.mjs)$/) ?? []
  if (of) return { home: `games/${of}`, game: of, kind: 'manifest' }
  const [other] = file.match(/^(games\/all|\w+)(?=\/)/) ?? []
  const name = other === 'games/all' ? 'all' : other
  return !['manifest', 'rules', 'words', 'bot', 'table'].includes(name) && name in MAY_IMPORT
    ? { home: other, kind: name }
    : undefined
}

function walk(base, folder = '') {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? walk(base, path) : [path]
  })
}

if (process.argv[1] === import.meta.filename) {
  const forbidden = checkImports(root)
  for (const line of forbidden) console.error(line)
  if (forbidden.length > 0) process.exitCode = 1
  else console.log('every import goes in an allowed direction')
}
