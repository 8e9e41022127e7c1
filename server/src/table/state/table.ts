import { type Event, type Game, isOver, type Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { ServerContext } from '../../context.js'
import type { GameRow, SeatRow, StoredRow } from '../../store/port.js'
import { type Agreements, NO_AGREEMENTS } from '../agreements/agreements.js'
import type { Clock } from '../clock/clock.js'
import { AnswerKeys } from '../log/answer-keys.js'
import type { AnyMatch } from '../log/replay-log.js'
import { CurrentDecisions } from './current-decisions.js'
import type { Control } from './seat-control.js'
import { TaskQueue } from './task-queue.js'

/** A row as it is stored, with the clock as it stands after it. */
export interface Added {
  row: StoredRow
  clock: Clock | null
}

/** A row that this node has added, with the seats that it asks and that were not asked before. */
interface AddedHere extends Added {
  newlyAsked: readonly Seat[]
}

/**
 * What happens when a table changes. `LiveTable` wires it up: log, agreements and broadcast do not know each
 * other.
 */
export interface TableListeners {
  /** A row is durable and applied. `here` is set if this node has added it. */
  rowApplied(seq: number, events: readonly Event[], here?: AddedHere): void
  /** Everything was read again from the store; `known` is the last moment known before, -1 for none. */
  reloaded(known: number): void
  /** Seats, agreements or presence have changed beside the log, at this node. */
  changedHere(): void
  /** The same at another node. */
  changedElsewhere(): void
  /** A proposal made at this node asks these seats. */
  proposed(seats: readonly Seat[]): void
}

const NO_LISTENERS: TableListeners = {
  rowApplied() {},
  reloaded() {},
  changedHere() {},
  changedElsewhere() {},
  proposed() {},
}

/** The state of a table in memory: a cache of what is stored. It is changed only by tasks of its queue. */
export class Table {
  seats: readonly SeatRow[] = []
  holders: readonly { seat: Seat; player: string }[] = []
  match: AnyMatch | null = null
  /** How many rows the log has, and how many answers that were not taken back. */
  seq = 0
  moves = 0
  controls: Control[] = []
  clock: Clock | null = null
  agreements: Agreements = NO_AGREEMENTS
  agreementsVersion = 0
  keys = new AnswerKeys()
  decisions: CurrentDecisions
  lastUse: number
  /** When somebody asked for the table; moves of bots do not count. */
  lastLook: number
  readonly queue = new TaskQueue()
  listeners: TableListeners = NO_LISTENERS

  constructor(
    readonly context: ServerContext,
    public game: Game,
    public meta: GameRow,
  ) {
    this.lastUse = context.now()
    this.lastLook = this.lastUse
    this.decisions = new CurrentDecisions(game)
  }

  get id(): string {
    return this.meta.id
  }

  get over(): boolean {
    return this.match !== null && isOver(this.match)
  }
}

/** The match while it is played, or a refusal that says why there is none. */
export function matchInPlay({ match }: Table): AnyMatch {
  if (!match) throw new Refusal('NOT_STARTED')
  if (isOver(match)) throw new Refusal('GAME_OVER')
  return match
}

export function startedMatch({ match }: Table): AnyMatch {
  if (!match) throw new Refusal('NOT_STARTED')
  return match
}

export function setMatch(table: Table, match: AnyMatch): void {
  table.match = match
  table.seq = match.rows.length
  table.moves = match.line.length
}

export const seatName =
  ({ seats }: Table) =>
  (seat: Seat): string =>
    seats[seat]?.name || `seat ${seat + 1}`
