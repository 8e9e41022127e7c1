import {
  type Event,
  eventFor,
  type Game,
  type NameOfSeat,
  plain,
  type Row,
  type Viewer,
} from '@perilune/engine'
import { type EventView, eventSentence } from '@perilune/protocol'
import { tableWords } from '@perilune/protocol/words/en'
import type { Form } from './form.js'

/** What happened at one moment. */
export interface Happened {
  seq: number
  events: readonly Event[]
}

/** The log events of undo, rewind and acts of the table. */
export function tableEvent(row: Row): Event | undefined {
  if ('rewind' in row) {
    const { rewind, branch } = row
    return { what: 'table:rewind', to_move: rewind, ...(branch !== undefined && { branch }) }
  }
  if ('undo' in row) return { what: 'table:undo', seat: row.seat }
  if (!('act' in row)) return
  return row.act === 'stop' ? { what: 'table:stop' } : { what: `table:${row.act}`, seat: row.seat }
}

const eventText = (game: Game, event: Event, name: NameOfSeat): string =>
  plain(eventSentence({ table: tableWords, game: game.words, name }, event))

/** Who is told, and how. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: NameOfSeat
  readonly form?: Form
}

/** An event as one viewer may read it; nothing where it is not for that viewer. */
export function tellTo(game: Game, event: Event, seq: number, reader: Reader): EventView | undefined {
  const { viewer, name, form } = reader
  const mine = eventFor(event, viewer)
  if (!mine) return
  // Who else may read it is not sent: the public form must look the same whoever knows more.
  const { to: _, others: __, ...facts } = mine
  const told = { ...facts, seq }
  return (form === 'data' ? told : { ...told, say: eventText(game, mine, name) }) as EventView
}

export const eventsFor = (game: Game, happened: readonly Happened[], reader: Reader): EventView[] =>
  happened.flatMap(({ seq, events }) => events.flatMap((event) => tellTo(game, event, seq, reader) ?? []))
