import { atMost, has } from '../args.js'
import type { Command } from '../command.js'
import { paintFor } from '../terminal.js'

export const games: Command = {
  name: 'games',
  summary: 'list the games',
  usage: '',
  flags: { json: { type: 'boolean', help: 'print one JSON list' } },
  run(args, context) {
    atMost(args, 0)
    const { terminal } = context
    const { bold } = paintFor(terminal)
    const list = Object.values(context.games).map(({ id, title, rules, seats }) => ({
      id,
      title,
      rules,
      seats,
    }))
    if (has(args, 'json')) terminal.out(`${JSON.stringify(list)}\n`)
    else
      for (const { id, title, rules, seats } of list)
        terminal.out(`${bold(id)}  ${title}, ${seats.min} to ${seats.max} seats, rules ${rules}\n`)
    return 0
  },
}
