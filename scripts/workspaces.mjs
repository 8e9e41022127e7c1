import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Every workspace package: its folder and its package.json. */
export function packages() {
  return readJson(join(root, 'package.json'))
    .workspaces.flatMap((pattern) => expand(root, pattern.split('/')))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
}

/** The packages that run in Node: those that the command line loads, with their dependencies. */
export function nodePackages() {
  const all = new Map(packages().map((found) => [found.manifest.name, found]))
  const needed = new Set()
  const add = (name) => {
    const found = all.get(name)
    if (!found || needed.has(found)) return
    needed.add(found)
    for (const dependency of Object.keys(found.manifest.dependencies ?? {})) add(dependency)
  }
  add('@perilune/cli')
  return [...needed]
}

/** The folders of each game's frozen builds, which also reach a page. */
export const versionFolders = () => expand(root, ['games', '*']).map((folder) => join(folder, 'versions'))

/** The files in a game's own folder: its manifest and the picture on its box. */
export const manifestFiles = () =>
  expand(root, ['games', '*'])
    .flatMap((folder) => ['game.ts', 'box.svg'].map((name) => join(folder, name)))
    .filter((file) => existsSync(file))

/** The packages whose code reaches a page. */
const REACH_A_PAGE = /^(engine|protocol|ui|web|games\b(?!.*\/bot$).*)$/

export const pagePackages = () => packages().filter(({ folder }) => REACH_A_PAGE.test(relative(root, folder)))

/** All source files of those packages, relative to the project's folder. */
export const pageSources = () =>
  pagePackages().flatMap(({ folder }) =>
    readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/testing'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )

/** Every specifier that a package exports, with its source file. */
export function sourceEntries() {
  return packages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(([entry, { default: built }]) => ({
      specifier: manifest.name + entry.slice(1),
      source: join(folder, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts')),
    })),
  )
}

function expand(folder, [head, ...rest]) {
  if (head === undefined) return [folder]
  if (head !== '*') return expand(join(folder, head), rest)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => expand(join(folder, entry.name), rest))
}
