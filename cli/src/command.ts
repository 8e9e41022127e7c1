import type { Game } from '@perilune/engine'
import type { Args, Flags } from './args.js'
import type { Terminal } from './terminal.js'

/** What a command works on; tests supply their own games and folders. */
export interface Context {
  games: Readonly<Record<string, Game>>
  terminal: Terminal
  /** The project's folder, which holds archives and summaries. */
  home: string
}

/** A sub-command. `run` returns the exit code. */
export interface Command {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** The arguments after the name, as shown in the help. */
  usage: string
  flags: Flags
  /** More help, only if the usage and the flags do not say enough. */
  more?: string
  run(args: Args, context: Context): number | Promise<number>
}
