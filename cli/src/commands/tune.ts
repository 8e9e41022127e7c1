import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BotPlan, weights } from '@perilune/bots'
import type { Game } from '@perilune/engine'
import type { GameWeights, Numbers } from '@perilune/engine/bot'
import { describe } from '../arena/describe.js'
import { runArena } from '../arena/run-arena.js'
import { summarise } from '../arena/summary.js'
import { type Args, atMost, has, numberOf, textOf } from '../args.js'
import type { Command, Context } from '../command.js'
import { plural, tenths, whole } from '../layout.js'
import { readBot, readGame, readGameOptions } from '../reading.js'
import { optionsFlag, seedFlag, seedOf, threadsFlag, threadsOf } from '../shared-flags.js'
import { paintFor, type Terminal } from '../terminal.js'
import { rounded, scaled, writtenInto } from '../tune/numbers.js'
import { runTuning } from '../tune/run-tuning.js'
import { placesThatMatter, type Trial, withPart } from '../tune/trial.js'
import { UsageError } from '../usage.js'

export const tune: Command = {
  name: 'tune',
  summary: 'find better weights for the bots of a game by play',
  usage: '<game>',
  flags: {
    bot: { type: 'string', value: 'name', help: 'who plays: greedy, or search:n with n iterations (greedy)' },
    judged: { type: 'boolean', help: 'tune what a search judges by, not what greedy play goes by' },
    steps: { type: 'string', value: 'n', help: 'the most steps to take (100)' },
    directions: { type: 'string', value: 'n', help: 'directions in a step, of two games each (24)' },
    minutes: { type: 'string', value: 'n', help: 'stop stepping after so many minutes' },
    reach: { type: 'string', value: 'n', help: 'how far a direction is followed, in hundredths (20)' },
    rate: { type: 'string', value: 'n', help: 'how far a step moves, in hundredths (10)' },
    seats: { type: 'string', value: 'n', help: 'seats at the table (2)' },
    options: optionsFlag,
    matches: { type: 'string', value: 'n', help: 'games against the old weights at the end (400)' },
    file: { type: 'string', value: 'file', help: 'keep the progress there, and go on from what is there' },
    write: { type: 'boolean', help: "write the weights into the game's source if they win" },
    seed: seedFlag('1'),
    threads: threadsFlag,
  },
  more:
    'An evolution strategy: players whose weights differ a little meet their mirror images on the same ' +
    'seeds, and the weights move towards what won points. The matches at the end have seeds of their own.',
  run: (args, context) => runTune(args, context),
}

async function runTune(args: Args, context: Context): Promise<number> {
  atMost(args, 1)
  const game = readGame(context, args.words[0])
  if (!Object.hasOwn(weights, game.id)) throw new UsageError(`${game.title} has no weights to tune`)
  const { terminal } = context
  const trial = readTrial(game, args)
  const begun = performance.now()
  const minutes = textOf(args, 'minutes')
  const { progress, games, errors } = await runTuning(game, trial, {
    steps: numberOf(args, 'steps', { min: 0, or: 100 }),
    atMost: minutes === undefined ? undefined : numberOf(args, 'minutes', { min: 1, or: 1 }) * 60_000,
    threads: threadsOf(args),
    file: textOf(args, 'file'),
    onStep: ({ step }, spread) => terminal.err(`step ${step}, spread ${tenths(spread)} points\n`),
  })
  const all = weights[game.id]
  const before: Numbers = { ...all[trial.part] }
  const after = rounded(scaled(before, trial.places, progress.mean))
  terminal.out(
    `${plural(progress.step, 'step')}, ${plural(games, 'game')} in ` +
      `${tenths((performance.now() - begun) / 1000)} s, ${plural(errors, 'error')}\n`,
  )
  showChanges(before, after, terminal)
  const share = await heldOut(game, { ...trial, tuned: withPart(all, trial.part, after) }, args, terminal)
  if (has(args, 'write') && share > 0.5) write(context.home, game, trial.part, after)
  return 0
}

function readTrial(game: Game, args: Args): Omit<Trial, 'progress'> {
  const { min, max } = game.seats
  const part = has(args, 'judged') ? 'judged' : 'evaluation'
  if (!weights[game.id][part]) throw new UsageError(`a search of ${game.title} judges by the evaluation`)
  const settings = {
    game: game.id,
    seats: numberOf(args, 'seats', { min: Math.max(2, min), max, or: Math.max(2, min) }),
    options: readGameOptions(game, args),
    part,
    bot: readBot(textOf(args, 'bot') ?? 'greedy'),
    seed: seedFor('tune', args),
    directions: numberOf(args, 'directions', { min: 1, or: 24 }),
    reach: numberOf(args, 'reach', { min: 1, max: 100, or: 20 }) / 100,
    rate: numberOf(args, 'rate', { min: 1, max: 100, or: 10 }) / 100,
  } as const
  return { ...settings, places: placesThatMatter(game, settings) }
}

const seedFor = (use: string, args: Args): string => `${use} ${seedOf(args, '1')}`

function showChanges(before: Numbers, after: Numbers, terminal: Terminal): void {
  for (const [key, value] of Object.entries(after))
    if (JSON.stringify(value) !== JSON.stringify(before[key]))
      terminal.out(`  ${key}: ${JSON.stringify(before[key])} → ${JSON.stringify(value)}\n`)
}

/**
 * Plays the tuned weights against the old ones on seeds not used for tuning, and returns the lower bound of
 * their share of wins.
 */
async function heldOut(
  game: Game,
  { seats, options, bot, tuned }: Omit<Trial, 'progress'> & { tuned: GameWeights },
  args: Args,
  terminal: Terminal,
): Promise<number> {
  const games = numberOf(args, 'matches', { min: 0, or: 400 })
  if (games === 0) return 0
  const bots: BotPlan[] = [
    { ...bot, name: 'tuned', weights: tuned },
    { ...bot, name: 'as it was' },
  ]
  const plan = { game: game.id, seats, options, bots, seed: seedFor('held out', args), from: 0, games }
  const begun = performance.now()
  const results = await runArena(game, plan, { sequential: false, threads: threadsOf(args) })
  const summary = summarise(game, plan, results, (performance.now() - begun) / 1000)
  terminal.out(`\n${describe(game, summary, paintFor(terminal))}`)
  const [{ winShare, winInterval }] = summary.bots
  terminal.out(
    `${whole(summary.games)} games: ${tenths(100 * winShare)} % won ` +
      `(${tenths(100 * winInterval.low)} – ${tenths(100 * winInterval.high)} %)\n`,
  )
  return winInterval.low
}

function write(home: string, game: Game, part: string, numbers: Numbers): void {
  const file = join(home, 'games', game.id, 'bot/src/weights.ts')
  if (!existsSync(file)) throw new UsageError(`there is no '${file}'`)
  writeFileSync(file, writtenInto(readFileSync(file, 'utf8'), part, numbers))
}
