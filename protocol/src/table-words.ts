import {
  type Clauses,
  clauseOf,
  type Event,
  type NameOfSeat,
  type Seat,
  type Sentence,
  textOnly,
  type Words,
} from '@perilune/engine'
import type { Dropped } from './data-form.js'

/*
 * The texts of a table that are not the game's. A client that requested data makes the sentences itself,
 * otherwise the server does.
 */

/** Acts of the table, listed among the events of the game. */
export interface TableActs {
  'table:undo': { seat: Seat }
  'table:rewind': { to_move: number; branch?: number }
  'table:stop': object
  'table:resign': { seat: Seat }
  'table:timeout': { seat: Seat }
  'table:bot': { seat: Seat }
  'table:person': { seat: Seat }
}

/** Why a watch has ended. */
export const LEFT_CODES = [
  'not-yours',
  'seats-moved-up',
  'left-seat',
  'removed-by-host',
  'revoked-by-owner',
  'table-closed',
  'closed-by-host',
  'host-gone',
  'never-started',
] as const
export type LeftCode = (typeof LEFT_CODES)[number]

/** Reasons why a queued answer was dropped, shown after a colon; `happened` is the event that caused it. */
export interface TableWords {
  readonly acts: Clauses<TableActs, (name: NameOfSeat) => Sentence>
  /** The start of the sentence about a dropped answer; `happened` then tells of the event that caused it. */
  readonly takenBack: string
  surprised(happened: Sentence): Sentence
  readonly left: Readonly<Record<LeftCode, string>>
}

/** The words of a table and of its game. */
export interface Speech {
  readonly table: TableWords
  readonly game: Words
  readonly name: NameOfSeat
}

export const isTableAct = ({ what }: Pick<Event, 'what'>): boolean => what.startsWith('table:')

/** An event of the game, or an act of the table. */
export const eventSentence = ({ table, game, name }: Speech, event: Event): Sentence =>
  isTableAct(event) ? clauseOf(table.acts, event.what, event)(name) : game.tale(event, name)

/** Why a queued answer was dropped. `nameOf` gives the names of the things that the seat is asked about. */
export function droppedSentence(
  speech: Speech,
  dropped: Dropped | string,
  nameOf?: (id: string) => string,
): Sentence {
  const { table, game } = speech
  if (typeof dropped === 'string') return textOnly(dropped)
  switch (dropped.code) {
    case 'taken-back':
      return textOnly(table.takenBack)
    case 'surprised':
      return table.surprised(eventSentence(speech, dropped.event))
    case 'refused':
      return game.reason(dropped.reason, nameOf)
  }
}
