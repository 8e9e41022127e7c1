import type { Seat } from '@perilune/engine'
import type { Call } from '@perilune/protocol'
import type { ServerContext } from '../context.js'
import type { ChannelRow } from '../store/port.js'
import type { LiveTable } from '../table/live-table.js'
import type { LiveTables } from '../table/live-tables.js'
import { type Channels, Gone } from './channels.js'

/** Somebody who turns a page or changes trains is back within this. */
const GRACE = 5000
/** Calls on their channel at once, and those that wait behind them; who comes later is not called. */
const AT_ONCE = 8
const MOST_WAITING = 5000

export interface SendResult {
  kind: ChannelRow['kind']
  worked: boolean
  problem?: string
}

/** A channel that waits for its code is not in use yet. */
export const inUse = (channel: ChannelRow): boolean => !(channel.kind === 'mail' && channel.data !== null)

/** What is proposed, for those who are asked and do not see the table. */
const WISHES = {
  undo: 'to undo moves',
  pause: 'to pause the game',
  resume: 'to resume the game',
  stop: 'to end the game without a winner',
  bot: 'that a bot plays for a player who is away',
} as const

interface NotifierSettings {
  /** Where the site is reached from outside, for links. */
  site?: string | undefined
  /** How long somebody may be away before they are called, in ms. */
  grace?: number | undefined
}

/** Calls players whose turn it is, or who are asked to agree to something, and who are not looking. */
export class Notifier {
  readonly #context: ServerContext
  readonly #tables: LiveTables
  readonly #channels: Channels
  readonly #site: string
  readonly #grace: number
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #waiting: (() => Promise<unknown>)[] = []
  #running = 0

  constructor(
    context: ServerContext,
    tables: LiveTables,
    channels: Channels,
    { site = '', grace = GRACE }: NotifierSettings,
  ) {
    this.#context = context
    this.#tables = tables
    this.#channels = channels
    this.#site = site
    this.#grace = grace
    tables.onAsked = (table, seats) => {
      for (const seat of seats)
        if (table.controls[seat] === 'person')
          this.#soon(table, seat, 'turn', () => this.#call(table.id, seat))
    }
    // A bot may play for an owner who is away; the owner is asked all the same.
    tables.onProposed = (table, seats) => {
      for (const seat of seats) this.#soon(table, seat, 'vote', () => this.#callToVote(table.id, seat))
    }
  }

  /** Calls somebody who is not looking, unless they are back in a moment. */
  #soon(table: LiveTable, seat: Seat, why: string, call: () => Promise<unknown>): void {
    if (table.presence.watching().has(seat)) return
    const key = `${table.id}:${seat}:${why}`
    clearTimeout(this.#timers.get(key))
    const timer = setTimeout(() => {
      this.#timers.delete(key)
      this.#later(call)
    }, this.#grace)
    this.#timers.set(key, timer.unref())
  }

  #later(work: () => Promise<unknown>): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#context.metrics.calls.inc({ kind: 'any', result: 'dropped' })
      return
    }
    this.#waiting.push(work)
    this.#next()
  }

  #next(): void {
    while (this.#running < AT_ONCE) {
      const work = this.#waiting.shift()
      if (!work) return
      this.#running++
      void work()
        .catch((err: unknown) => this.#context.log.warn({ err }, 'a player could not be called'))
        .finally(() => {
          this.#running--
          this.#next()
        })
    }
  }

  async #call(id: string, seat: Seat): Promise<void> {
    const table = await this.#tables.get(id)
    const { match, controls, presence } = table
    if (!match || table.over || table.agreements.paused) return
    if (controls[seat] !== 'person' || presence.watching().has(seat)) return
    if (!table.game.asked(match.state).includes(seat)) return
    await this.#tell(table, seat, 'Your turn', `It is your turn in ${table.game.title}.`)
  }

  /** Silence counts as agreement in the end, so those who are asked must hear of it. */
  async #callToVote(id: string, seat: Seat): Promise<void> {
    const table = await this.#tables.get(id)
    const { proposal } = table.agreements
    if (!proposal?.needed.includes(seat) || table.over || table.presence.watching().has(seat)) return
    const { name } = table.seats[proposal.by]
    const wish = `${name} proposes ${WISHES[proposal.what]} in ${table.game.title}.`
    const until = proposal.until && new Date(proposal.until).toISOString().slice(0, 16).replace('T', ' ')
    const silence = until ? ` Without an answer by ${until} UTC, you agree.` : ''
    await this.#tell(table, seat, 'Your answer is needed', wish + silence)
  }

  async #tell(table: LiveTable, seat: Seat, title: string, text: string): Promise<void> {
    const { id } = table
    const call: Call = {
      title,
      text,
      content: text,
      url: `${this.#site}/t/${id}`,
      game: table.game.title,
      table: id,
      seat,
      seq: table.seq,
    }
    const holders = table.holders.filter((h) => h.seat === seat).map((h) => h.player)
    for (const player of new Set([table.seats[seat].player, ...holders]))
      if (player !== null) await this.send(player, call)
  }

  /** Calls a player on every channel there is. */
  async send(player: string, call: Call): Promise<SendResult[]> {
    const channels = (await this.#context.store.channels(player)).filter(inUse)
    return Promise.all(channels.map((channel) => this.#try(channel, call)))
  }

  async #try(channel: ChannelRow, call: Call): Promise<SendResult> {
    const { store, metrics, log } = this.#context
    const { kind } = channel
    try {
      await this.#channels.send(channel, call)
      metrics.calls.inc({ kind, result: 'sent' })
      return { kind, worked: true }
    } catch (error) {
      const gone = error instanceof Gone
      metrics.calls.inc({ kind, result: gone ? 'gone' : 'failed' })
      if (gone) await store.removeChannel(channel.id, channel.player)
      const problem = (error as Error).message.slice(0, 200)
      log.info({ player: channel.player, kind, problem }, 'a call did not arrive')
      return { kind, worked: false, problem }
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#waiting = []
  }
}
