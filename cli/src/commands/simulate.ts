import { mkdirSync } from 'node:fs'
import type { Game } from '@perilune/engine'
import { type Args, atMost, has, numberOf, textOf } from '../args.js'
import type { Command, Context } from '../command.js'
import { showFailures } from '../failures.js'
import { percent, plural, table, tenths, whole } from '../layout.js'
import { progressBar } from '../progress.js'
import { readBots, readGameOptions, readVersion } from '../reading.js'
import { jsonFlag, optionsFlag, seedFlag, seedOf, threadsFlag, threadsOf } from '../shared-flags.js'
import type { Plan } from '../simulate/plan.js'
import { runPlan } from '../simulate/run-plan.js'
import { type BotResult, type Summary, summarise } from '../simulate/summary.js'
import { paintFor, type Terminal } from '../terminal.js'
import { UsageError } from '../usage.js'

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and sum them up',
  usage: '<game>',
  flags: {
    seats: { type: 'string', value: 'n', help: 'seats at the table (the fewest the game allows)' },
    games: { type: 'string', value: 'n', help: 'games to play (100)' },
    bots: {
      type: 'string',
      value: 'a,b,…',
      help: 'bots, dealt over the seats and moved on by one each game (random)',
    },
    seed: seedFlag('1'),
    from: { type: 'string', value: 'n', help: 'number of the first game (0)' },
    options: optionsFlag,
    rules: { type: 'string', value: 'n', help: "under older rules (today's)" },
    threads: threadsFlag,
    records: { type: 'string', value: 'folder', help: 'write every finished game there as a record' },
    json: jsonFlag,
  },
  async run(args, context) {
    atMost(args, 1)
    const game = await readVersion(context, args.words[0], args)
    const plan = readPlan(game, args)
    const threads = threadsOf(args)
    const summary = await playPlan(game, plan, threads, context.terminal)
    if (has(args, 'json')) context.terminal.out(`${JSON.stringify(summary)}\n`)
    else context.terminal.out(describe(game, summary, context))
    showFailures(summary.failures, context.terminal)
    return summary.errors > 0 ? 1 : 0
  },
}

function readPlan(game: Game, args: Args): Plan {
  const { min, max } = game.seats
  const seats = numberOf(args, 'seats', { min, max, or: min })
  const records = textOf(args, 'records')
  return {
    game: game.id,
    ...(textOf(args, 'rules') !== undefined && { rules: game.rules }),
    seats,
    options: readGameOptions(game, args),
    bots: readBots(args, seats, 'random'),
    seed: seedOf(args, '1'),
    from: numberOf(args, 'from', { min: 0, or: 0 }),
    games: numberOf(args, 'games', { min: 1, or: 100 }),
    ...(records !== undefined && { records: makeFolder(records) }),
  }
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw new UsageError(`'${path}' is not a folder that records can be written to`)
  }
  return path
}

/** Plays the plan and shows a progress bar. */
export async function playPlan(
  game: Game,
  plan: Plan,
  threads: number,
  terminal: Terminal,
): Promise<Summary> {
  const progress = progressBar(terminal, plan.games)
  const begun = performance.now()
  const results = await runPlan(game, plan, threads, progress.show)
  const seconds = (performance.now() - begun) / 1000
  progress.clear()
  return summarise(game, plan, results, seconds)
}

function describe(game: Game, summary: Summary, { terminal }: Context): string {
  const { bold, dim } = paintFor(terminal)
  const { games, errors, decisions, seconds, length, scores } = summary
  const facts = [
    ['games', `${whole(games)} in ${tenths(seconds)} s, ${whole(summary.gamesPerSecond)} a second`],
    ['decisions', `${whole(decisions)}, ${whole(summary.decisionsPerSecond)} a second`],
    [
      'length',
      `median ${whole(length.median)} decisions, 95 % within ${whole(length.p95)}, longest ` +
        `${whole(length.longest)}`,
    ],
    ['scores', `mean ${tenths(scores.mean)}, spread ${tenths(scores.spread)}`],
    ['digest', summary.digest],
    ...(errors > 0 ? [['errors', whole(errors)]] : []),
  ]
  const resultOf = ({ winShare, meanScore, spread }: BotResult) => [
    percent(winShare),
    tenths(meanScore),
    tenths(spread),
  ]
  const head = ['wins', 'mean', 'spread']
  return [
    bold(`${game.title}, ${plural(summary.seats, 'seat')}, seed ${summary.seed}`),
    '\n',
    facts.map(([name, fact]) => `  ${dim(name.padEnd(9))}  ${fact}\n`).join(''),
    '\n',
    table([
      ['bot', 'seats', ...head],
      ...summary.bots.map((bot) => [bot.name, tenths(bot.seats), ...resultOf(bot)]),
    ]),
    '\n',
    table([['seat', ...head], ...summary.bySeat.map((seat) => [`${seat.seat + 1}`, ...resultOf(seat)])]),
  ].join('')
}
