import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.js'
import type { Metrics } from './metrics.js'
import type { Bus } from './ports/bus.js'
import type { SharedCounters } from './ports/shared-counters.js'
import type { Replays } from './replay/replays.js'
import type { StoreHealth } from './store/health.js'
import type { Store } from './store/port.js'
import type { HostedTables } from './table/lobby/hosted-tables.js'
import type { Versions } from './versions.js'

/**
 * What every part of the server works with: the ports, each with a local implementation and one for several
 * nodes.
 */
export interface ServerContext extends Versions {
  readonly store: Store
  readonly storeHealth: StoreHealth
  readonly bus: Bus
  readonly counters: SharedCounters
  /** This node among those that share the store. */
  readonly node: string
  /** No other node shares the store. */
  readonly alone: boolean
  readonly bots: BotPool
  readonly replays: Replays
  readonly hosted: HostedTables
  /** The release of the app that this node serves, if it serves one; a page of another is told to reload. */
  readonly release: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  /** Milliseconds since 1970. Tests set it by hand. */
  readonly now: () => number
  readonly newSeed: () => string
  readonly newTableId: () => string
  /** Names of the bot levels. */
  readonly botNames: readonly string[]
  /** The bot level that plays for people who are away. */
  readonly standIn: string
  /** The pause before a bot's answer, so that people can follow, in ms. */
  readonly botPace: number
}
