import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freezeVersion } from './build.js'
import { BUNDLER } from './bundle.js'
import { type Head, readHead } from './head.js'
import { commitNamed, FILES, faultsOf, versionsFolder } from './stored.js'

/** Rebuilds a frozen version and compares every byte; returns the differences as sentences. */
export async function rebuildFaults(home: string, game: string, rules: number): Promise<string[]> {
  const faults = faultsOf(home, game, rules)
  if (faults.length > 0) return faults
  const textOf = (name: string): string =>
    readFileSync(join(versionsFolder(home, game), String(rules), name), 'utf8')
  const head = readHead(textOf('rules.js')) as Head
  const evaluation = readHead(textOf('evaluation.js')) as Head
  const shown = `games/${game}/versions/${rules}`
  if (head.bundler !== BUNDLER)
    return [`${shown} was built by ${head.bundler}; this is ${BUNDLER}, which may write other bytes`]
  for (const { commit } of [head, evaluation])
    if (!commitNamed(home, commit)) return [`${shown} was built from commit ${commit}, which is not here`]
  const made = await freezeVersion(home, { ...head, evaluation: evaluation.commit })
  return FILES.filter((name) => made[name] !== textOf(name)).map(
    (name) => `${shown}/${name} is not what its commit builds`,
  )
}
