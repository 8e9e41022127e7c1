import type { Game } from '@perilune/engine'
import type { Args, Flags } from './args.js'
import type { Terminal } from './terminal.js'

/** What a command works with; tests give it games and folders of their own. */
export interface Context {
  games: Readonly<Record<string, Game>>
  terminal: Terminal
  /** The folder of the project: archives and summaries are kept in it. */
  home: string
}

/** A sub-command: the exit code is what `run` comes to. */
export interface Command {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** What follows the name, as help shows it. */
  usage: string
  flags: Flags
  /** Only where the usage and the flags do not say enough. */
  more?: string
  run(args: Args, context: Context): number | Promise<number>
}
