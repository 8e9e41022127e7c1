import { type Args, atMost, has, textOf } from '../args.js'
import type { Command } from '../command.js'
import { plural } from '../layout.js'
import type { Terminal } from '../terminal.js'
import { UsageError } from '../usage.js'

// Loaded on demand, so that other commands start faster.
const operator = () => import('@perilune/server')

const data = { type: 'string', value: 'folder', help: 'where games are kept (DATA_DIR, or ./data)' } as const

const folderOf = (args: Args): string => textOf(args, 'data') ?? process.env.DATA_DIR ?? './data'

/** An explicit --data folder takes precedence over the DATABASE_URL of the server. */
const databaseOf = (args: Args): string | undefined =>
  textOf(args, 'data') === undefined ? process.env.DATABASE_URL : undefined

function fileOf(args: Args, command: string): string {
  atMost(args, 1)
  const file = args.words[0]
  if (file === undefined) throw new UsageError(`which file? perilune ${command} <file>`)
  if (databaseOf(args))
    throw new UsageError('DATABASE_URL is set: use pg_dump and pg_restore, see docs/serve.md')
  return file
}

/** Reports a backup that can't be done as a usage error, in one line. */
async function told<T>(work: () => T | Promise<T>): Promise<T> {
  const { BackupError } = await operator()
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message)
    throw error
  }
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy all games and accounts into one file, beside the running server',
  usage: '<file>',
  flags: { data },
  async run(args, { terminal }) {
    const file = fileOf(args, 'backup')
    const { backUp } = await operator()
    const bytes = await told(() => backUp(folderOf(args), file))
    terminal.out(`${file}: ${(bytes / 1e6).toFixed(1)} MB\n`)
    return 0
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'lay a backup into a data folder; the server must not be running',
  usage: '<file>',
  flags: { data, replace: { type: 'boolean', help: 'set a database that is there aside' } },
  async run(args, { terminal }) {
    const file = fileOf(args, 'restore')
    const folder = folderOf(args)
    const { restore } = await operator()
    const { replaced } = await told(() => restore(file, folder, { replace: has(args, 'replace') }))
    if (replaced) terminal.out(`the database from before is now ${replaced}\n`)
    terminal.out(`${file} is restored to ${folder}\n`)
    return 0
  },
}

export const verify: Command = {
  name: 'verify',
  summary: 'play every log of a backup, or of the database, again',
  usage: '[<file>]',
  flags: { data },
  more: 'Exit code 0: every log was replayed. 1: a log is broken. 3: rules of some logs are missing here.',
  async run(args, { games, terminal }) {
    atMost(args, 1)
    const { verifyBackup, verifyStore, versionsOf, withStore } = await operator()
    const { versionOf } = versionsOf(Object.values(games))
    const [file] = args.words
    const report = await told(() =>
      file === undefined
        ? withStore(folderOf(args), (store) => verifyStore(store, versionOf), databaseOf(args))
        : verifyBackup(file, versionOf),
    )
    return tell(report, terminal)
  },
}

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof operator>>['verifyStore']>>

function tell({ games, replayed, rows, notStarted, broken, missing }: Report, terminal: Terminal): number {
  terminal.out(
    `${plural(games, 'table')}: ${plural(replayed, 'log')} of ${plural(rows, 'row')} replayed, ` +
      `${notStarted} not started\n`,
  )
  for (const { table, game, rules, problem } of broken)
    terminal.err(`perilune: table ${table} (${game}, rules ${rules}) is broken: ${problem}\n`)
  for (const { game, rules, logs } of missing)
    terminal.err(
      `perilune: ${plural(logs, 'log')} of ${game} under rules ${rules} could not be replayed: this ` +
        'program does not have these rules\n',
    )
  return broken.length > 0 ? 1 : missing.length > 0 ? 3 : 0
}
