import type { Event, Reason, Seat } from '@perilune/engine'
import type { Proposal, Queued } from '@perilune/protocol'

/** Why a queued answer was not sent. */
export type Dropped =
  | { readonly code: 'refused'; readonly reason: Reason }
  | { readonly code: 'taken-back' }
  | { readonly code: 'surprised'; readonly event: Event }

export interface Order extends Omit<Queued, 'dropped'> {
  readonly id: string
  /** A sentence where 0.1 stored it. */
  readonly dropped?: Dropped | string
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
