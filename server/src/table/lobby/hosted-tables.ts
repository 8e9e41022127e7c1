import { Refusal, type SeatWish } from '@perilune/protocol'
import type { UseLimits } from '../../limits.js'
import type { Store } from '../../store/port.js'

/** A table with bots that is still played counts for so long, in ms. */
const A_DAY = 86_400_000
/** So many players' addresses are remembered. */
const MOST_ADDRESSES = 50_000

interface Hosted {
  player: string
  address: string
  bots: boolean
  started: boolean
  at: number
}

interface Needs {
  store: Store
  now: () => number
  /** Without limits if left out. */
  limits: UseLimits | undefined
}

/**
 * Which tables were opened by whom from which address, as far as this node knows. In memory only, so that no
 * address is stored.
 */
export class HostedTables {
  readonly #needs: Needs
  readonly #tables = new Map<string, Hosted>()
  readonly #addresses = new Map<string, string>()
  #opening = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The address from which a player opened their last table. */
  addressOf(player: string): string | undefined {
    return this.#addresses.get(player)
  }

  /** Opens a table for a player, unless they or their address have too many. */
  async open<T extends { id: string }>(
    player: string,
    address: string,
    seats: readonly SeatWish[],
    create: () => Promise<T>,
  ): Promise<T> {
    this.#remember(player, address)
    if (!this.#needs.limits) return create()
    const bots = seats.some(({ kind }) => kind === 'bot')
    const waits = seats.some(({ kind }) => kind === 'open')
    const hosted = { player, address, bots, started: !waits, at: this.#needs.now() }
    const problem = () => this.#problem(hosted, this.#needs.limits as UseLimits)
    if (problem()) await this.#refresh(hosted)
    const refused = problem()
    if (refused) throw refused
    // Counted before it exists, so that simultaneous requests do not all pass.
    const place = `opening ${this.#opening++}`
    this.#tables.set(place, hosted)
    try {
      const table = await create()
      this.#tables.set(table.id, hosted)
      return table
    } finally {
      this.#tables.delete(place)
    }
  }

  #problem(wanted: Hosted, limits: UseLimits): Refusal | undefined {
    const count = { open: 0, bots: 0, playerOpen: 0, playerBots: 0 }
    for (const { player, address, bots, started } of this.#tables.values()) {
      if (player === wanted.player) {
        if (!started) count.playerOpen++
        if (bots) count.playerBots++
      }
      if (address === wanted.address) {
        if (!started) count.open++
        if (bots) count.bots++
      }
    }
    if (!wanted.started && count.playerOpen >= limits.playerOpenTables)
      return new Refusal('TOO_MANY_TABLES', { most: limits.playerOpenTables })
    if (!wanted.started && count.open >= limits.openTables) return new Refusal('BUSY_ADDRESS')
    if (wanted.bots && count.playerBots >= limits.playerBotTables)
      return new Refusal('TOO_MANY_BOT_TABLES', { most: limits.playerBotTables })
    if (wanted.bots && count.bots >= limits.botTables) return new Refusal('BUSY_ADDRESS')
  }

  /** Reads the current state of the tables of a player and an address. */
  async #refresh({ player, address }: Hosted): Promise<void> {
    const { store, now } = this.#needs
    const theirs = [...this.#tables].filter(([, t]) => t.player === player || t.address === address)
    const marks = await store.marks(theirs.map(([id]) => id))
    for (const [id, table] of theirs) {
      const state = marks.get(id)?.state
      const late = now() - table.at > A_DAY
      // Those that are being opened at this moment have no mark yet.
      if (state === undefined) continue
      if (state === 'over' || state === 'closed' || (late && state === 'playing')) this.#tables.delete(id)
      // A host may have given seats to bots before the start.
      else if (state === 'playing' && !table.started) Object.assign(table, { started: true, bots: true })
    }
  }

  #remember(player: string, address: string): void {
    this.#addresses.delete(player)
    this.#addresses.set(player, address)
    if (this.#addresses.size <= MOST_ADDRESSES) return
    for (const first of this.#addresses.keys()) {
      this.#addresses.delete(first)
      return
    }
  }
}
