import type { Seat } from '@perilune/engine'
import type { Proposal, Queued } from '@perilune/protocol'

/** What stands beside the log: the table's agreements. */
export interface Standing {
  paused: boolean
  /** With the moment at which it was made. */
  proposal: (Proposal & { seq: number }) | null
  /** What seats have queued for their next turn; the id keeps one from being sent twice. */
  queued?: Readonly<Record<Seat, Queued & { id: string }>>
}

export const NOTHING_STANDS: Standing = { paused: false, proposal: null }
