import type { OptionSpec } from '@perilune/protocol'
import type { GameManifest, Limit } from '../manifests.js'
import { type ClockChoice, NO_CLOCK, timeOf } from '../parts/lobby/clock-fields.js'
import { words as w } from '../words/new-game.js'
import { OTHERS } from './others.js'

/* A new game while it is being set up: plain data and functions on it, independent of the page. */

/** `name` belongs to another player at this device. */
export type SeatChoice = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string }
export type Options = Readonly<Record<string, unknown>>
export type Specs = Readonly<Record<string, OptionSpec>>
type Joining = 'link' | 'all'

export interface Setup {
  /** The seats that are played; mine is the first. */
  readonly seats: readonly SeatChoice[]
  /** The options that were changed; the others have their defaults. */
  readonly options: Options
  readonly clock: ClockChoice
  readonly joining: Joining
}

const DEFAULT_SEATS = 3

/** Reads the choices made in the lobby from the page's address. */
export function fromAddress({ seats }: GameManifest, query: URLSearchParams): Setup {
  const asked = Number(query.get('seats')) || Math.min(DEFAULT_SEATS, seats.max)
  const count = Math.min(seats.max, Math.max(seats.min, Math.round(asked)))
  const others = OTHERS.find((known) => known === query.get('others')) ?? 'bots'
  const other: SeatChoice =
    others === 'bots' ? { kind: 'bot', level: query.get('level') ?? 'medium' } : { kind: 'open' }
  return {
    seats: [{ kind: 'me' }, ...new Array<SeatChoice>(count - 1).fill(other)],
    options: {},
    clock: NO_CLOCK,
    joining: others === 'anyone' ? 'all' : 'link',
  }
}

/** Whether an option can't be chosen in this game. */
export function isRefused(limit: Limit | undefined, setup: Setup, specs: Specs): boolean {
  if (!limit) return false
  const [min, max] = limit.seats ?? [0, Number.POSITIVE_INFINITY]
  const count = setup.seats.length
  return count < min || count > max || (limit.needs !== undefined && !isOn(limit.needs, setup, specs))
}

const isOn = (id: string, { options }: Setup, specs: Specs): boolean =>
  (options[id] ?? specs[id]?.default) === true

const limitOf = (id: string, { options, combined = [] }: GameManifest): Limit | undefined =>
  options[id]?.only ?? combined.find(({ levels }) => levels.some((level) => id in level.options))?.only

/** The value of an option in this game; if it can't be chosen, the value it then has. */
export function optionValue(id: string, game: GameManifest, specs: Specs, setup: Setup): unknown {
  const limit = limitOf(id, game)
  if (isRefused(limit, setup, specs)) return limit?.is ?? specs[id].default
  return setup.options[id] ?? specs[id].default
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The options that differ from their defaults, as sent to the server. */
export function chosenOptions(game: GameManifest, specs: Specs, setup: Setup): Options {
  const found = Object.entries(specs).map(([id, spec]) => [
    id,
    optionValue(id, game, specs, setup),
    spec.default,
  ])
  return Object.fromEntries(found.filter(([, value, normal]) => !same(value, normal)))
}

/** Whether the game has too few seats to be created. */
export const isTooSmall = ({ seats }: GameManifest, setup: Setup): boolean => setup.seats.length < seats.min

export const openSeats = ({ seats }: Setup): number => seats.filter(({ kind }) => kind === 'open').length

/** Names an unnamed player at this device after the seat, so that nobody has the same name as me. */
function named(seat: SeatChoice, at: number): SeatChoice {
  if (seat.kind !== 'me' || at === 0) return seat
  return { kind: 'me', name: seat.name?.trim() || w.guestAt(at + 1) }
}

/** The request that creates the game. */
export function creation(game: GameManifest, specs: Specs, setup: Setup) {
  const open = openSeats(setup) > 0
  const { clock, joining } = setup
  return {
    game: game.id,
    options: chosenOptions(game, specs, setup),
    seats: setup.seats.map(named),
    time: timeOf(clock),
    onTimeout: clock.onTimeout,
    listed: open && joining === 'all',
    // The host may want to remove a stranger before the game begins.
    begin: open && joining === 'link' ? ('full' as const) : ('host' as const),
  }
}

/**
 * The options that are drawn in a given way. Those without a hint in the manifest are behind "More options",
 * or on the page if the manifest has no hints at all.
 */
export function idsAs(
  game: GameManifest,
  specs: Specs,
  as: 'expansion' | 'picture' | 'first' | 'plain' | 'more',
): string[] {
  const unhinted = Object.keys(game.options).length === 0 ? 'plain' : 'more'
  return Object.keys(specs).filter((id) => (game.options[id]?.as ?? unhinted) === as)
}
