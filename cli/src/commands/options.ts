import { LONG_LIST, type OptionSpec } from '@perilune/engine'
import { atMost, has } from '../args.js'
import type { Command } from '../command.js'
import { readVersion } from '../reading.js'
import { paintFor } from '../terminal.js'

export const options: Command = {
  name: 'options',
  summary: 'list the options a game can be set up with',
  usage: '<game>',
  flags: {
    json: { type: 'boolean', help: 'print one JSON object' },
    rules: { type: 'string', value: 'n', help: 'under older rules' },
  },
  async run(args, context) {
    atMost(args, 1)
    const game = await readVersion(context, args.words[0], args)
    const { terminal } = context
    const { bold, dim } = paintFor(terminal)
    const specs = Object.entries(game.options)
    if (has(args, 'json'))
      terminal.out(
        `${JSON.stringify({ game: game.id, rules: game.rules, seats: game.seats, options: game.options })}\n`,
      )
    else if (specs.length === 0) terminal.out(`${game.title} has no options.\n`)
    else
      for (const [name, spec] of specs)
        terminal.out(
          `${bold(name)}  ${spec.title}\n  ${spec.help}\n` +
            `  ${valuesOf(spec)} ${dim(`(${JSON.stringify(spec.default)})`)}\n`,
        )
    return 0
  },
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'switch':
      return 'true or false'
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`
    case 'choice':
      return `one of: ${spec.values.join(', ')}${presetsText(spec)}`
    case 'some':
      return spec.values.length > LONG_LIST
        ? `some of ${spec.values.length}: ${spec.values.slice(0, 3).join(', ')} …`
        : `some of: ${spec.values.join(', ')}`
  }
}

/** The other options that each value sets. */
function presetsText(spec: Extract<OptionSpec, { kind: 'choice' }>): string {
  const lines = Object.entries(spec.presets ?? {}).map(
    ([value, sets]) => `\n  ${value}: ${JSON.stringify(sets)}`,
  )
  return lines.join('')
}
