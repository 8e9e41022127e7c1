import type { Game } from '../contract.js'
import type { Answer } from '../decisions/decision.js'
import { below, pickWith } from '../kernel/chance.js'
import { addRow, canUndo, isOver, nextBranch } from '../record.js'
import type { KernelState } from '../state.js'
import { checkEvents, checkMoment, checkMove } from './battery.js'
import { type AnyGame, brief, broke, listen, seatsOf } from './broken.js'
import { check, guard, type OneGame, type Run, startRun } from './run.js'

/** How many games to play, and how closely to watch them. */
export interface Plan {
  /** Games for every seat count. */
  games: number
  seatCounts?: readonly number[]
  /** Words from which all seeds are made: the same words, the same games. */
  seeds: string
  /** In how many games of every seat count all laws are checked at every move; in the others now and then. */
  allLawsOn?: number
  /** More answers than any game takes. */
  moveBound?: number
  /** Options that are the same in every game; all others are any mix. */
  options?: Readonly<Record<string, unknown>>
}

export interface Summary {
  game: string
  games: number
  answers: number
  undos: number
  /** Answers to something a seat may do at any time. */
  extras: number
  /** The most answers that one game took. */
  longest: number
  /** How often each law was checked. */
  laws: Record<string, number>
}

const MOVE_BOUND = 10_000
const ONE_MOMENT_IN = 16
const ONE_UNDO_IN = 8
const ONE_EXTRA_IN = 6
const ONE_REWIND_IN = 150

/**
 * Plays random games for every number of seats, over any mix of options, under the laws that every game
 * keeps.
 */
export function conformance<S extends KernelState, O>(game: Game<S, O>, plan: Plan): Summary {
  const { min, max } = game.seats
  const counts = plan.seatCounts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const summary = emptySummary(game.id)
  for (const seats of counts)
    for (let index = 0; index < plan.games; index++) {
      const laws = index < (plan.allLawsOn ?? 2) ? 'all' : 'some'
      const { seeds, moveBound, options } = plan
      add(
        summary,
        playOne(game, {
          seats,
          index,
          seeds,
          laws,
          ...(moveBound && { moveBound }),
          ...(options && { options }),
        }),
      )
    }
  return summary
}

export const emptySummary = (game: string): Summary => ({
  game,
  games: 0,
  answers: 0,
  undos: 0,
  extras: 0,
  longest: 0,
  laws: {},
})

/** Adds one summary to another. */
export function add(to: Summary, more: Summary): void {
  to.games += more.games
  to.answers += more.answers
  to.undos += more.undos
  to.extras += more.extras
  to.longest = Math.max(to.longest, more.longest)
  for (const [name, count] of Object.entries(more.laws)) to.laws[name] = (to.laws[name] ?? 0) + count
}

/** Plays one random game to its end, and throws `LawBroken` if a law was. */
export function playOne<S extends KernelState, O>(game: Game<S, O>, one: OneGame): Summary {
  const any = game as unknown as AnyGame
  const run = startRun(any, one)
  const summary = { ...emptySummary(game.id), games: 1, laws: run.laws }
  const { match, chance } = run
  const bound = one.moveBound ?? MOVE_BOUND
  const oneIn = one.laws === 'all' ? 1 : one.laws === 'some' ? ONE_MOMENT_IN : one.laws
  const closely = (): boolean => oneIn === 1 || below(chance, oneIn) === 0
  let rewinds = 1
  while (game.outcome(match.state as S) === null) {
    if (closely()) checkMoment(run)
    const { seat, answer } = guard(run, 'answers', () => anyAnswer(run))
    give(run, seat, answer, closely())
    summary.answers++
    if (answer.may !== undefined) summary.extras++
    if (canUndo(match, seat) && below(chance, ONE_UNDO_IN) === 0) {
      guard(run, 'undo', () => addRow(any, match, { seat, undo: true }))
      summary.undos++
    }
    if (rewinds > 0 && !isOver(match) && match.line.length > 0 && below(chance, ONE_REWIND_IN) === 0) {
      rewinds--
      const to = below(chance, match.line.length)
      const row = to % 2 === 0 ? { rewind: to, branch: nextBranch(match) } : { rewind: to }
      guard(run, 'rewind', () => addRow(any, match, row))
    }
    if (match.line.length > bound)
      check(run, 'endsInTime', () => broke('a game comes to its end', `not within ${bound} answers`))
  }
  summary.longest = match.line.length
  checkMoment(run)
  return summary
}

function anyAnswer(run: Run): { seat: number; answer: Answer } {
  const { game, match, chance } = run
  const s = match.state
  if (below(chance, ONE_EXTRA_IN) === 0) {
    const seat = pickWith(chance, seatsOf(s))
    const extras = game.extras(s, seat)
    if (extras.length > 0) return { seat, answer: pickWith(chance, extras) }
  }
  const asked = game.asked(s)
  if (asked.length === 0) broke('a game comes to its end', 'it is not over, and nobody is asked')
  const seat = pickWith(chance, asked)
  const answers = game.answers(s, seat)
  if (answers.length === 0) broke('a game comes to its end', `seat ${seat} is asked, and has no answer`)
  return { seat, answer: pickWith(chance, answers) }
}

function give(run: Run, seat: number, answer: Answer, closely: boolean): void {
  const { game, match } = run
  const before = closely ? game.clone(match.state) : null
  const { tell, events } = listen()
  guard(run, `the answer ${brief(answer)} of seat ${seat}`, () => addRow(game, match, { seat, answer }, tell))
  checkEvents(run, events)
  if (before) checkMove(run, before, seat, answer)
}
