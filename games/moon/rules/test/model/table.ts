import type { Answer } from '@perilune/engine'
import type { Flag, Item } from '@perilune/moon'

/** A Structure in a Settlement, or a claimed Reputation. */
export interface Piece {
  card: string
  rovers: number
  hearts: number
  flipped: boolean
}

export interface Player {
  base: string
  structures: Piece[]
  reputations: Piece[]
  supply: Record<Item, number>
  hand: string[]
  expedition: string | null
  /** Capable's free construct, while it waits. */
  capable: boolean
}

export interface Turn {
  seat: number
  main: boolean
  parked: number
  flipped: boolean
  expedition: boolean
  /** The Expedition's rule that serves one Structure of the turn has served. */
  ruleUsed: boolean
  claimed: boolean
  spent: number
  /** Free constructs by the Embassy. */
  embassies: number
  /** Something was constructed while Capable's free construct was there. */
  capableLapses: boolean
  owed: string[]
  /** Obelisks that were put into the hand this turn, and those that were constructed. */
  returned: string[]
  newObelisks: string[]
  /** Yellow Structures with a Rover parked this turn by itself, whose Flags still serve one construct. */
  lent: Lent[]
}

/** A Structure of a player. */
export interface Lent {
  readonly on: number
  readonly card: string
}

/** The whole table as the model keeps it. Piles are multisets: their order is the engine's secret. */
export interface Table {
  seats: number
  era: number
  x: number
  rewards: Record<Flag, number>
  /** Who holds the First Expedition, and who begins each round of the Era with two players. */
  first: number
  starter: number
  players: Player[]
  turn: Turn
  discard: string[]
  /** Remaining Structures by Era; index 0 is not used. */
  stacks: string[][]
  reputations: string[]
}

/**
 * What only chance knows. The comparison reads it from the engine's state, the model decides when it is
 * needed.
 */
export interface Dealer {
  /** The card turned up when the game begins. */
  firstDiscard(): string
  hand(seat: number): readonly string[]
  expedition(seat: number): string
  /** The card that came into this hand from the top of the stack. */
  drawn(t: Table, seat: number): string
}

/** A question that the model expects, with every answer that must be offered. */
export interface Ask {
  readonly seat: number
  readonly step: string
  readonly answers: Answer[]
}

/** A piece of play: asks, and goes on with the answer. */
export type Play = Generator<Ask, void, Answer>
export type Asking<T> = Generator<Ask, T, Answer>

export const freshTurn = (seat: number): Turn => ({
  seat,
  main: false,
  parked: 0,
  flipped: false,
  expedition: false,
  ruleUsed: false,
  claimed: false,
  spent: 0,
  embassies: 0,
  capableLapses: false,
  owed: [],
  returned: [],
  newObelisks: [],
  lent: [],
})

/** Takes one card of this kind out of a pile. */
export function takeOut(pile: string[], card: string): void {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`the model finds no ${card} there`)
  pile.splice(at, 1)
}

export const kinds = (cards: readonly string[]): string[] => [...new Set(cards)].sort()

/** The seats from this one on, clockwise. */
export const seatsFrom = (t: Table, seat: number): number[] => t.players.map((_, i) => (seat + i) % t.seats)
