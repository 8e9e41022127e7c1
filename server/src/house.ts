import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.js'
import type { Metrics } from './metrics.js'
import type { Bus } from './ports/bus.js'
import type { Shared } from './ports/shared.js'
import type { Replays } from './replay/replays.js'
import type { StoreHealth } from './store/health.js'
import type { Store } from './store/port.js'
import type { HostedTables } from './tables/hosted.js'
import type { Versions } from './versions.js'

/** What every part of the server stands on: the ports, each with one implementation here and another at scale. */
export interface House extends Versions {
  readonly store: Store
  readonly storeHealth: StoreHealth
  readonly bus: Bus
  readonly shared: Shared
  /** This node among those that share the store. */
  readonly node: string
  /** No other node shares the store: what this one can't do, nobody can. */
  readonly alone: boolean
  readonly bots: BotPool
  readonly replays: Replays
  readonly hosted: HostedTables
  readonly log: Logger
  readonly metrics: Metrics
  /** Milliseconds since 1970; tests turn it by hand. */
  readonly now: () => number
  readonly newSeed: () => string
  readonly newTableId: () => string
  /** The bots there are. */
  readonly botNames: readonly string[]
  /** The bot that sits in for people. */
  readonly standIn: string
  /** How long a bot seems to think, so that people can follow, in ms. */
  readonly botPace: number
}
