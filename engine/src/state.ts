import type { Answer } from './decisions/decision.js'
import type { Chance } from './kernel/chance.js'
import type { Card, Seat, Viewer } from './names.js'

export type { Card, Seat, Viewer } from './names.js'

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat])

/**
 * The list of one seat, for a step that asks one: made once, because it is asked for several times on every
 * answer.
 */
export const only = (seat: Seat): readonly Seat[] => ALONE[seat]

/** The index of a place where cards lie. Every game names its own. */
export type PlaceId = number

/** What is about to happen. Names only seats, places and open facts; hidden facts lie in places. */
export interface Frame {
  readonly do: string
}

/**
 * Cards of which a viewer knows the kinds and how many lie in each place, but not which lies where.
 * A class with all its cards in one place is certain knowledge of what is in that place.
 */
export interface Class {
  /** Sorted. */
  cards: Card[]
  /** How many of them lie in each place. */
  at: number[]
}

/** What the last answer did that bears on taking it back. */
export interface Traces {
  by: Seat
  chance: boolean
  learned: boolean
}

/**
 * The part of a state that the kernel keeps. Everything a game adds to it is open to all: what is hidden lies
 * in `places`, in `pending` answers and in `chance`, and nowhere else. That is what makes views safe by
 * construction.
 */
export interface KernelState {
  seats: number
  /** How many answers have been played. */
  played: number
  stack: Frame[]
  places: Card[][]
  /** For each place, a bit for every viewer who sees into it; the spectator's bit is number `seats`. */
  sight: number[]
  /**
   * What each viewer knows of places it can't see into; the spectator is last. Null: not kept (a sampled
   * state).
   */
  knows: (Class[] | null)[]
  /** Answers given to a question put to several seats together, hidden until the last is in. */
  pending: (Answer | null)[]
  chance: Chance
  traces: Traces
}

export const viewerIndex = (s: { seats: number }, viewer: Viewer): number =>
  viewer === 'spectator' ? s.seats : viewer

export const sees = (s: { sight: number[] }, viewer: number, place: PlaceId): boolean =>
  (s.sight[place] & (1 << viewer)) !== 0

export function cloneKernel(s: KernelState): KernelState {
  return {
    seats: s.seats,
    played: s.played,
    stack: s.stack.slice(),
    places: clonePlaces(s.places),
    sight: s.sight.slice(),
    knows: s.knows.map(cloneClasses),
    pending: s.pending.slice(),
    chance: { seed: s.chance.seed, drawn: s.chance.drawn },
    traces: { by: s.traces.by, chance: s.traces.chance, learned: s.traces.learned },
  }
}

export function clonePlaces(places: Card[][]): Card[][] {
  const copy = new Array<Card[]>(places.length)
  for (let i = 0; i < places.length; i++) copy[i] = places[i].slice()
  return copy
}

export function cloneClasses(classes: Class[] | null): Class[] | null {
  if (!classes) return null
  const copy = new Array<Class>(classes.length)
  for (let i = 0; i < classes.length; i++)
    copy[i] = { cards: classes[i].cards.slice(), at: classes[i].at.slice() }
  return copy
}
