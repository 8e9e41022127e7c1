import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readHead } from './head.js'

/** The files of one frozen version. */
export const FILES = ['rules.js', 'rules.d.ts', 'evaluation.js', 'evaluation.d.ts'] as const
export type FrozenFiles = Readonly<Record<(typeof FILES)[number], string>>

export const versionsFolder = (home: string, game: string): string => join(home, 'games', game, 'versions')

/** The frozen versions of a game, the oldest first. */
export function frozenVersions(home: string, game: string): number[] {
  const folder = versionsFolder(home, game)
  if (!existsSync(folder)) return []
  const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  return numbers.map(Number).sort((a, b) => a - b)
}

export function writeVersion(home: string, game: string, rules: number, files: FrozenFiles): string {
  const folder = join(versionsFolder(home, game), String(rules))
  mkdirSync(folder, { recursive: true })
  for (const name of FILES) writeFileSync(join(folder, name), files[name])
  return folder
}

/** The full hash of a commit; undefined if there is none of this name. */
export function commitNamed(home: string, name: string): string | undefined {
  try {
    const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]
    return execFileSync('git', args, { cwd: home, encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

export const evaluationSources = (game: string): string => `games/${game}/bot/src`

/** Whether a path exists in a commit. */
export function existsIn(home: string, commit: string, path: string): boolean {
  const args = ['ls-tree', '--name-only', commit, '--', path]
  return execFileSync('git', args, { cwd: home, encoding: 'utf8' }).trim() !== ''
}

/** The faults of a frozen version's files, as sentences. */
export function faultsOf(home: string, game: string, rules: number): string[] {
  return FILES.flatMap((name) => {
    const file = join(versionsFolder(home, game), String(rules), name)
    const shown = relative(home, file)
    if (!existsSync(file)) return [`${shown} is missing`]
    const head = readHead(readFileSync(file, 'utf8'))
    if (!head) return [`${shown} is not what its hash says: a frozen file is never edited`]
    if (head.game !== game || head.rules !== rules)
      return [`${shown} says that it is of ${head.game}, rules ${head.rules}`]
    return []
  })
}
