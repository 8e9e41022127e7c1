import type { Event, Game, Row, Seat, Viewer } from '@perilune/engine'
import { eventFor, plain } from '@perilune/engine'
import type { EventView } from '@perilune/protocol'
import type { Form } from './table-view.js'

type Name = (seat: Seat) => string

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

function saysTable(event: Event, name: Name): string | undefined {
  const who = event.seat === undefined ? '' : name(event.seat)
  switch (event.what) {
    case 'table:undo':
      return `${who} takes the last answer back`
    case 'table:rewind':
      return event.branch === undefined
        ? `the table agrees to go back to move ${event.to_move}`
        : `the table agrees to go back to move ${event.to_move}; what lies face down is shuffled again`
    case 'table:stop':
      return 'the game is stopped: nobody wins'
    case 'table:resign':
      return `${who} resigns`
    case 'table:timeout':
      return `the time of ${who} is up`
    case 'table:bot':
      return `a bot plays for ${who}`
    case 'table:person':
      return `${who} is back`
    default:
      return
  }
}

export const eventText = (game: Game, event: Event, name: Name): string =>
  saysTable(event, name) ?? plain(game.words.tale(event, name))

/** Who is told, and how. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: Name
  readonly form?: Form
}

/** An event as one viewer may read it; nothing where it is not for that viewer. */
export function tellTo(game: Game, event: Event, seq: number, reader: Reader): EventView | undefined {
  const { viewer, name, form } = reader
  const mine = eventFor(event, viewer)
  if (!mine) return
  // Who else may read it is not sent: the public form must look the same whoever knows more.
  const { to: _, others: __, ...facts } = mine
  const say = form === 'data' ? saysTable(mine, name) : eventText(game, mine, name)
  return { ...facts, seq, ...(say !== undefined && { say }) } as EventView
}

export const eventsFor = (game: Game, happened: readonly Happened[], reader: Reader): EventView[] =>
  happened.flatMap(({ seq, events }) => events.flatMap((event) => tellTo(game, event, seq, reader) ?? []))
