// The real programs that tests need beside Node: found on the machine, or got from Debian's packages by `npm
// test`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, unpackedPrograms, unpackPackages } from './debian-packages.mjs'

/**
 * `setting`: the environment variable that names the program, for the tests and for people who have it
 * elsewhere. `places`: where it is looked for, newest first, with `*` for one folder.
 */
export const SERVICES = [
  {
    id: 'postgres',
    title: 'Postgres',
    setting: 'POSTGRES',
    places: ['/usr/lib/postgresql/*/bin/postgres', '/opt/homebrew/opt/postgresql@*/bin/postgres'],
    commands: ['postgres'],
    packages: ['postgresql'],
    untried: 'the store, sessions and nodes on Postgres',
  },
  {
    id: 'redis',
    title: 'Redis',
    setting: 'REDIS_SERVER',
    places: ['/usr/bin/redis-server'],
    commands: ['redis-server'],
    packages: ['redis-server'],
    untried: 'nodes that tell each other of changes through Redis',
  },
  {
    id: 'chromium',
    title: 'Chromium',
    setting: 'CHROMIUM',
    places: [
      '/usr/lib/chromium/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
    ],
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium'],
    untried: 'the app in a browser',
  },
  {
    id: 'python',
    title: 'Python 3',
    setting: 'PYTHON',
    places: ['/usr/bin/python3'],
    commands: ['python3'],
    packages: ['python3-minimal'],
    untried: 'the example of a bot in Python',
  },
  {
    id: 'git',
    title: 'Git',
    setting: 'GIT',
    places: ['/usr/bin/git'],
    commands: ['git'],
    packages: ['git'],
    untried: 'how rules of a release are frozen',
  },
]

const FORBID = 'PERILUNE_NO_INSTALL'

/** Path of each service's program by id; undefined where the machine has none that runs. */
export const findServices = (env = process.env) =>
  Object.fromEntries(SERVICES.map((service) => [service.id, findService(service, env)]))

function findService({ setting, places, commands }, env) {
  // Who names a program wants that one or none.
  if (env[setting] !== undefined) return [env[setting]].find(runs)
  const onPath = (env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return [
    ...onPath.flatMap((folder) => commands.map((name) => join(folder, name))),
    ...places.flatMap(expandPlace),
    ...commands.map((name) => join(unpackedPrograms(), name)),
  ].find(runs)
}

function expandPlace(place) {
  const [before, after] = place.split('*')
  if (after === undefined) return [place]
  const folder = before.slice(0, before.lastIndexOf('/'))
  if (!existsSync(folder)) return []
  const version = (name) => Number(/\d+$/.exec(name)?.[0] ?? 0)
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.startsWith(before))
    .sort((a, b) => version(b) - version(a))
    .map((path) => path + after.slice(after.indexOf('/')))
}

const runs = (program) =>
  existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

/** Tests read where the programs are, and which are missing, from their environment. */
export function tellTests(found, env = process.env) {
  for (const { id, setting } of SERVICES) if (found[id]) env[setting] = found[id]
  // Programs that call others by name find what was unpacked after what the machine has.
  const unpacked = unpackedPrograms()
  if (Object.values(found).some((program) => program?.startsWith(unpacked))) env.PATH += `:${unpacked}`
  env.PERILUNE_MISSING = SERVICES.filter(({ id }) => !found[id])
    .map(({ id }) => id)
    .join(',')
}

/** Finds the services and gets those that are missing; returns a sentence for each that can't be had. */
export function getServices({ env = process.env, say = console.log } = {}) {
  const found = findServices(env)
  const missing = SERVICES.filter(({ id }) => !found[id])
  const problem = missing.length === 0 ? undefined : getMissing(missing, found, env, say)
  tellTests(found, env)
  return missing.filter(({ id }) => !found[id]).map((service) => explain(service, problem))
}

/** Gets what it can, into `found`; returns why it could not get the rest. */
function getMissing(missing, found, env, say) {
  if (env[FORBID]) return `${FORBID} forbids to get it`
  const wanted = missing.filter(({ setting }) => env[setting] === undefined)
  const packages = wanted.flatMap((service) => service.packages)
  if (packages.length === 0) return 'the program that the setting names does not run'
  try {
    if (process.getuid?.() === 0) installPackages(packages, { say, forbid: FORBID })
    else {
      const programs = unpackPackages(packages, { say, forbid: FORBID })
      for (const { id } of wanted) found[id] = [programs[id]].find((program) => program && runs(program))
      return 'its packages were unpacked, but it does not run'
    }
  } catch (error) {
    return error.message
  }
  for (const service of wanted) found[service.id] = findService(service, env)
  return 'its package was installed, but it does not run'
}

const explain = ({ title, setting, packages, untried }, problem) =>
  `no ${title} (${problem}): not tried: ${untried}. ` +
  `To try it, install it (Debian: apt-get install ${packages.join(' ')}) or name the program in ${setting}.`
