import type { Event, Game } from '../contract.js'
import type { Row } from '../record.js'
import type { KernelState, Viewer } from '../state.js'

/** Everything the laws are checked on is any game: its own state is none of their business. */
export type AnyGame = Game<KernelState, Readonly<Record<string, unknown>>>

/** Which game of a run it was: enough to play it again. */
export interface Where {
  game: string
  seats: number
  options: Readonly<Record<string, unknown>>
  seed: string
  /** The words the run's seeds are made from, and the number of the game in it. */
  seeds: string
  index: number
  laws: 'all' | 'some' | number
  /** How many rows the log had. */
  move: number
  rows: readonly Row[]
}

/** A game does not keep one of the laws that every game keeps. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken'
  declare readonly where: Where | undefined
  constructor(
    readonly law: string,
    readonly detail: string,
    where?: Where,
    cause?: unknown,
  ) {
    super(where ? `${sentence(law, detail)}\n${howToReproduce(where)}` : sentence(law, detail), { cause })
    // The whole log is in it: for programs, not for whoever reads the error.
    Object.defineProperty(this, 'where', { value: where, enumerable: false })
  }
}

const sentence = (law: string, detail: string): string => `the law '${law}' is broken: ${detail}`

const howToReproduce = ({ game, seats, options, seed, seeds, index, laws, move }: Where): string =>
  [
    `in ${game} with ${seats} seats, after row ${move} of the log`,
    `options ${JSON.stringify(options)}, seed ${seed}`,
    `to see it again: playOne(${game}, { seats: ${seats}, index: ${index}, seeds: '${seeds}', laws: ${typeof laws === 'number' ? laws : `'${laws}'`} })`,
  ].join('\n')

export function broke(law: string, detail: string): never {
  throw new LawBroken(law, detail)
}

export const viewersOf = (s: { seats: number }): Viewer[] => [...Array(s.seats).keys(), 'spectator']

export const seatsOf = (s: { seats: number }): number[] => [...Array(s.seats).keys()]

/** A short form of data for a message. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** A sink that keeps what it is told. */
export function listen(): { tell: (event: Event) => void; events: Event[] } {
  const events: Event[] = []
  return { events, tell: (event) => events.push(event) }
}
