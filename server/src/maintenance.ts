import type { Config } from './config.js'
import type { ServerContext } from './context.js'
import { ALIVE_EVERY, NodeHeartbeats, SILENT } from './ports/node-heartbeats.js'
import { BEAT, type LiveTables, SWEEP_EVERY } from './table/live-tables.js'

/** How often unused tables are removed from memory, in ms. */
const TIDY_EVERY = 30_000

/**
 * What a node does at intervals: tidy up, tell others that it lives, and look what they have done. Returns
 * how to stop.
 */
export function startMaintenance(
  context: ServerContext,
  tables: LiveTables,
  { databaseUrl, pollEvery = 1000 }: Config,
): () => void {
  const { bus, node, now, store, storeHealth } = context
  const noteFailure = (err: unknown) => storeHealth.failed(err)
  const wakeBots = (silentFor: number) => void tables.wakeBots(silentFor).catch(noteFailure)
  const heartbeats = new NodeHeartbeats(bus, node, now, () => wakeBots(SILENT))
  // A single node sees its own writes; it polls only for changes made by `perilune admin`.
  const poll = async () => {
    if (await store.changedByOthers()) await tables.poll()
  }
  const pollOnce = () => void poll().catch(noteFailure)
  bus.onBack = pollOnce
  heartbeats.beat()
  const tasks: [everyMs: number, task: () => void][] = [
    [TIDY_EVERY, () => tables.sweep()],
    [SWEEP_EVERY, () => void tables.sweepStore().catch(noteFailure)],
    [BEAT, () => tables.beat()],
    [ALIVE_EVERY, () => heartbeats.beat()],
    [pollEvery, pollOnce],
  ]
  // In case no node has noticed that another is gone.
  if (databaseUrl) tasks.push([BEAT, () => wakeBots(BEAT)])
  const timers = tasks.map(([everyMs, task]) => setInterval(task, everyMs).unref())
  return () => {
    for (const timer of timers) clearInterval(timer)
    heartbeats.stop()
  }
}
