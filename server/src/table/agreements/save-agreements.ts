import { Refusal } from '@perilune/protocol'
import { type Clock, due } from '../clock/clock.js'
import type { Table } from '../state/table.js'
import { type Agreements, setAgreements } from './agreements.js'

/**
 * Stores a table's agreements, and its clock if it changes with them. Called by tasks of the table's queue.
 */
export async function saveAgreements(table: Table, agreements: Agreements, clock?: Clock): Promise<void> {
  const { id, seq, agreementsVersion: version } = table
  const { store } = table.context
  const done = await store.putAgreements(id, agreements, version, {
    clock: clock && { due: due(table.meta.time, clock), data: clock, seq },
    due: agreements.proposal?.until ?? null,
  })
  if (clock && done) table.clock = clock
  setAgreements(table, done ? { version: version + 1, data: agreements } : await store.agreements(id))
  table.listeners.changedHere()
  if (!done) throw new Refusal('STALE', { seen: seq, now: seq })
}
