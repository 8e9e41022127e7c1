import { availableParallelism } from 'node:os'
import { type Args, type Flag, numberOf, textOf } from './args.js'

/* Flags shared by several commands, and how they are read. */

export const optionsFlag: Flag = {
  type: 'string',
  value: 'json',
  help: 'options of the game, see perilune options <game>',
}

export const jsonFlag: Flag = { type: 'boolean', help: 'print one JSON object' }

export const threadsFlag: Flag = { type: 'string', value: 'n', help: 'threads to play on (all)' }

export const threadsOf = (args: Args): number =>
  numberOf(args, 'threads', { min: 1, max: 256, or: availableParallelism() })

export const seedFlag = (or: string): Flag => ({
  type: 'string',
  value: 'text',
  help: `the same seed gives the same games (${or})`,
})

export const seedOf = (args: Args, or: string): string => textOf(args, 'seed') ?? or
