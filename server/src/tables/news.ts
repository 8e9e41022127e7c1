import type { Seat } from '@perilune/engine'
import type { ChatLine } from '@perilune/protocol'
import type { StoredRow } from '../store/port.js'
import type { Clock } from './clock.js'

/** A row as it is stored, with the clock as it stands after it. */
export interface Added {
  row: StoredRow
  clock: Clock | null
}

/** What nodes tell each other about a table: something has changed, and maybe what. */
export interface News {
  node: string
  /** Nothing but the log has changed, by this row. */
  added?: Added
  /** The seats through whose eyes somebody looks at that node. */
  here?: readonly Seat[]
  /** With `here`: the seats that somebody plays there over HTTP alone. */
  polled?: readonly Seat[]
  /** That node has just opened the table and wants to know who is there. */
  whoIsHere?: boolean
  /**
   * Seats went over from a guest to the account that it signed in to. Those who look through them are the same person, whose
   * page is about to connect again: nobody is shown the door.
   */
  moved?: boolean
  line?: ChatLine
  /** The table is no more. */
  closed?: boolean
}
