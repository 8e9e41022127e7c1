import { readFileSync } from 'node:fs'
import { BadSetup } from '@perilune/engine'
import { readArgs } from './args.js'
import type { Command, Context } from './command.js'
import { admin } from './commands/admin.js'
import { archive } from './commands/archive.js'
import { arena } from './commands/arena.js'
import { backup, restore, verify } from './commands/backup.js'
import { cards } from './commands/cards.js'
import { env } from './commands/env.js'
import { freeze } from './commands/freeze.js'
import { games } from './commands/games.js'
import { commandHelp, generalHelp } from './commands/help.js'
import { ladder } from './commands/ladder.js'
import { options } from './commands/options.js'
import { play } from './commands/play.js'
import { replay } from './commands/replay.js'
import { serve } from './commands/serve.js'
import { simulate } from './commands/simulate.js'
import { soak } from './commands/soak.js'
import { tune } from './commands/tune.js'
import { UsageError, unknown } from './usage.js'

const COMMANDS: readonly Command[] = [
  serve,
  games,
  cards,
  options,
  simulate,
  arena,
  ladder,
  tune,
  play,
  env,
  replay,
  archive,
  freeze,
  soak,
  admin,
  backup,
  restore,
  verify,
]

/** Runs a command line and returns the exit code. */
export async function run(argv: readonly string[], context: Context): Promise<number> {
  try {
    return await dispatch(argv, context)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof BadSetup)) throw error
    context.terminal.err(`perilune: ${error.message.replaceAll(/\s+/g, ' ')}\n`)
    return 2
  }
}

async function dispatch([word, ...rest]: readonly string[], context: Context): Promise<number> {
  const { terminal } = context
  if (word === '--version' || word === '-v') terminal.out(`${version()}\n`)
  else if (word === undefined || word === '--help' || word === '-h')
    terminal.out(generalHelp(COMMANDS, terminal))
  else if (word === 'help') help(rest[0], context)
  else if (rest.some((arg) => arg === '--help' || arg === '-h')) help(word, context)
  else if (word.startsWith('-')) throw unknown('flag', word, ['--help', '--version'])
  else {
    const command = commandNamed(word)
    return command.run(readArgs(command.flags, rest), context)
  }
  return 0
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) throw unknown('command', name, [...COMMANDS.map((known) => known.name), 'help'])
  return command
}

function help(name: string | undefined, { terminal }: Context): void {
  const plain = name === undefined || name === 'help' || name.startsWith('-')
  terminal.out(plain ? generalHelp(COMMANDS, terminal) : commandHelp(commandNamed(name), terminal))
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return (manifest as { version: string }).version
}
