import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Game, readOptions } from '@perilune/engine'
import { filesOf } from '../archive.js'
import { atMost, numberOf, textOf } from '../args.js'
import type { Command, Context } from '../command.js'
import { showFailures } from '../failures.js'
import { climb, faultsOf, type Ladder } from '../ladder/climb.js'
import { pairsOf } from '../ladder/rungs.js'
import { percent, plural, tenths, whole } from '../layout.js'
import { progressBar } from '../progress.js'
import { readBots, readGame, readGameOptions } from '../reading.js'
import { seedFlag, seedOf, threadsFlag, threadsOf } from '../shared-flags.js'
import type { Summary } from '../simulate/summary.js'
import { type Hints, hintsInAll } from '../soak/hints.js'
import { type Laws, type TrialLaws, underTheLaws } from '../soak/laws.js'
import { mixOf } from '../soak/mixes.js'
import { errorsIn, type Soak, soakReport } from '../soak/report.js'
import type { Terminal } from '../terminal.js'
import { playPlan } from './simulate.js'

export const soak: Command = {
  name: 'soak',
  summary: 'play a game for long in every way and write docs/soak/<game>.md',
  usage: '<game>',
  flags: {
    games: { type: 'string', value: 'n', help: 'games for every number of seats (10000)' },
    greedy: { type: 'string', value: 'n', help: 'games of greedy bots for every number of seats (1000)' },
    laws: {
      type: 'string',
      value: 'n',
      help: 'games under the conformance kit for every number of seats (200)',
    },
    trials: {
      type: 'string',
      value: 'n',
      help: 'games under the kit for each of the game’s own trials and every number of seats (1)',
    },
    mixes: {
      type: 'string',
      value: 'n',
      help: 'random mixes of all options, each played by random bots for five games (0)',
    },
    hints: {
      type: 'string',
      value: 'n',
      help: 'a hint at every decision of the archive, with so many iterations (5); 0 for none',
    },
    ladder: { type: 'string', value: 'n', help: 'games of each match of the ladder of bots (0)' },
    options: {
      type: 'string',
      value: 'json',
      help: 'options of all other games, see perilune options <game>',
    },
    seats: { type: 'string', value: 'n', help: 'only this number of seats' },
    bots: { type: 'string', value: 'a,b,…', help: 'who plays the long run (random)' },
    seed: seedFlag('soak'),
    threads: threadsFlag,
  },
  async run(args, context) {
    atMost(args, 1)
    const game = readGame(context, args.words[0])
    const { min, max } = game.seats
    const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    const plan: SoakPlan = {
      counts: textOf(args, 'seats') === undefined ? all : [numberOf(args, 'seats', { min, max, or: min })],
      games: numberOf(args, 'games', { min: 0, or: 10_000 }),
      greedy: numberOf(args, 'greedy', { min: 0, or: 1000 }),
      laws: numberOf(args, 'laws', { min: 0, or: 200 }),
      trials: numberOf(args, 'trials', { min: 0, or: 1 }),
      mixes: numberOf(args, 'mixes', { min: 0, or: 0 }),
      hints: numberOf(args, 'hints', { min: 0, or: 5 }),
      ladder: numberOf(args, 'ladder', { min: 0, or: 0 }),
      options: readGameOptions(game, args),
      bots: readBots(args, min, 'random'),
      seed: seedOf(args, 'soak'),
      threads: threadsOf(args),
    }
    const found = await soakGame(game, plan, context)
    const file = join(context.home, 'docs', 'soak', `${game.id}.md`)
    mkdirSync(join(context.home, 'docs', 'soak'), { recursive: true })
    writeFileSync(file, soakReport(game, found, new Date().toISOString().slice(0, 10)))
    const errors = errorsIn(found)
    context.terminal.out(`${plural(errors, 'error')}; written to ${relative(context.home, file)}\n`)
    return errors > 0 ? 1 : 0
  },
}

const GAMES_A_MIX = 5

interface SoakPlan {
  counts: number[]
  games: number
  greedy: number
  laws: number
  trials: number
  mixes: number
  hints: number
  ladder: number
  options: Readonly<Record<string, unknown>>
  bots: string[]
  seed: string
  threads: number
}

/** What every part of a soak needs. */
interface Soaking {
  game: Game
  plan: SoakPlan
  context: Context
}

async function soakGame(game: Game, plan: SoakPlan, context: Context): Promise<Soak> {
  const soaking = { game, plan, context }
  const { counts } = plan
  const greedy = (seats: number) => play(soaking, seats, ['greedy'], { games: plan.greedy })
  const random = (seats: number) => play(soaking, seats, plan.bots, { games: plan.games })
  // The duel needs two seats, even in a game with a solo mode.
  const two = Math.max(2, game.seats.min)
  const duel = plan.greedy > 0 ? await play(soaking, two, ['greedy', 'random'], { games: plan.greedy }) : null
  return {
    duel,
    greedy: await inTurn(plan.greedy > 0 ? counts : [], greedy),
    random: await inTurn(plan.games > 0 ? counts : [], random),
    mixes: await mixes(soaking),
    laws: await inTurn(plan.laws > 0 ? counts : [], (seats) => laws(soaking, seats)),
    trials: await inTurn(plan.trials > 0 ? game.trials : [], (trial) => tryTrial(soaking, trial)),
    hints: await hints(soaking),
    ladder: await ladder(soaking, two),
  }
}

