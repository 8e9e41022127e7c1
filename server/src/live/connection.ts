import type { Duplex } from 'node:stream'
import { type ClientMessage, closings, Refusal } from '@perilune/protocol'
import type { RawData, WebSocket } from 'ws'
import type { House } from '../house.js'
import { refusalFrom } from '../http/refusals.js'
import type { PlayerRow } from '../store/port.js'
import type { Watcher } from '../tables/audience.js'
import { sightOf } from '../tables/sight.js'
import type { Tables } from '../tables/tables.js'
import { type ChatLimit, heard } from '../tables/talk.js'
import { Line } from './line.js'
import { doMessage } from './messages.js'
import { readMessage } from './reading.js'
import type { Usage } from './usage.js'

export interface Limits {
  /** A client that lets more than this many bytes wait is too slow. */
  backlog: number
  /** Messages a second, on average; three times that at once. Zero: no limit. */
  rate: number
  /** Watches on one socket. */
  watches: number
}

/** So many malformed messages are answered; after that nobody is at home. */
const PATIENCE = 20

type Closing = keyof typeof closings

/** Those to whom something was said in this turn. */
let spokenTo: Connection[] = []

function atTheEndOfTheTurn(connection: Connection): void {
  if (spokenTo.push(connection) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const all = spokenTo
  spokenTo = []
  for (const connection of all) connection.flush()
}

/** One client's socket: what it watches, and what it is owed. */
export class Connection {
  readonly watching = new Map<string, { watcher: Watcher; stop(): void }>()
  muted: Set<string> = new Set()
  /** The time a message takes to the client and back. */
  lag = 0
  #bad = 0
  #left: number
  #refilled: number
  #pinged = 0
  #alive = true
  /** What is said in this turn, with commas between, and how much of it there is. */
  #said = ''
  #words = 0
  readonly #line: Line
  /** How much of what was heard is still being done, and who waits for the last of it. */
  #working = 0
  #atRest: (() => void)[] = []

  constructor(
    readonly socket: WebSocket,
    wire: Duplex,
    readonly player: PlayerRow | null,
    /** Where the client comes from, as limits count it. */
    readonly address: string,
    readonly house: House,
    readonly tables: Tables,
    readonly chatLimit: ChatLimit | null,
    readonly limits: Limits,
    /** What this socket uses is counted for its address and its player; for nobody where there are no limits. */
    readonly usage: readonly Usage[],
  ) {
    this.#line = new Line(socket, wire)
    this.#left = limits.rate * 3
    this.#refilled = performance.now()
    socket.on('message', (data) => this.#hear(data))
    socket.on('pong', () => {
      this.#alive = true
      this.lag = performance.now() - this.#pinged
    })
    // A broken socket closes after it; nothing is left to do here.
    socket.on('error', () => {})
    socket.on('close', () => this.#gone())
  }

  /** All that is said in one turn leaves together: an update and the word that the move was taken, above all. */
  send = (text: string): void => {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.usage.length > 0) this.#count(text.length)
    if (this.#words++ > 0) this.#said = `${this.#said},${text}`
    else {
      this.#said = text
      atTheEndOfTheTurn(this)
    }
  }

  flush(): void {
    const words = this.#words
    if (words === 0) return
    const said = this.#said
    this.#words = 0
    this.#said = ''
    if (this.socket.readyState !== this.socket.OPEN) return
    this.#line.send(words === 1 ? said : `[${said}]`)
    if (this.socket.bufferedAmount > this.limits.backlog) this.close(4000)
  }

  #count(bytes: number): void {
    const now = performance.now()
    for (const { bytes: budget } of this.usage) budget.take(bytes, now)
  }

  /** Who has been sent too much must wait before asking for more; what others do is told in any case. */
  refuseIfSentTooMuch(): void {
    const now = performance.now()
    if (this.usage.some(({ bytes }) => bytes.left(now) < 0)) throw new Refusal('TOO_MANY', { seconds: 1 })
  }

  say(message: object): void {
    this.send(JSON.stringify(message))
  }

  close(code: Closing): void {
    this.house.metrics.closings.inc({ code })
    if (code !== 1001)
      this.house.log.info({ player: this.player?.id, code, because: closings[code] }, 'a socket was closed')
    this.flush()
    this.socket.close(code, closings[code])
    // Who does not read does not read the closing either.
    if (code === 4000 || code === 4001) this.socket.terminate()
    this.#gone()
  }

  /** Called at every beat of the heart: who was silent since the last one is gone. */
  beat(): void {
    if (!this.#alive) {
      this.close(4001)
      return
    }
    this.#alive = false
    this.#pinged = performance.now()
    this.socket.ping()
  }

  /** Resolves when all that was heard is done. */
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
    // Who was shown the door may go on talking for as long as it takes to close; nobody listens.
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
    if (!known) this.house.log.error({ err: error, do: message?.do }, 'a message broke')
    const refusal = known ?? new Refusal('BROKEN')
    this.house.metrics.refusals.inc({ code: refusal.code })
    const ref = message?.ref === undefined ? {} : { ref: message.ref }
    this.say({ is: 'refused', ...ref, ...refusal.body(), ...this.#truth(refusal, message) })
    if (!message && ++this.#bad >= PATIENCE) this.close(4003)
  }

  /** Who acted on what is no longer true is told what is. */
  #truth(refusal: Refusal, message: ClientMessage | undefined): object {
    if (refusal.code !== 'STALE' || (message?.do !== 'answer' && message?.do !== 'undo')) return {}
    const table = this.tables.peek(message.table)
    return table?.holds(this.player?.id ?? null, message.seat)
      ? { now: sightOf(table.whole(), message.seat) }
      : {}
  }

  async chatOf(id: string) {
    return heard(await this.tables.get(id), this.muted)
  }
}
