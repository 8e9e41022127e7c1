import type { DecisionData, Event, Reason, Said, SaidOutcome } from '@perilune/engine'
import { z } from 'zod'
import type { EventView, Queued, TableSummary, TableView } from './table.js'

/*
 * The form `data`, for clients that have the words of the game: a table's texts are sent as codes with facts.
 * The schemas of responses describe the other form, with sentences, which is the default.
 */

export const DataForm = z
  .literal('data')
  .optional()
  .describe(
    'for a client that has the words of the game: prompts, reasons, events, lines of the score, what broke a ' +
      'tie, the progress of a game and why a queued answer was dropped come as data, without `label`, ' +
      '`because` and `say`. Left out: with sentences',
  )

/** Why a queued answer was not sent. */
export type Dropped =
  | { readonly code: 'refused'; readonly reason: Reason }
  | { readonly code: 'taken-back' }
  | { readonly code: 'surprised'; readonly event: Event }

export interface QueuedData extends Omit<Queued, 'dropped'> {
  /** A sentence if stored by 0.1. */
  readonly dropped?: Dropped | string
}

/** The fields of a table that differ between the two forms. */
type Spoken = 'decisions' | 'outcome' | 'queued'

export interface TableViewData extends Omit<TableView, Spoken> {
  readonly decisions: readonly DecisionData[]
  readonly outcome: SaidOutcome | null
  readonly queued: QueuedData | null
}

export type EventData = Omit<EventView, 'say'> & Event & { readonly seq: number }

export interface TableSummaryData extends Omit<TableSummary, 'progress'> {
  /** A sentence if stored by 0.1, or if the game's rules write one. */
  readonly progress: Said | string
}
