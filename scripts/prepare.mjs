// Installs and builds what is missing or stale, and is quick when nothing is.
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
import { packages, pagePackages, root } from './workspaces.mjs'

const stamps = join(root, 'node_modules', '.perilune')
const installStamp = join(stamps, 'installed')
const buildStamp = join(stamps, 'built')
const siteStamp = join(stamps, 'site-built')
const site = join(root, 'web', 'dist', 'site')
const lockFile = join(root, 'package-lock.json')

// Both may run inside `npx perilune … | something`: standard output belongs to the command alone.
const quiet = { stdio: ['ignore', 2, 2] }

export function ensureInstalled() {
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted()) return
  run('npm', [existsSync(lockFile) ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund'], quiet)
  markInstalled()
}

export function markInstalled() {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(installStamp, wanted())
}

export function ensureBuilt() {
  const built = mtime(buildStamp)
  if (!packages().every(({ folder }) => hasOutput(folder)) || inputs().some((file) => mtime(file) > built))
    build()
}

export function build() {
  // The stamp carries the time before the build: a file saved meanwhile is newer than it.
  const begun = new Date()
  run(installed('tsc'), ['-b'], quiet)
  stamp(buildStamp, begun)
}

/** The app that the server serves: made from the sources of the rooms that reach a page. */
export function ensureSite() {
  const built = mtime(siteStamp)
  const page = ['index.html', 'vite.config.mjs'].map((name) => join(root, 'web', name))
  const files = [...page, ...tree(join(root, 'web', 'public')), ...sources(pagePackages())]
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

function wanted() {
  const hash = createHash('sha256')
  const manifests = [root, ...packages().map(({ folder }) => folder)].map((at) => join(at, 'package.json'))
  for (const file of [lockFile, ...manifests]) if (existsSync(file)) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const hasOutput = (folder) => existsSync(join(folder, 'dist')) || !existsSync(join(folder, 'src'))

function inputs() {
  const settings = ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(root, name))
  return settings.concat(sources(packages()))
}

const sources = (list) =>
  list.flatMap(({ folder }) => [
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
    ...tree(join(folder, 'src')),
  ])

// The folders themselves as well: theirs is the only time that changes when a file is deleted or renamed.
function tree(folder) {
  if (!existsSync(folder)) return []
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  ensureBuilt()
  ensureSite()
}
