// Installs and builds whatever is missing or out of date, and is quick if nothing is.
//   node scripts/prepare.mjs           what serving needs
//   node scripts/prepare.mjs --tools   also the tools of tests and benchmarks, and all packages with types
// checked
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { installed, run } from './command.mjs'
import { hasExternalPackages, linkPackages } from './link-packages.mjs'
import { transpile } from './transpile.mjs'
import { manifestFiles, nodePackages, packages, pagePackages, root, versionFolders } from './workspaces.mjs'

const modules = join(root, 'node_modules')
const stamps = join(modules, '.perilune')
const installStamp = join(stamps, 'installed')
const siteStamp = join(stamps, 'site-built')
const site = join(root, 'web', 'dist', 'site')
const lockFile = join(root, 'package-lock.json')

// Both may run inside `npx perilune … | something`, where standard output belongs to the command.
const quiet = { stdio: ['ignore', 2, 2] }

/** `tools`: also install what only tests, checks and benchmarks need. */
export function ensureInstalled({ tools = false } = {}) {
  const found = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : undefined
  if (isCurrent(found, tools)) return
  if (found?.includes(abiLine()) && hasExternalPackages(root, tools)) {
    linkPackages(root, packages())
    markInstalled()
    return
  }
  // Keep installed tools when Node or a package changes.
  const both = tools || hasTools()
  const kind = both ? '--include=dev' : '--omit=dev'
  run('npm', [existsSync(lockFile) ? 'ci' : 'install', kind, '--no-audit', '--no-fund'], quiet)
  markInstalled()
}

/** An install with tools also serves. */
export const isCurrent = (found, tools) =>
  found === installSignature({ tools: true }) || (!tools && found === installSignature({ tools: false }))

export function markInstalled() {
  // npm also runs the script that calls this after `npm install --package-lock-only`.
  if (!existsSync(join(modules, 'vite'))) return
  mkdirSync(stamps, { recursive: true })
  writeFileSync(installStamp, installSignature({ tools: hasTools() }))
}

const hasTools = () => existsSync(join(modules, 'vitest'))

/** Compiles what runs in Node, without type checks. */
export const ensureBuilt = () => transpile(nodePackages())

/** Compiles every package and checks its types. */
export const buildAll = () => run(installed('tsc'), ['-b'], quiet)

/** Builds the app that the server serves, from the packages whose code reaches a page. */
export function ensureSite() {
  const built = mtime(siteStamp)
  const page = ['index.html', 'vite.config.mjs', 'boxes.mjs', 'lean-protocol.mjs'].map((name) =>
    join(root, 'web', name),
  )
  const files = [
    ...page,
    ...tree(join(root, 'web', 'public')),
    ...sources(pagePackages()),
    ...manifestFiles(),
    ...versionFolders().flatMap(tree),
  ]
  if (existsSync(join(site, 'index.html')) && files.every((file) => mtime(file) <= built)) return
  const begun = new Date()
  run(installed('vite'), ['build', 'web', '--config', 'web/vite.config.mjs', '--logLevel', 'warn'], quiet)
  stamp(siteStamp, begun)
}

function stamp(file, at) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, at, at)
}

/** Native modules are built for one ABI of Node, so another Node needs another install. */
const abiLine = (abi = process.versions.modules) => `\nABI ${abi}\n`

export function installSignature({ tools, abi = process.versions.modules }) {
  const hash = createHash('sha256')
  const manifests = [root, ...packages().map(({ folder }) => folder)].map((at) => join(at, 'package.json'))
  for (const file of [lockFile, ...manifests]) if (existsSync(file)) hash.update(readFileSync(file))
  return hash.digest('hex') + abiLine(abi) + (tools ? 'with tools' : 'to serve')
}

const sources = (list) =>
  list.flatMap(({ folder }) => [
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
    ...tree(join(folder, 'src')),
  ])

// Includes the folders themselves, because deleting or renaming a file changes only its folder's time.
function tree(folder) {
  if (!existsSync(folder)) return []
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (process.argv[1] === import.meta.filename) {
  const tools = process.argv.includes('--tools')
  ensureInstalled({ tools })
  if (tools) buildAll()
  else await ensureBuilt()
  ensureSite()
}
