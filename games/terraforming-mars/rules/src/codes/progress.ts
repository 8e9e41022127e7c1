import type { SaidOf } from '@perilune/engine'

/* Where the game is, for a list of tables, and what broke a tie at its end. */

export interface Progress {
  generation: { generation: number }
}

export interface TieBreaks {
  'most-mc': object
  shared: object
}

export type MarsProgress = SaidOf<Progress>
export type MarsTieBreak = SaidOf<TieBreaks>
