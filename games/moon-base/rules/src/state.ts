import { cloneKernel, type Frame, type KernelState, type Seat } from '@perilune/engine'
import type { Colour, PlayerColour, RingKind, Size } from './names.js'

/**
 * A ring on the board. It never changes and never moves, so copies of a state share it. Its number is its
 * place in the list.
 */
export interface Ring {
  readonly size: Size
  readonly colour: Colour
  readonly x: number
  readonly y: number
  readonly level: number
  /** On level 1: the number of its crater. */
  readonly crater: number | null
  /** Above: the numbers of the two rings it rests on, the smaller first. */
  readonly on: readonly [number, number] | null
}

export interface Base {
  readonly seat: Seat
  readonly crater: number
  readonly x: number
  readonly y: number
  /** The number of the answer that built it. */
  readonly move: number
}

export interface Settlement {
  readonly seat: Seat
  readonly ring: number
  readonly move: number
}

/** The mobile research tower stands on a crater, on a ring, or, before the game, nowhere. */
export interface Tower {
  readonly crater: number | null
  readonly ring: number | null
}

/** What stands on the moon: all that the rules of placement look at. */
export interface Position {
  rings: Ring[]
  bases: Base[]
  tower: Tower
}

/** A ring that a player could not place in its round: a point less. */
export interface Unplaced {
  readonly seat: Seat
  readonly ring: RingKind
  readonly move: number
}

export interface MoonBaseState extends KernelState, Position {
  round: number
  /** How many answers had been played when the round began. */
  roundBegan: number
  /** Placements of this round that are done or passed. */
  turns: number
  /** Who begins this round and holds the earth marker. */
  starter: Seat
  /** Who was second in the first round: wins ties. */
  second: Seat
  /** The colour of each seat, once it is chosen. */
  colours: (PlayerColour | null)[]
  /** Piles from the bottom to the top. */
  piles: Record<Size, RingKind[][]>
  hands: RingKind[][]
  settlements: Settlement[]
  unplaced: Unplaced[]
}

export type MoonBaseFrame =
  | { readonly do: 'choose-colour'; readonly seat: Seat }
  | { readonly do: 'place-tower'; readonly seat: Seat }
  | { readonly do: 'begin-round' }
  | { readonly do: 'draft'; readonly seat: Seat; readonly size: Size }
  | { readonly do: 'place-ring'; readonly seat: Seat }
  | { readonly do: 'build-settlements' }
  | { readonly do: 'choose-settlements'; readonly seat: Seat; readonly rings: readonly number[] }
  | { readonly do: 'build-bases' }
  | { readonly do: 'look-for-base'; readonly seat: Seat }
  | { readonly do: 'place-base'; readonly seat: Seat }
  | { readonly do: 'end-round' }

/** The frame that comes first must be pushed last. */
export const next = (s: MoonBaseState, ...frames: MoonBaseFrame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) s.stack.push(frames[i] as Frame)
}

export const other = (seat: Seat): Seat => 1 - seat

/** Who holds a colour; nobody holds navy. */
export const seatOf = (s: MoonBaseState, colour: Colour): Seat => s.colours.indexOf(colour as PlayerColour)

const clonePiles = (piles: RingKind[][]): RingKind[][] => piles.map((pile) => pile.slice())

export function cloneMoonBase(s: MoonBaseState): MoonBaseState {
  const k = cloneKernel(s)
  return {
    seats: k.seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    round: s.round,
    roundBegan: s.roundBegan,
    turns: s.turns,
    starter: s.starter,
    second: s.second,
    colours: s.colours.slice(),
    piles: { large: clonePiles(s.piles.large), small: clonePiles(s.piles.small) },
    hands: clonePiles(s.hands),
    // Rings, bases and settlements are frozen when they are made: a copy may share them.
    rings: s.rings.slice(),
    bases: s.bases.slice(),
    tower: s.tower,
    settlements: s.settlements.slice(),
    unplaced: s.unplaced.slice(),
  }
}
