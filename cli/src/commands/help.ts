import type { Command } from '../command.js'
import { type Paint, paintFor, type Terminal } from '../terminal.js'

/** The list of all commands. */
export function generalHelp(commands: readonly Command[], terminal: Terminal): string {
  const { bold, dim } = paintFor(terminal)
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    `${bold('perilune')}: space board games, exactly by their rules`,
    '',
    ...commands.map(({ name, summary }) => `  ${bold(name.padEnd(width))}  ${summary}`),
    '',
    dim('perilune help <command> says more; perilune --version says which version this is.'),
    '',
  ].join('\n')
}

export function commandHelp(command: Command, terminal: Terminal): string {
  const paint = paintFor(terminal)
  return [
    `${paint.bold(`perilune ${command.name}`)} ${command.usage}`.trimEnd(),
    '',
    `${command.summary[0].toUpperCase()}${command.summary.slice(1)}.`,
    ...flagLines(command, paint),
    ...(command.more ? ['', command.more] : []),
    '',
  ].join('\n')
}

function flagLines({ flags }: Command, { bold }: Paint): string[] {
  const entries = Object.entries(flags).map(([name, { value, help }]) => ({
    flag: value ? `--${name} <${value}>` : `--${name}`,
    help,
  }))
  if (entries.length === 0) return []
  const width = Math.max(...entries.map(({ flag }) => flag.length))
  return ['', ...entries.map(({ flag, help }) => `  ${bold(flag.padEnd(width))}  ${help}`)]
}
