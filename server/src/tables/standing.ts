import type { Proposal } from '@perilune/protocol'

/** What stands beside the log: the table's agreements. */
export interface Standing {
  paused: boolean
  /** With the moment at which it was made. */
  proposal: (Proposal & { seq: number }) | null
}

export const NOTHING_STANDS: Standing = { paused: false, proposal: null }
