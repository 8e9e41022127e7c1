// Holds the lines between the rooms of the house (docs/architecture.md): who may import whom.
// dependency-cruiser would do, but it reads no TypeScript where only the native compiler is installed.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readJson, root } from './workspaces.mjs'

const rules = ['engine', 'rules']
const players = [...rules, 'all', 'bots']

const MAY_IMPORT = {
  engine: [],
  manifest: [],
  rules: ['engine'],
  all: rules,
  bots: [...rules, 'all'],
  protocol: ['engine'],
  server: [...players, 'protocol'],
  cli: [...players, 'protocol', 'server'],
  ui: rules,
  table: [...rules, 'ui'],
  web: [...rules, 'all', 'protocol', 'ui', 'table'],
  bench: [...players, 'protocol', 'server', 'cli', 'ui', 'table', 'web'],
}

/** Frozen builds of rules are generated, and loaded through one door: games/all/src/versions.ts. */
const FROZEN = /^games\/[^/]+\/versions\//
const VERSIONS = 'games/all/src/versions.ts'

/** The page finds manifests by their folders; only tests import one by its path. */
const MANIFEST = /^games\/[^/]+\/game\.js$/

const IMPORTS =
  /^\s*(?:import|export)\s+(?:[\w$*{},\s]+?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Every line crossed in the tree at `base`, as sentences; none when the house is in order. */
export function checkRooms(base) {
  const files = walk(base)
  const byName = new Map()
  for (const file of files.filter((file) => posix.basename(file) === 'package.json')) {
    const { name, exports = {} } = readJson(join(base, file))
    byName.set(name, { room: roomOf(file), doors: Object.keys(exports) })
  }
  const gameNames = new Set(['moon', 'terraforming'])
  for (const file of files) if (roomOf(file)?.game) gameNames.add(roomOf(file).game)

  return (
    files
      // Examples are for people to take away: they stand on nothing of ours.
      .filter((file) => /\.[mc]?tsx?$/.test(file) && !file.startsWith('docs/examples/') && !FROZEN.test(file))
      .flatMap((file) => {
        const room = roomOf(file)
        if (!room) return [`${file}: stands in no room of the house`]
        const text = readFileSync(join(base, file), 'utf8')
        const crossed = [...text.matchAll(IMPORTS)]
          .map((match) => match[1] ?? match[2])
          .map((specifier) => [specifier, objection(file, room, specifier, byName)])
          .filter(([, reason]) => reason)
          .map(([specifier, reason]) => `${file}: imports ${specifier}, ${reason}`)
        if (room.kind !== 'engine') return crossed
        const named = [...gameNames].filter((name) => text.toLowerCase().includes(name))
        return [...crossed, ...named.map((name) => `${file}: names a game, ${name}`)]
      })
  )
}

function objection(file, room, specifier, byName) {
  if (room.kind === 'manifest') return 'but a manifest imports nothing'
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    if (file === VERSIONS && FROZEN.test(target)) return null
    if (MANIFEST.test(target) && file.startsWith(`${room.home}/test/`)) return null
    return target.startsWith(`${room.home}/`) ? null : 'which lies outside its own package'
  }
  if (!specifier.startsWith('@perilune/')) return null
  const [scope, short, ...door] = specifier.split('/')
  const target = byName.get(`${scope}/${short}`)
  if (!target?.room) return 'a package the house does not have'
  const own = target.room.home === room.home
  if (own && !file.startsWith(`${room.home}/test/`)) return 'its own package, by name'
  if (room.game && target.room.game && room.game !== target.room.game) return 'which belongs to another game'
  if (!own && !MAY_IMPORT[room.kind].includes(target.room.kind))
    return `but ${room.home} may not use ${target.room.home}`
  if (!target.doors.includes(['.', ...door].join('/'))) return 'past the doors that package opens'
  return null
}

function roomOf(file) {
  const [home, game, kind] = file.match(/^games\/(?!all\/)([^/]+)\/(rules|table)(?=\/)/) ?? []
  if (home) return { home, game, kind }
  const [, of] = file.match(/^games\/([^/]+)\/game\.ts$/) ?? []
  if (of) return { home: `games/${of}`, game: of, kind: 'manifest' }
  const [other] = file.match(/^(games\/all|\w+)(?=\/)/) ?? []
  const name = other === 'games/all' ? 'all' : other
  return !['manifest', 'rules', 'table'].includes(name) && name in MAY_IMPORT
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
  const crossed = checkRooms(root)
  for (const line of crossed) console.error(line)
  if (crossed.length > 0) process.exitCode = 1
  else console.log('every import stays on its side of the line')
}
