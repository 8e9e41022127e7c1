import type { Game, Seat } from '@perilune/engine'
import type { ServerContext } from '../context.js'
import type { GameRow } from '../store/port.js'
import { Broadcast } from './broadcast/broadcast.js'
import { announce } from './broadcast/news.js'
import { History } from './log/history.js'
import { Presence } from './presence/presence.js'
import { holdsSeat } from './state/seat-holders.js'
import { seatName, Table } from './state/table.js'
import { eventsFor } from './views/table-events.js'
import { tableStateOf } from './views/table-state.js'

/** What the rest of the server does when a table changes: bots, clocks, notifications. */
export interface Reactions {
  /** Something has changed that others may have to react to. */
  changed(): void
  /** A row of this node asks seats that were not asked before. */
  asked(seats: readonly Seat[]): void
  /** A proposal made at this node asks seats. */
  proposed(seats: readonly Seat[]): void
}

export const NO_REACTIONS: Reactions = { changed() {}, asked() {}, proposed() {} }

/** A table that is open at this node. Only here log, history, presence and broadcast are connected. */
export class LiveTable extends Table {
  readonly history: History
  readonly presence: Presence
  readonly broadcast: Broadcast
  reactions: Reactions = NO_REACTIONS

  constructor(context: ServerContext, game: Game, meta: GameRow) {
    super(context, game, meta)
    const { id } = meta
    this.history = new History(this)
    this.presence = new Presence(() => this.broadcast.seatsWatching(), {
      changedHere: () => {
        this.broadcast.publish()
        announce(this, id, this.presence.atThisNode())
        this.reactions.changed()
      },
      changedElsewhere: () => {
        this.broadcast.publish()
        this.reactions.changed()
      },
    })
    this.broadcast = new Broadcast(
      {
        id,
        state: () => tableStateOf(this),
        holds: (player, seat) => holdsSeat(this, player, seat),
        eventsFor: (happened, { viewer, form }) =>
          eventsFor(this.game, happened, { viewer, form, name: seatName(this) }),
      },
      this.presence,
    )
    this.#connect(id)
  }

  #connect(id: string): void {
    const { history, broadcast } = this
    this.listeners = {
      rowApplied: (seq, events, here) => {
        history.add(seq, events)
        broadcast.addEvents(seq, events)
        broadcast.publish()
        this.reactions.changed()
        if (!here) return
        this.reactions.asked(here.newlyAsked)
        announce(this, id, { added: { row: here.row, clock: here.clock } })
      },
      reloaded: (known) => {
        history.forget()
        // Who watches has been told of everything up to the moment known before; the next update tells of the
        // rest.
        const behind = known < 0 || known < this.seq
        if (broadcast.size > 0 && behind) broadcast.setEvents(history.entries(known))
      },
      changedHere: () => {
        broadcast.publish()
        announce(this, id, {})
        this.reactions.changed()
      },
      changedElsewhere: () => {
        broadcast.recheck()
        broadcast.publish()
        this.reactions.changed()
      },
      proposed: (seats) => this.reactions.proposed(seats),
    }
  }
}