/** Plays games of these bots and prints their summary, unless they are for a mix of options. */
async function play(
  { game, plan, context: { terminal } }: Soaking,
  seats: number,
  bots: string[],
  { games, mix }: { games: number; mix?: SoakPlan['options'] },
): Promise<Summary> {
  const { seed, threads } = plan
  const given = { game: game.id, seats, options: mix ?? plan.options, bots, seed, from: 0, games }
  const summary = await playPlan(game, given, threads, terminal)
  if (!mix) terminal.out(lineOf(summary))
  showFailures(summary.failures, terminal)
  return summary
}

async function laws({ game, plan, context: { terminal } }: Soaking, seats: number): Promise<Laws> {
  const progress = progressBar(terminal, plan.laws)
  const given = { game: game.id, seats, games: plan.laws, seeds: plan.seed }
  const found = await underTheLaws(game, given, plan.threads, progress.show)
  progress.clear()
  tellLaws(terminal, plural(seats, 'seat'), [found])
  return found
}

function tellLaws(terminal: Terminal, what: string, found: readonly Laws[]): void {
  const games = found.reduce((sum, l) => sum + l.games, 0)
  const checked = found.flatMap((l) => Object.values(l.laws)).reduce((sum, count) => sum + count, 0)
  const broken = found.flatMap((l) => l.broken)
  terminal.out(
    `${what}, under the laws: ${plural(games, 'game')}, ${whole(checked)} checks, ${broken.length} ` +
      'broken\n',
  )
  for (const message of broken.slice(0, 3)) terminal.err(`${message}\n`)
}

async function tryTrial(
  { game, plan, context: { terminal } }: Soaking,
  { name, options }: Game['trials'][number],
): Promise<TrialLaws> {
  const given = { game: game.id, games: plan.trials, options: readOptions(game.options, options) }
  const seeds = `${plan.seed}: ${name}`
  const found = await inTurn(plan.counts, (seats) =>
    underTheLaws(game, { ...given, seats, seeds }, plan.threads, () => {}),
  )
  tellLaws(terminal, name, found)
  return { name, laws: found }
}

async function mixes(soaking: Soaking): Promise<Summary[]> {
  const { game, plan, context } = soaking
  const all = Array.from({ length: plan.mixes }, (_, i) => i)
  const played = await inTurn(all, (i) => {
    const seats = plan.counts[i % plan.counts.length]
    const mix = mixOf(game, seats, plan.seed, i)
    return play(soaking, seats, plan.bots, { games: GAMES_A_MIX, mix })
  })
  const errors = played.reduce((sum, summary) => sum + summary.errors, 0)
  if (played.length > 0) context.terminal.out(`${plan.mixes} mixes of options: ${plural(errors, 'error')}\n`)
  return played
}

async function hints({ game, plan, context }: Soaking): Promise<Hints | null> {
  const { terminal, home } = context
  const files = filesOf(home, game)
  if (plan.hints === 0 || files.length === 0) return null
  const progress = progressBar(terminal, files.length)
  const given = { game: game.id, files, iterations: plan.hints }
  const found = await hintsInAll(game, given, plan.threads, progress.show)
  progress.clear()
  terminal.out(`hints: ${whole(found.hints)} at every decision of ${plural(files.length, 'record')}, `)
  terminal.out(`${plural(found.faults.length, 'fault')}\n`)
  for (const fault of found.faults.slice(0, 3)) terminal.err(`${fault}\n`)
  return found
}

async function ladder({ game, plan, context: { terminal } }: Soaking, seats: number): Promise<Ladder | null> {
  if (plan.ladder === 0) return null
  const { options, seed, ladder: games, threads } = plan
  const found = await climb(
    game,
    pairsOf(game.id, 1),
    { seats, options, seed, games, threads },
    ({ upper, lower, share }) => terminal.out(`${upper} against ${lower}: ${percent(share)}\n`),
  )
  for (const fault of faultsOf(found)) terminal.err(`${fault}\n`)
  return found
}

/** One task after another, because each uses all threads. */
async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of list) done.push(await work(item))
  return done
}

function lineOf({ seats, games, errors, seconds, gamesPerSecond, scores, bots }: Summary): string {
  const who = bots
    .map(({ name, winShare }) => (bots.length > 1 ? `${name} ${percent(winShare)}` : name))
    .join(', ')
  const speed = `${tenths(seconds)} s (${whole(gamesPerSecond)} a second)`
  const played = `${plural(games, 'game')} in ${speed}, mean ${tenths(scores.mean)}`
  return `${plural(seats, 'seat')}, ${who}: ${played}, ${plural(errors, 'error')}\n`
}
