import type { Answer } from '@perilune/engine'
import type { Dealer, Piece, Play, Player, Table } from './table.js'

/**
 * Who carries out an effect, and by which card. "This card" is another than the one named where it is copied.
 */
export interface Doing {
  readonly t: Table
  readonly seat: number
  readonly p: Player
  readonly deal: Dealer
  readonly host: Piece | null
  readonly beside: Beside
}

/**
 * The optional actions that are left on this turn: they can be used before the Structure of a search is
 * constructed, too.
 */
export interface Beside {
  answers(): Answer[]
  act(answer: Answer): Play
}

export interface Effect {
  /** Whether it can be used at all; always, if left out. */
  readonly usable?: (doing: Doing) => boolean
  /** Done at once, or played on where it asks. */
  readonly run: (doing: Doing) => Play | undefined
}

export type Effects = Readonly<Record<string, Effect>>

export const isUsable = (effect: Effect, doing: Doing): boolean => effect.usable?.(doing) ?? true

export function* carryOut(effect: Effect, doing: Doing): Play {
  const play = effect.run(doing)
  if (play) yield* play
}
