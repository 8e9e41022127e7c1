import type { Seat } from '@perilune/engine'
import type { Proposal, QueuedData } from '@perilune/protocol'

export interface Order extends QueuedData {
  readonly id: string
}

/** What is stored beside the log: pause, proposal, queued answers. */
export interface Agreements {
  paused: boolean
  /** With the moment at which it was made. */
  proposal: (Proposal & { seq: number }) | null
  /** What seats have queued for their next turn; the id keeps one from being sent twice. */
  queued?: Readonly<Record<Seat, Order>>
}

export const NO_AGREEMENTS: Agreements = { paused: false, proposal: null }

export function setAgreements(
  table: { agreements: Agreements; agreementsVersion: number },
  { version, data }: { version: number; data: unknown },
): void {
  table.agreements = (data as Agreements | null) ?? NO_AGREEMENTS
  table.agreementsVersion = version
}
