import type { Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { House } from '../house.js'
import { Driver } from './driver.js'
import { hasFormerPlayers, playForFormer } from './former.js'
import { LiveTable } from './live.js'
import { isFull, startIfFull } from './lobby.js'
import type { Added, News } from './news.js'
import { playQueued } from './queued.js'
import { catchUpOn } from './talk.js'
import { finishTimeouts } from './timeouts.js'

/** A table that nobody looks at for so long is put away; the store has it. */
const IDLE = 60_000

/** Tables that never started and guests who never played are removed after 30 days, in ms. */
const UNUSED = 30 * 86_400_000
export const SWEEP_EVERY = 600_000

/** How often a node says who is there, in ms. */
export const BEAT = 10_000

/** Who plays over HTTP counts as there for so long after the last request, in ms. */
const POLL_COUNTS = 60_000

/** The tables in memory. */
export class Tables {
  readonly house: House
  readonly #live = new Map<string, { table: LiveTable; driver: Driver; stop(): void }>()
  readonly #loading = new Map<string, Promise<LiveTable>>()
  /** Told when a clock may have to ring earlier than before. */
  onClock: (table: LiveTable) => void = () => {}
  /** Told which seats are asked now that were not asked before. */
  onAsked: (table: LiveTable, seats: readonly Seat[]) => void = () => {}
  onProposed: (table: LiveTable, seats: readonly Seat[]) => void = () => {}

  constructor(house: House) {
    this.house = house
  }

  get size(): number {
    return this.#live.size
  }

  async get(id: string): Promise<LiveTable> {
    const live = this.#live.get(id)
    if (live) {
      live.table.lastUse = this.house.now()
      live.table.lastLook = live.table.lastUse
      // Its bots may have rested while nobody looked.
      live.driver.wake()
      return live.table
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** The table if it is in memory, for news that is worth nothing otherwise. */
  peek(id: string): LiveTable | undefined {
    return this.#live.get(id)?.table
  }

  async #load(id: string): Promise<LiveTable> {
    const { store, games, versionOf, bus, metrics, alone } = this.house
    const meta = await store.game(id)
    if (!meta) throw new Refusal('NO_SUCH_TABLE')
    const newest = games.get(meta.game)
    if (!newest || meta.state === 'closed') throw new Refusal('NO_SUCH_TABLE')
    // What has not begun is played under the newest rules; what has begun, under its own.
    const older = meta.state === 'open' && meta.rules < newest.rules
    const game = older ? newest : await versionOf(meta.game, meta.rules)
    // Only of rules that are newer than its own does a node think that another has them.
    if (!game)
      throw new Refusal(!alone && meta.rules > newest.rules ? 'OTHER_RULES' : 'RULES_GONE', {
        rules: meta.rules,
      })
    const table = new LiveTable(this.house, game, meta)
    await table.load()
    const driver = new Driver(table)
    const stop = bus.subscribe(`table:${id}`, (news) => this.#hear(table, news as News))
    this.#live.set(id, { table, driver, stop })
    metrics.tables.set(this.#live.size)
    table.onChange = () => {
      driver.wake()
      this.onClock(table)
      if (table.controls.includes('timeout')) void finishTimeouts(table)
      if (hasFormerPlayers(table)) void playForFormer(table)
      // A node may have gone between the last seat and the start.
      if (isFull(table))
        void startIfFull(table).catch((err: unknown) =>
          this.house.log.warn({ table: id, err }, 'a full table could not be started'),
        )
      if (table.standing.queued)
        void playQueued(table).catch((err: unknown) =>
          this.house.log.error({ table: id, err }, 'a queued answer could not be sent'),
        )
    }
    table.onAsked = (seats) => this.onAsked(table, seats)
    table.onProposed = (seats) => this.onProposed(table, seats)
    table.onChange(table)
    const news: News = { node: this.house.node, whoIsHere: true }
    bus.publish(`table:${id}`, news)
    return table
  }

  #hear(table: LiveTable, news: News): void {
    if (news.node === this.house.node) return
    if (news.closed) this.drop(table.id, 'the table is closed')
    else if (news.line) table.audience.chat(news.line)
    else if (news.here)
      table.audience.noteElsewhere(news.node, news.here, news.polled ?? [], this.house.now())
    else if (news.whoIsHere) table.tellPresence()
    else if (news.moved) void this.#readAnew(table)
    else this.#catchUp(table, news.added ? () => table.follow(news.added as Added) : undefined)
  }

  async #readAnew(table: LiveTable): Promise<void> {
    await table
      .run(async () => {
        await table.load()
        table.audience.publish()
        table.onChange(table)
      })
      .catch((err: unknown) =>
        this.house.log.warn({ table: table.id, err }, 'a table could not be read anew'),
      )
  }

  #catchUp(table: LiveTable, how = () => table.catchUp()): void {
    table
      .run(how)
      .catch((err: unknown) => this.house.log.warn({ table: table.id, err }, 'a table could not catch up'))
  }

  /** Does this node have the rules of a stored game? What it can't play it leaves to others. */
  async plays(id: string): Promise<boolean> {
    const { store, hasRules } = this.house
    const meta = await store.game(id)
    return meta !== undefined && hasRules(meta.game, meta.rules)
  }

  /**
   * Asks the store what other nodes have done: news get lost while Redis is away, or there is none. Every change of a table
   * leaves a mark, so that only those are read that have one.
   */
  async poll(): Promise<void> {
    const live = [...this.#live.values()].map(({ table }) => table)
    const marks = await this.house.store.marks(live.map(({ id }) => id))
    for (const table of live) {
      const mark = marks.get(table.id)
      if (!mark) continue
      if (mark.state === 'closed') this.drop(table.id, 'the table is closed')
      else if (mark.seating > table.meta.seating || mark.standing > table.standingVersion)
        this.#catchUp(table)
      else if (mark.seq > table.seq) this.#catchUp(table, () => table.catchUp(true))
      if (mark.line > table.audience.lines.newest && table.audience.size > 0) await catchUpOn(table)
    }
  }

  /** Says again who is there, and forgets those of nodes that do not. */
  beat(): void {
    for (const { table } of this.#live.values()) {
      const now = this.house.now()
      table.audience.forgetAway(now - 3 * BEAT, now - POLL_COUNTS)
      if (table.audience.size > 0 || table.audience.seatsPolling().length > 0) table.tellPresence()
    }
  }

  /** Puts away tables that nobody uses. */
  sweep(): void {
    const now = this.house.now()
    for (const [id, { table, driver, stop }] of this.#live)
      if (table.audience.size === 0 && !driver.busy && now - table.lastUse > IDLE) {
        stop()
        this.#live.delete(id)
      }
    this.house.metrics.tables.set(this.#live.size)
  }

  /** Removes from the store what was begun long ago and never used. */
  async sweepStore(): Promise<void> {
    const { store, now, shared, log } = this.house
    if (!(await shared.claim('sweep', SWEEP_EVERY / 2))) return
    const { tables, guests } = await store.sweep(now() - UNUSED)
    for (const id of tables) this.drop(id, 'the table was never started')
    if (tables.length + guests > 0)
      log.info({ tables: tables.length, guests }, 'unused tables and guests were removed')
  }

  /** A table that is no more: those who watch are told. */
  drop(id: string, because: string): void {
    const live = this.#live.get(id)
    if (!live) return
    live.table.audience.dismiss(because)
    live.driver.stop()
    live.stop()
    this.#live.delete(id)
  }

  /** Seats of a guest have gone over to an account. The other nodes are told, whether or not the table is open at this one. */
  async moved(id: string): Promise<void> {
    this.house.bus.publish(`table:${id}`, { node: this.house.node, moved: true } satisfies News)
    const table = this.peek(id)
    if (table) await this.#readAnew(table)
  }

  /** Somebody has gone for good: what had not begun may be closed, and where a game runs a bot plays on. */
  async afterLeaving(id: string): Promise<void> {
    const meta = await this.house.store.game(id)
    if (meta?.state === 'closed') {
      this.drop(id, 'the host has gone')
      this.house.bus.publish(`table:${id}`, { node: this.house.node, closed: true } satisfies News)
      return
    }
    if (meta?.state === 'over' && !this.#live.has(id)) return
    const table = await this.get(id)
    await table.run(async () => {
      await table.load()
      table.audience.recheck()
      table.changed()
    })
  }

  /** Bots whose turn it was when a node stopped: this one, or another that has not come back. */
  async wakeBots(silentFor = 0): Promise<void> {
    const { store, now, shared } = this.house
    const waiting = await store.waitingForBots(now() - silentFor)
    const seats = await store.seatsOf(waiting)
    for (const id of waiting)
      if (
        !this.#live.has(id) &&
        // Those of bots alone rest until somebody looks.
        seats.get(id)?.some(({ kind }) => kind === 'person') &&
        (await this.plays(id)) &&
        (silentFor === 0 || (await shared.claim(`bots:${id}`, silentFor)))
      )
        await this.get(id).catch((err: unknown) =>
          this.house.log.warn({ table: id, err }, 'a table could not be opened'),
        )
  }

  close(): void {
    for (const { driver, stop, table } of this.#live.values()) {
      table.onChange = () => {}
      table.onAsked = () => {}
      table.onProposed = () => {}
      driver.stop()
      stop()
    }
    this.#live.clear()
  }
}
