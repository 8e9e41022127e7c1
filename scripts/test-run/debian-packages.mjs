// Programs from Debian's packages: installed by root, unpacked into a folder of the user by anybody else.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const MINUTES = 60_000
/** Where packages are unpacked, and their programs. */
const cache = () => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'perilune', 'debian')
export const unpackedPrograms = () => join(cache(), 'bin')

function apt(args, { cwd, ...env } = {}) {
  const { status, error, stdout, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive', ...env },
    encoding: 'utf8',
    timeout: 15 * MINUTES,
    maxBuffer: 1e8,
  })
  if (error?.code === 'ENOENT') throw new Error('this is no Debian, so it can not be got by itself')
  if (error?.code === 'ETIMEDOUT') throw new Error(`apt-get ${args[0]} took more than 15 minutes`)
  if (status !== 0) throw new Error(`apt-get failed: ${lastLine(stderr) || `exit code ${status}`}`)
  return stdout
}

const lastLine = (text) => text.trim().split('\n').at(-1)

/** Installs packages on the machine. Services among them are not started. */
export function installPackages(packages, { say, forbid }) {
  say(`Installing Debian's packages ${packages.join(', ')} for the tests (${forbid}=1 forbids it).`)
  apt(['update'])
  // On run level 1 Debian's packages start no service.
  apt(['install', '-y', '--no-install-recommends', ...packages], { RUNLEVEL: '1' })
}

/**
 * Unpacks packages, with what they need and the machine lacks, into the user's cache; returns programs by
 * service.
 */
export function unpackPackages(packages, { say, forbid }) {
  const folder = cache()
  const done = join(folder, `${packages.join('+')}.done`)
  if (!existsSync(done)) {
    say(
      `Unpacking Debian's packages ${packages.join(', ')} for the tests into ${folder} (${forbid}=1 forbids it).`,
    )
    unpackInto(folder, packages)
    writeFileSync(done, '')
  }
  return wrappers(folder)
}

function unpackInto(folder, packages) {
  const lists = join(folder, 'lists')
  const debs = join(folder, 'packages')
  for (const made of [join(lists, 'partial'), join(debs, 'partial')]) mkdirSync(made, { recursive: true })
  // Lists of its own: those of the machine may be missing, and belong to root.
  const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${debs}`, '-o', 'Debug::NoLocking=1']
  apt([...own, 'update'])
  const plan = apt([...own, 'install', '--simulate', '--no-install-recommends', ...packages])
  const missing = [...plan.matchAll(/^Inst (\S+)(?: \[\S+\])? \((\S+)/gm)].map(
    ([, name, at]) => `${name}=${at}`,
  )
  apt([...own, 'download', ...missing], { cwd: debs })
  for (const deb of readdirSync(debs).filter((name) => name.endsWith('.deb'))) {
    const { status, stderr } = spawnSync('dpkg', ['-x', join(debs, deb), join(folder, 'root')], {
      encoding: 'utf8',
      timeout: 5 * MINUTES,
    })
    if (status !== 0) throw new Error(`dpkg -x ${deb}: ${lastLine(stderr)}`)
  }
  for (const used of [lists, debs]) rmSync(used, { recursive: true, force: true })
}

/** Programs that find their libraries, fonts and data in the folder; each is a script that sets the paths. */
function wrappers(folder) {
  const root = join(folder, 'root')
  const below = (...path) => join(root, ...path)
  const list = (at) => (existsSync(at) ? readdirSync(at).map((name) => join(at, name)) : [])
  const machine = list(below('usr/lib')).filter((path) => path.endsWith('-linux-gnu'))
  const old = list(below('lib')).filter((path) => path.endsWith('-linux-gnu'))
  // Some libraries lie in a folder of their own, where only the programs that were built for it look: nss,
  // pulseaudio.
  const hasLibraries = (path) =>
    statSync(path).isDirectory() && readdirSync(path).some((name) => /^lib.*\.so/.test(name))
  const libraries = [...machine, ...old].flatMap((path) => [path, ...list(path).filter(hasLibraries)])
  const paths = [`export LD_LIBRARY_PATH='${[...libraries, below('usr/lib/chromium')].join(':')}'`]
  // What the machine has itself was not unpacked.
  if (existsSync(below('usr/share/fonts'))) {
    const fonts = join(folder, 'fonts.conf')
    const folders = `<dir>${below('usr/share/fonts')}</dir><cachedir>${join(folder, 'fonts')}</cachedir>`
    writeFileSync(fonts, `<fontconfig>${folders}</fontconfig>\n`)
    paths.push(`export FONTCONFIG_FILE='${fonts}'`)
  }
  if (existsSync(below('usr/bin/python3'))) paths.push(`export PYTHONHOME='${below('usr')}'`)
  if (existsSync(below('usr/lib/git-core'))) {
    paths.push(`export GIT_EXEC_PATH='${below('usr/lib/git-core')}'`)
    paths.push(`export GIT_TEMPLATE_DIR='${below('usr/share/git-core/templates')}'`)
  }
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const wrap = (program) => {
    if (!program || !existsSync(program)) return undefined
    const file = join(bin, program.split('/').at(-1))
    writeFileSync(file, `#!/bin/sh\n${paths.join('\n')}\nexec '${program}' "$@"\n`)
    chmodSync(file, 0o755)
    return file
  }
  const [postgres] = list(below('usr/lib/postgresql')).sort().reverse()
  for (const name of ['initdb', 'pg_isready', 'createdb']) if (postgres) wrap(join(postgres, 'bin', name))
  return {
    postgres: postgres && wrap(join(postgres, 'bin', 'postgres')),
    redis: wrap(below('usr/bin/redis-server')),
    chromium: wrap(below('usr/lib/chromium/chromium')),
    python: wrap(below('usr/bin/python3')),
    git: wrap(below('usr/bin/git')),
  }
}
