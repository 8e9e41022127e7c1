import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Game } from '@perilune/engine'
import {
  fileFor,
  filesOf,
  judgeAll,
  newRecord,
  noteReplacement,
  seatsMissing,
  writeRecord,
} from '../archive.js'
import { type Args, atMost, numberOf, textOf } from '../args.js'
import type { Command, Context } from '../command.js'
import { plural } from '../layout.js'
import { readBots, readGame, readGameOptions, readRecordFile, readVersion } from '../reading.js'
import { paintFor } from '../terminal.js'
import { UsageError, unknown } from '../usage.js'

const ACTIONS: Record<string, (args: Args, context: Context) => number | Promise<number>> = {
  list,
  check,
  add,
}

export const archive: Command = {
  name: 'archive',
  summary: 'keep finished games, and check that they still end the same',
  usage: 'list | check | add [game]',
  flags: {
    seats: { type: 'string', value: 'n', help: 'add: seats at the table (every number the game allows)' },
    seed: { type: 'string', value: 'text', help: 'add: seed of the game (1)' },
    bots: { type: 'string', value: 'a,b,…', help: 'add: bots, dealt over the seats (random,greedy)' },
    options: { type: 'string', value: 'json', help: 'add: options of the game' },
    rules: { type: 'string', value: 'n', help: 'add: play under older rules' },
    because: { type: 'string', value: 'reason', help: 'add: why a record is replaced' },
  },
  more: [
    'list   shows the records kept in games/<game>/archive.',
    'check  plays them all again, each under the rules it was played under.',
    'add    lets bots play a game and keeps it; a record that is there already is replaced only for a ' +
      'reason.',
  ].join('\n'),
  run(args, context) {
    const [action, ...words] = args.words
    const known = Object.keys(ACTIONS)
    if (action === undefined) throw new UsageError(`archive what? one of: ${known.join(', ')}`)
    if (!Object.hasOwn(ACTIONS, action)) throw unknown('action of archive', action, known)
    const rest = { ...args, words }
    atMost(rest, 1)
    return ACTIONS[action](rest, context)
  },
}

/** The game given on the command line, or all games. */
function gamesFor(args: Args, context: Context): Game[] {
  return args.words.length > 0 ? [readGame(context, args.words[0])] : Object.values(context.games)
}

function list(args: Args, context: Context): number {
  for (const game of gamesFor(args, context))
    for (const file of filesOf(context.home, game)) {
      const { seats, rules, rows } = readRecordFile(file)
      const facts = `${plural(seats, 'seat')}, rules ${rules}, ${plural(rows.length, 'row')}`
      context.terminal.out(`${relative(context.home, file)}  ${facts}\n`)
    }
  return 0
}

async function check(args: Args, context: Context): Promise<number> {
  const { terminal } = context
  const { red, green } = paintFor(terminal)
  let wrong = 0
  for (const game of gamesFor(args, context)) {
    const verdicts = await judgeAll(context.home, game)
    for (const verdict of verdicts) {
      if (verdict.is !== 'same') wrong++
      const text = verdict.is === 'same' ? green('same') : red(`${verdict.is}: ${verdict.because}`)
      terminal.out(`${relative(context.home, verdict.file)}  ${text}\n`)
    }
    for (const seats of seatsMissing(game, verdicts)) {
      wrong++
      terminal.out(
        red(
          `${game.id} has no record with ${plural(seats, 'seat')}: perilune archive add ${game.id} ` +
            `--seats ${seats}\n`,
        ),
      )
    }
  }
  return wrong > 0 ? 1 : 0
}

async function add(args: Args, context: Context): Promise<number> {
  const game = await readVersion(context, args.words[0], args)
  const { min, max } = game.seats
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const counts = textOf(args, 'seats') === undefined ? all : [numberOf(args, 'seats', { min, max, or: min })]
  const seed = textOf(args, 'seed') ?? '1'
  const because = textOf(args, 'because')
  const options = readGameOptions(game, args)
  for (const seats of counts) {
    const bots = readBots(args, seats, 'random,greedy')
    const file = fileFor(context.home, game, { seats, bots, seed })
    const shown = relative(context.home, file)
    const replaces = existsSync(file)
    if (replaces && !because)
      throw new UsageError(`${shown} is there already; say why it is to be replaced: --because "…"`)
    writeRecord(file, newRecord(game, { seats, seed, bots, options }))
    if (replaces && because) noteReplacement(context.home, game, file, because)
    context.terminal.out(`${shown}  ${replaces ? 'replaced' : 'added'}\n`)
  }
  return 0
}
