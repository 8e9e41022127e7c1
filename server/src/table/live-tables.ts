import type { Seat } from '@perilune/engine'
import { type LeftCode, Refusal } from '@perilune/protocol'
import type { ServerContext } from '../context.js'
import { BotDriver } from './bots/bot-driver.js'
import { announce, type News, topicOf } from './broadcast/news.js'
import { catchUpOn } from './chat/chat.js'
import { continuePlay } from './continue-play.js'
import { LiveTable, NO_REACTIONS } from './live-table.js'
import { applyRemoteRow, catchUp, catchUpOnRows } from './log/catch-up.js'
import { loadTable } from './log/load-table.js'
import type { Added } from './state/table.js'

/** Tables unused for this long are removed from memory, in ms. */
const IDLE = 60_000

/** Tables that never started and guests who never played are removed after 30 days, in ms. */
const UNUSED = 30 * 86_400_000
export const SWEEP_EVERY = 600_000

/** How often a node announces who is present, in ms. */
export const BEAT = 10_000

/** How long a player counts as present after the last HTTP request, in ms. */
const POLL_COUNTS = 60_000

/** The tables in memory. */
export class LiveTables {
  readonly context: ServerContext
  readonly #live = new Map<string, { table: LiveTable; driver: BotDriver; stop(): void }>()
  readonly #loading = new Map<string, Promise<LiveTable>>()
  /** Called when a clock may be due earlier than before. */
  onClock: (table: LiveTable) => void = () => {}
  /** Called with the seats that are asked now and were not before. */
  onAsked: (table: LiveTable, seats: readonly Seat[]) => void = () => {}
  onProposed: (table: LiveTable, seats: readonly Seat[]) => void = () => {}

  constructor(context: ServerContext) {
    this.context = context
  }

  get size(): number {
    return this.#live.size
  }

  async get(id: string): Promise<LiveTable> {
    const live = this.#live.get(id)
    if (live) {
      live.table.lastUse = this.context.now()
      live.table.lastLook = live.table.lastUse
      // Its bots may have rested while nobody watched.
      live.driver.wake()
      return live.table
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** The table if it is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.#live.get(id)?.table
  }

  async #load(id: string): Promise<LiveTable> {
    const { store, games, versionOf, bus, metrics, alone } = this.context
    const meta = await store.game(id)
    if (!meta) throw new Refusal('NO_SUCH_TABLE')
    const newest = games.get(meta.game)
    if (!newest || meta.state === 'closed') throw new Refusal('NO_SUCH_TABLE')
    // Open tables use the newest rules; started ones the rules they started with.
    const older = meta.state === 'open' && meta.rules < newest.rules
    const game = older ? newest : await versionOf(meta.game, meta.rules)
    // Only rules newer than its own may be known to another node.
    if (!game)
      throw new Refusal(!alone && meta.rules > newest.rules ? 'OTHER_RULES' : 'RULES_GONE', {
        rules: meta.rules,
      })
    const table = new LiveTable(this.context, game, meta)
    await loadTable(table)
    const driver = new BotDriver(table)
    const stop = bus.subscribe(topicOf(id), (news) => this.#hear(table, news as News))
    this.#live.set(id, { table, driver, stop })
    metrics.tables.set(this.#live.size)
    table.reactions = {
      changed: () => {
        driver.wake()
        this.onClock(table)
        continuePlay(table)
      },
      asked: (seats) => this.onAsked(table, seats),
      proposed: (seats) => this.onProposed(table, seats),
    }
    table.reactions.changed()
    announce(table, id, { whoIsHere: true })
    return table
  }

  #hear(table: LiveTable, news: News): void {
    if (news.node === this.context.node) return
    if (news.closed) this.drop(table.id, 'table-closed')
    else if (news.line) table.broadcast.chat(news.line)
    else if (news.here)
      table.presence.noteElsewhere(news.node, news.here, news.polled ?? [], this.context.now())
    else if (news.whoIsHere) announce(table, table.id, table.presence.atThisNode())
    else if (news.moved) void this.#readAnew(table)
    else this.#catchUp(table, news.added ? () => applyRemoteRow(table, news.added as Added) : undefined)
  }

  async #readAnew(table: LiveTable): Promise<void> {
    await table.queue
      .run(async () => {
        await loadTable(table)
        table.broadcast.publish()
        table.reactions.changed()
      })
      .catch((err: unknown) =>
        this.context.log.warn({ table: table.id, err }, 'a table could not be read anew'),
      )
  }

