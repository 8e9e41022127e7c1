import { BadSetup } from '../errors.js'
import { type Chance, newChance, seedFrom } from '../kernel/chance.js'
import { randomOptions } from '../options.js'
import { type Match, openMatch, type Snapshot } from '../record.js'
import type { Card, KernelState } from '../state.js'
import { type AnyGame, LawBroken, listen } from './broken.js'
import { allCards, eventsSpeak, sameSeedSameGame, setupTellsNothing } from './laws/index.js'

type Watch = 'all' | 'some' | number

/** Which game of a run to play, and how closely to watch it. */
export interface OneGame {
  seats: number
  index: number
  seeds: string
  /** All laws at every move, now and then, or at one move in so many. */
  laws: Watch
  /** More answers than any game takes. */
  moveBound?: number
  /** Options that are given; all others are any mix. */
  options?: Readonly<Record<string, unknown>>
}

/** One game being played under the laws. */
export interface Run {
  readonly game: AnyGame
  readonly seeds: string
  readonly index: number
  readonly mode: Watch
  readonly match: Match<KernelState>
  /** The run's own dice: whom it lets answer and what. The game's chance is never touched. */
  readonly chance: Chance
  readonly cards: readonly Card[]
  /** How often each law was checked. */
  readonly laws: Record<string, number>
  snapshot?: Snapshot<KernelState>
}

const TRIES = 50

/** Options that the game accepts: some mixes it may refuse. */
function anyOptions(
  game: AnyGame,
  { seats, options: given = {} }: OneGame,
  seed: string,
  chance: Chance,
): Record<string, unknown> {
  for (let i = 0; ; i++) {
    const options = { ...randomOptions(game.options, chance), ...given }
    try {
      game.setup(options, seats, seed)
      return options
    } catch (error) {
      if (!(error instanceof BadSetup) || i >= TRIES) throw error
    }
  }
}

export function startRun(game: AnyGame, one: OneGame): Run {
  const { seats, seeds, index, laws: mode } = one
  const words = `${seeds} ${seats} ${index}`
  const seed = seedFrom(words)
  const chance = newChance(seedFrom(`${words}: play`))
  const options = anyOptions(game, one, seed, chance)
  const { tell, events } = listen()
  const match = openMatch(game, options, seats, seed, tell)
  const run: Run = { game, seeds, index, mode, match, chance, cards: allCards(match.state), laws: {} }
  check(run, 'sameSeedSameGame', () => sameSeedSameGame(game, options, seats, seed))
  // As costly as many setups: once for every number of seats is enough.
  if (index === 0) check(run, 'setupTellsNothing', () => setupTellsNothing(game, options, seats, words))
  check(run, 'eventsSpeak', () => eventsSpeak(game, match.state, events))
  return run
}

/** Checks one law, counts it, and adds to a breach how to see it again. */
export function check(run: Run, name: string, law: () => void): void {
  run.laws[name] = (run.laws[name] ?? 0) + 1
  guard(run, name, law)
}

/** Whatever goes wrong inside is told as a law broken: rules throw nothing but refusals. */
export function guard<T>(run: Run, name: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { game, seats, options, seed } = run.match.header
    const { seeds, index, mode: laws } = run
    const rows = run.match.rows.slice()
    const where = { game, seats, options, seed, seeds, index, laws, move: rows.length, rows }
    if (error instanceof LawBroken) throw new LawBroken(error.law, error.detail, where, error)
    const detail = `${error instanceof Error ? (error.stack ?? error.message) : String(error)} (in ${name})`
    throw new LawBroken('rules throw nothing but refusals', detail, where, error)
  }
}
