import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { type Args, atMost, has, numberOf, textOf } from '../args.js'
import type { Command, Context } from '../command.js'
import { commitNamed, evaluationSources, frozenVersions, writeVersion } from '../freeze/stored.js'
import { readGame } from '../reading.js'
import { UsageError } from '../usage.js'

/* The bundler is loaded on demand, so that other commands start without it. */

export const freeze: Command = {
  name: 'freeze',
  summary: 'keep the rules as they are now, so that games begun under them play on',
  usage: '<game> | --check [game]',
  flags: {
    check: { type: 'boolean', help: 'build every frozen version anew and compare' },
    commit: { type: 'string', value: 'commit', help: 'the commit of the rules (HEAD)' },
    evaluation: { type: 'string', value: 'commit', help: 'the commit of the evaluation for bots (HEAD)' },
    rules: { type: 'string', value: 'n', help: "the number of those rules, if it is not today's" },
  },
  more: 'Run it before the rules are changed and their number is raised: see docs/versions.md.',
  run: (args, context) => (has(args, 'check') ? check(args, context) : write(args, context)),
}

async function check(args: Args, context: Context): Promise<number> {
  atMost(args, 1)
  const { games, home, terminal } = context
  const named = args.words.length > 0 ? [readGame(context, args.words[0])] : Object.values(games)
  const { rebuildFaults } = await import('../freeze/rebuild.js')
  let wrong = 0
  for (const { id } of named)
    for (const rules of frozenVersions(home, id)) {
      const faults = await rebuildFaults(home, id, rules)
      wrong += faults.length
      terminal.out(`${id} rules ${rules}: ${faults.length === 0 ? 'the same' : faults.join('; ')}\n`)
    }
  return wrong > 0 ? 1 : 0
}

async function write(args: Args, context: Context): Promise<number> {
  atMost(args, 1)
  const game = readGame(context, args.words[0])
  const { home, terminal } = context
  const rules = numberOf(args, 'rules', { min: 1, max: game.rules, or: game.rules })
  if (frozenVersions(home, game.id).includes(rules))
    throw new UsageError(`rules ${rules} of ${game.id} are frozen already, and frozen rules never change`)
  const commit = commitOf(args, home, 'commit', `games/${game.id}/rules/src`)
  const evaluation = commitOf(args, home, 'evaluation', evaluationSources(game.id))
  const { ABI, freezeVersion } = await import('../freeze/build.js')
  const files = await freezeVersion(home, { game: game.id, rules, abi: ABI, commit, evaluation })
  const folder = writeVersion(home, game.id, rules, files)
  terminal.out(`${relative(home, folder)}  frozen; name it in games/all/src/versions.ts\n`)
  return 0
}

/** The given commit; otherwise HEAD, and the sources must have no uncommitted changes. */
function commitOf(args: Args, home: string, flag: string, sources: string): string {
  const named = textOf(args, flag)
  const commit = commitNamed(home, named ?? 'HEAD')
  if (!commit) throw new UsageError(`there is no commit '${named ?? 'HEAD'}'`)
  if (named !== undefined) return commit
  const status = ['status', '--porcelain', '--', sources]
  if (execFileSync('git', status, { cwd: home, encoding: 'utf8' }).trim() !== '')
    throw new UsageError(`${sources} has changes that are not committed: what is frozen is a commit`)
  return commit
}