  #catchUp(table: LiveTable, how = () => catchUp(table)): void {
    table.queue
      .run(how)
      .catch((err: unknown) => this.context.log.warn({ table: table.id, err }, 'a table could not catch up'))
  }

  /** Does this node have the rules of a stored game? If not, other nodes handle it. */
  async plays(id: string): Promise<boolean> {
    const { store, hasRules } = this.context
    const meta = await store.game(id)
    return meta !== undefined && hasRules(meta.game, meta.rules)
  }

  /**
   * Asks the store what other nodes have done: messages get lost while Redis is unreachable, or there is
   * none. Every change leaves a mark, so that only changed tables are read.
   */
  async poll(): Promise<void> {
    const live = [...this.#live.values()].map(({ table }) => table)
    const marks = await this.context.store.marks(live.map(({ id }) => id))
    for (const table of live) {
      const mark = marks.get(table.id)
      if (!mark) continue
      if (mark.state === 'closed') this.drop(table.id, 'table-closed')
      else if (mark.seating > table.meta.seating || mark.agreements > table.agreementsVersion)
        this.#catchUp(table)
      else if (mark.seq > table.seq) this.#catchUp(table, () => catchUpOnRows(table))
      if (mark.line > table.broadcast.lines.newest && table.broadcast.size > 0) await catchUpOn(table)
    }
  }

  /** Announces who is present, and forgets nodes that did not. */
  beat(): void {
    for (const { table } of this.#live.values()) {
      const now = this.context.now()
      table.presence.forgetAway(now - 3 * BEAT, now - POLL_COUNTS)
      const { here, polled } = table.presence.atThisNode()
      if (table.broadcast.size > 0 || polled.length > 0) announce(table, table.id, { here, polled })
    }
  }

  /** Removes unused tables from memory. */
  sweep(): void {
    const now = this.context.now()
    for (const [id, { table, driver, stop }] of this.#live)
      if (table.broadcast.size === 0 && !driver.busy && now - table.lastUse > IDLE) {
        stop()
        this.#live.delete(id)
      }
    this.context.metrics.tables.set(this.#live.size)
  }

  /** Removes old tables that never started and guests who never played. */
  async sweepStore(): Promise<void> {
    const { store, now, counters, log } = this.context
    if (!(await counters.claim('sweep', SWEEP_EVERY / 2))) return
    const { tables, guests } = await store.sweep(now() - UNUSED)
    for (const id of tables) this.drop(id, 'never-started')
    if (tables.length + guests > 0)
      log.info({ tables: tables.length, guests }, 'unused tables and guests were removed')
  }

  /** Drops a closed table and tells its watchers why. */
  drop(id: string, code: LeftCode): void {
    const live = this.#live.get(id)
    if (!live) return
    live.table.broadcast.dismiss(code)
    live.driver.stop()
    live.stop()
    this.#live.delete(id)
  }

  /**
   * Seats of a guest now belong to an account. Other nodes are told, whether or not the table is open here.
   */
  async moved(id: string): Promise<void> {
    announce(this, id, { moved: true })
    const table = this.peek(id)
    if (table) await this.#readAnew(table)
  }

  /** A player was erased: open tables may be closed, and in running games a bot plays on. */
  async afterLeaving(id: string): Promise<void> {
    const meta = await this.context.store.game(id)
    if (meta?.state === 'closed') {
      this.drop(id, 'host-gone')
      announce(this, id, { closed: true })
      return
    }
    if (meta?.state === 'over' && !this.#live.has(id)) return
    const table = await this.get(id)
    await table.queue.run(async () => {
      await loadTable(table)
      table.broadcast.recheck()
      table.listeners.changedHere()
    })
  }

  /** Continues bots whose turn it was when a node stopped: this one, or another that has not come back. */
  async wakeBots(silentFor = 0): Promise<void> {
    const { store, now, counters } = this.context
    const waiting = await store.waitingForBots(now() - silentFor)
    const seats = await store.seatsOf(waiting)
    for (const id of waiting)
      if (
        !this.#live.has(id) &&
        // Tables of bots alone rest until somebody watches.
        seats.get(id)?.some(({ kind }) => kind === 'person') &&
        (await this.plays(id)) &&
        (silentFor === 0 || (await counters.claim(`bots:${id}`, silentFor)))
      )
        await this.get(id).catch((err: unknown) =>
          this.context.log.warn({ table: id, err }, 'a table could not be opened'),
        )
  }

  close(): void {
    for (const { driver, stop, table } of this.#live.values()) {
      table.reactions = NO_REACTIONS
      driver.stop()
      stop()
    }
    this.#live.clear()
  }
}
