import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLER, bundle } from './bundle.js'
import { withHead } from './head.js'
import { evaluationSources, existsIn, type FrozenFiles } from './stored.js'

/** The version of the engine's interface that new builds use. */
export const ABI = 1

export interface Origin {
  readonly game: string
  readonly rules: number
  readonly abi: number
  /** The commit of the rules. */
  readonly commit: string
  /** The commit of the evaluation, which may be newer. */
  readonly evaluation: string
}

/** Extracts sources of one commit into a temporary folder. */
async function withSources<T>(
  home: string,
  commit: string,
  path: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'perilune-freeze-'))
  try {
    const tar = execFileSync('git', ['archive', commit, path], { cwd: home, maxBuffer: 1 << 28 })
    execFileSync('tar', ['-x', '-C', folder], { input: tar })
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Only the game has a type; of other exports only the names are declared. */
const typesOf = (exports: readonly string[]): string =>
  [
    "import type { Game } from '@perilune/engine'",
    '',
    'export declare const game: Game',
    ...exports.filter((name) => name !== 'game').map((name) => `export declare const ${name}: unknown`),
    '',
  ].join('\n')

/** `two-words` is exported as `twoWords`. */
const exportOf = (game: string): string => game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The path of an evaluation in a commit. In old commits all evaluations are in one folder of the bots. */
function evaluationAt(home: string, commit: string, game: string): { sources: string; entry: string } {
  const sources = evaluationSources(game)
  return existsIn(home, commit, sources)
    ? { sources, entry: `${sources}/evaluation` }
    : { sources: 'bots/src', entry: `bots/src/by-game/${game}` }
}

/** Builds the files of one version from its commits. */
export async function freezeVersion(home: string, origin: Origin): Promise<FrozenFiles> {
  const { game, rules, abi } = origin
  const engine = { '@perilune/engine': `@perilune/engine/abi/${abi}` }
  const index = `./games/${game}/rules/src/index.js`
  const built = await withSources(home, origin.commit, `games/${game}/rules/src`, (folder) =>
    bundle(
      folder,
      `export * from '${index}'\nexport { ${exportOf(game)} as game } from '${index}'\n`,
      engine,
    ),
  )
  const { sources, entry } = evaluationAt(home, origin.evaluation, game)
  const evaluation = await withSources(home, origin.evaluation, sources, (folder) =>
    bundle(folder, `export { evaluation } from './${entry}.js'\n`, {
      ...engine,
      [`@perilune/${game}`]: './rules.js',
    }),
  )
  const head = { game, rules, abi, bundler: BUNDLER }
  return {
    'rules.js': withHead({ ...head, commit: origin.commit }, built.code),
    'rules.d.ts': withHead({ ...head, commit: origin.commit }, typesOf(built.exports)),
    'evaluation.js': withHead({ ...head, commit: origin.evaluation }, evaluation.code),
    'evaluation.d.ts': withHead(
      { ...head, commit: origin.evaluation },
      'export declare const evaluation: unknown\n',
    ),
  }
}
