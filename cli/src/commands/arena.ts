import { writeFileSync } from 'node:fs'
import type { BotPlan } from '@perilune/bots'
import type { Game } from '@perilune/engine'
import { describe, soFar } from '../arena/describe.js'
import { arenaPage } from '../arena/page.js'
import type { ArenaPlan } from '../arena/plan.js'
import { runArena } from '../arena/run-arena.js'
import { type ArenaSummary, evenShare, summarise } from '../arena/summary.js'
import { type Args, atMost, has, numberOf, textOf } from '../args.js'
import type { Command } from '../command.js'
import { showFailures } from '../failures.js'
import { progressBar } from '../progress.js'
import { readBot, readGame, readGameOptions } from '../reading.js'
import { jsonFlag, optionsFlag, seedFlag, seedOf, threadsFlag, threadsOf } from '../shared-flags.js'
import { paintFor, type Terminal } from '../terminal.js'
import { UsageError } from '../usage.js'

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play against each other until it is clear who plays better',
  usage: '<game>',
  flags: {
    bots: {
      type: 'string',
      value: 'a,b,…',
      help: 'easy, medium, hard, greedy, random, search:n, or one of a release: greedy@0.1 (hard,greedy)',
    },
    games: { type: 'string', value: 'n', help: 'the most games to play (200)' },
    from: {
      type: 'string',
      value: 'n',
      help: 'the number of the first game, to play one of a match again (0)',
    },
    seats: { type: 'string', value: 'n', help: 'seats at the table (2, or the fewest the game allows)' },
    options: optionsFlag,
    iterations: {
      type: 'string',
      value: 'n',
      help: 'iterations of every bot that searches, instead of its own budget; makes a match repeatable',
    },
    sequential: {
      type: 'boolean',
      help: 'stop as soon as the first bot is clearly better or worse than even',
    },
    minutes: { type: 'string', value: 'n', help: 'stop after so many minutes with what is known then' },
    seed: seedFlag('1'),
    threads: threadsFlag,
    json: jsonFlag,
    html: { type: 'string', value: 'file', help: 'write a report with plots there' },
  },
  more:
    'Games come in sets that share a seed, one for every turn of the seats, so that luck and seats fall ' +
    'on all alike.',
  async run(args, context) {
    atMost(args, 1)
    const game = readGame(context, args.words[0])
    const plan = readPlan(game, args)
    const summary = await match(game, plan, args, context.terminal)
    const html = textOf(args, 'html')
    if (html !== undefined) write(html, arenaPage(game, summary, evenShare(plan), commandFor(plan, args)))
    if (has(args, 'json')) context.terminal.out(`${JSON.stringify(summary)}\n`)
    else context.terminal.out(describe(game, summary, paintFor(context.terminal)))
    showFailures(summary.failures, context.terminal)
    return summary.errors > 0 ? 1 : 0
  },
}

function readPlan(game: Game, args: Args): ArenaPlan {
  const { min, max } = game.seats
  const iterations = textOf(args, 'iterations')
  const budget =
    iterations === undefined ? undefined : { iterations: numberOf(args, 'iterations', { min: 1, or: 1 }) }
  const names = (textOf(args, 'bots') ?? 'hard,greedy').split(',').map((name) => name.trim())
  if (new Set(names).size < names.length) throw new UsageError('name every bot once')
  if (names.length < 2) throw new UsageError('a match is between two bots or more')
  return {
    game: game.id,
    seats: numberOf(args, 'seats', { min: Math.max(2, min), max, or: Math.max(2, min) }),
    options: readGameOptions(game, args),
    bots: names
      .map((name) => readBot(name, game))
      .map((bot): BotPlan => (budget && bot.budget ? { ...bot, budget } : bot)),
    seed: seedOf(args, '1'),
    from: numberOf(args, 'from', { min: 0, or: 0 }),
    ...budget,
    games: numberOf(args, 'games', { min: 1, or: 200 }),
  }
}

async function match(game: Game, plan: ArenaPlan, args: Args, terminal: Terminal): Promise<ArenaSummary> {
  const threads = threadsOf(args)
  const minutes =
    textOf(args, 'minutes') === undefined ? undefined : numberOf(args, 'minutes', { min: 1, or: 1 })
  const progress = progressBar(terminal, plan.games)
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const results = await runArena(game, plan, {
    sequential: has(args, 'sequential'),
    atMost: minutes === undefined ? undefined : minutes * 60_000,
    threads,
    onGames: (sofar) => progress.show(sofar.length, soFar(summarise(game, plan, sofar, seconds()))),
  })
  progress.clear()
  return summarise(game, plan, results, seconds())
}

const commandFor = ({ game, bots, seats, seed, games }: ArenaPlan, args: Args): string =>
  [
    `perilune arena ${game} --bots ${bots.map(({ name }) => name).join(',')} --seats ${seats} --games ` +
      `${games} --seed ${seed}`,
    ...['options', 'iterations'].flatMap((flag) => {
      const value = textOf(args, flag)
      return value === undefined ? [] : [`--${flag} '${value}'`]
    }),
    ...(has(args, 'sequential') ? ['--sequential'] : []),
  ].join(' ')

function write(file: string, page: string): void {
  try {
    writeFileSync(file, page)
  } catch {
    throw new UsageError(`'${file}' cannot be written`)
  }
}
