import type { Duplex } from 'node:stream'
import { type ClientMessage, closings, Refusal } from '@perilune/protocol'
import type { RawData, WebSocket } from 'ws'
import type { ServerContext } from '../context.js'
import { refusalFrom } from '../requests/refusals.js'
import type { PlayerRow } from '../store/port.js'
import type { Watcher } from '../table/broadcast/broadcast.js'
import { type ChatLimit, heard } from '../table/chat/chat.js'
import type { LiveTables } from '../table/live-tables.js'
import { holdsSeat } from '../table/state/seat-holders.js'
import { tableStateOf } from '../table/views/table-state.js'
import { tableViewOf } from '../table/views/table-view.js'
import type { Client } from './client.js'
import { doMessage } from './handle-message.js'
import { Outbox } from './outbox.js'
import { readMessage } from './read-message.js'
import type { Usage } from './usage.js'

export interface Limits {
  /** A client that lets more than this many bytes wait is too slow. */
  backlog: number
  /** Messages a second, on average; three times that at once. Zero: no limit. */
  rate: number
  /** Watches on one socket. */
  watches: number
}

/** After this many malformed messages the socket is closed. */
const PATIENCE = 20

type Closing = keyof typeof closings

/** Who speaks through a socket. */
interface Speaker {
  player: PlayerRow | null
  /** The client's address as limits count it. */
  address: string
  /** Usage is counted for the address and the player; empty where there are no limits. */
  usage: readonly Usage[]
}

interface ConnectionNeeds {
  context: ServerContext
  tables: LiveTables
  chatLimit: ChatLimit | null
  limits: Limits
}

/** One client's socket: what it watches, and what it is to be sent. */
export class Connection implements Client {
  readonly player: PlayerRow | null
  readonly address: string
  readonly usage: readonly Usage[]
  readonly context: ServerContext
  readonly tables: LiveTables
  readonly chatLimit: ChatLimit | null
  readonly limits: Limits
  readonly watching = new Map<string, { watcher: Watcher; stop(): void }>()
  muted: Set<string> = new Set()
  /** The round-trip time, in ms. */
  lag = 0
  #bad = 0
  #left: number
  #refilled: number
  #pinged = 0
  #alive = true
  readonly #outbox: Outbox
  readonly send: (text: string) => void
  /** Messages still being handled, and who waits for the last of them. */
  #working = 0
  #atRest: (() => void)[] = []

  constructor(
    readonly socket: WebSocket,
    wire: Duplex,
    speaker: Speaker,
    needs: ConnectionNeeds,
  ) {
    const { limits } = needs
    const { usage } = speaker
    this.player = speaker.player
    this.address = speaker.address
    this.usage = usage
    this.context = needs.context
    this.tables = needs.tables
    this.chatLimit = needs.chatLimit
    this.limits = limits
    this.#outbox = new Outbox(socket, wire, usage, () => {
      if (socket.bufferedAmount > limits.backlog) this.close(4000)
    })
    this.send = this.#outbox.send
    this.#left = limits.rate * 3
    this.#refilled = performance.now()
    socket.on('message', (data) => this.#hear(data))
    socket.on('pong', () => {
      this.#alive = true
      this.lag = performance.now() - this.#pinged
    })
    // `close` follows; nothing to do here.
    socket.on('error', () => {})
    socket.on('close', () => this.#gone())
  }

  /** Refuses requests of clients that were sent too much; updates are sent in any case. */
  refuseIfSentTooMuch(): void {
    const now = performance.now()
    if (this.usage.some(({ bytes }) => bytes.left(now) < 0)) throw new Refusal('TOO_MANY', { seconds: 1 })
  }

  say(message: object): void {
    this.send(JSON.stringify(message))
  }

  close(code: Closing): void {
    this.context.metrics.closings.inc({ code })
    if (code !== 1001)
      this.context.log.info({ player: this.player?.id, code, because: closings[code] }, 'a socket was closed')
    this.#outbox.flush()
    this.socket.close(code, closings[code])
    // A client that does not read would not read the close frame either.
    if (code === 4000 || code === 4001) this.socket.terminate()
    this.#gone()
  }

  /** Called at every heartbeat: closes the socket if nothing came since the last one. */
  beat(): void {
    if (!this.#alive) {
      this.close(4001)
      return
    }
    this.#alive = false
    this.#pinged = performance.now()
    this.socket.ping()
  }

  /** Resolves when all received messages are handled. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#working === 0) resolve()
      else this.#atRest.push(resolve)
    })
  }

  #gone(): void {
    for (const { stop } of this.watching.values()) stop()
    this.watching.clear()
  }

  #hear(data: RawData): void {
    // A client may still send while its socket is being closed; nothing more is read.
    if (this.socket.readyState !== this.socket.OPEN) return
    this.#alive = true
    if (!this.#mayspeak()) {
      this.close(4002)
      return
    }
    void this.#answer(String(data))
  }

  #mayspeak(): boolean {
    if (this.limits.rate === 0) return true
    const now = performance.now()
    for (const { messages } of this.usage) if (!messages.take(1, now)) return false
    this.#left = Math.min(
      this.limits.rate * 3,
      this.#left + ((now - this.#refilled) * this.limits.rate) / 1000,
    )
    this.#refilled = now
    return --this.#left >= 0
  }

  async #answer(text: string): Promise<void> {
    let message: ClientMessage | undefined
    this.#working++
    try {
      message = readMessage(text)
      await doMessage(this, message)
    } catch (error) {
      this.#refuse(error, message)
    }
    if (--this.#working === 0) for (const rest of this.#atRest.splice(0)) rest()
  }

  #refuse(error: unknown, message: ClientMessage | undefined): void {
    const known = refusalFrom(error)
    if (!known) this.context.log.error({ err: error, do: message?.do }, 'a message broke')
    const refusal = known ?? new Refusal('BROKEN')
    this.context.metrics.refusals.inc({ code: refusal.code })
    const ref = message?.ref === undefined ? {} : { ref: message.ref }
    this.say({ is: 'refused', ...ref, ...refusal.body(), ...this.#truth(refusal, message) })
    if (!message && ++this.#bad >= PATIENCE) this.close(4003)
  }

  /** A client that acted on an outdated view gets the present one with the refusal. */
  #truth(refusal: Refusal, message: ClientMessage | undefined): object {
    if (refusal.code !== 'STALE' || (message?.do !== 'answer' && message?.do !== 'undo')) return {}
    const table = this.tables.peek(message.table)
    return table && holdsSeat(table, this.player?.id ?? null, message.seat)
      ? { now: tableViewOf(tableStateOf(table), message.seat) }
      : {}
  }

  async chatOf(id: string) {
    return heard(await this.tables.get(id), this.muted)
  }
}
