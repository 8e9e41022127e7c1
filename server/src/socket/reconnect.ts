import type { Watcher } from '../table/broadcast/broadcast.js'
import type { LiveTable } from '../table/live-table.js'
import { catchUpTo } from '../table/log/catch-up.js'

/* Catching up after a reconnect: what happened at a table since the row that the page saw last. */

/** Loads what `missedEvents` tells; it may wait for the store and for a replay of the log. */
export async function prepareMissedEvents(table: LiveTable, since: number, address: string): Promise<void> {
  await catchUpTo(table, since)
  await table.history.prepare(since, address)
}

/** At once, so that no change comes between these events and the view that is sent with them. */
export const missedEvents = (table: LiveTable, since: number, { viewer, form }: Watcher) =>
  table.match ? table.history.after(since, viewer, form) : []
