import { createInterface } from 'node:readline'
import { atMost, numberOf } from '../args.js'
import type { Command } from '../command.js'
import { Batch } from '../env/batch.js'
import { greeting, replyTo } from '../env/talk.js'
import { readGame, readGameOptions } from '../reading.js'
import { optionsFlag, seedFlag, seedOf } from '../shared-flags.js'

export const env: Command = {
  name: 'env',
  summary: 'play games side by side for a program that learns, over standard input and output',
  usage: '<game>',
  flags: {
    batch: { type: 'string', value: 'n', help: 'games that are played side by side (1)' },
    seats: { type: 'string', value: 'n', help: 'seats at the table (2, or the fewest the game allows)' },
    options: optionsFlag,
    numbers: { type: 'string', value: 'n', help: 'numbers that an observation has (512)' },
    seed: seedFlag('1'),
  },
  more: 'docs/bots.md says what it hears and says; docs/examples/env.py is a client in Python.',
  async run(args, context) {
    atMost(args, 1)
    const game = readGame(context, args.words[0])
    const { min, max } = game.seats
    const batch = new Batch({
      game,
      seats: numberOf(args, 'seats', { min, max, or: Math.max(2, min) }),
      options: readGameOptions(game, args),
      batch: numberOf(args, 'batch', { min: 1, max: 4096, or: 1 }),
      numbers: numberOf(args, 'numbers', { min: 16, max: 65_536, or: 512 }),
      seed: seedOf(args, '1'),
    })
    const say = (message: object): void => context.terminal.out(`${JSON.stringify(message)}\n`)
    say(greeting(batch))
    for await (const line of createInterface({ input: process.stdin }))
      if (line !== '') say(replyTo(batch, line))
    return 0
  },
}
