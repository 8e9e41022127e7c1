import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { SocketWriter } from './socket-writer.js'
import type { Usage } from './usage.js'

/** Outboxes with unsent messages of this turn of the event loop. */
let unsent: Outbox[] = []

function flushAtEndOfTurn(outbox: Outbox): void {
  if (unsent.push(outbox) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const all = unsent
  unsent = []
  for (const outbox of all) outbox.flush()
}

/**
 * What is sent to one client. Messages of one turn of the event loop leave in one frame: above all an update
 * and the acknowledgement of the move.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #writer: SocketWriter
  readonly #usage: readonly Usage[]
  readonly #onSent: () => void
  /** The messages of this turn, separated by commas, and how many they are. */
  #text = ''
  #count = 0

  constructor(socket: WebSocket, wire: Duplex, usage: readonly Usage[], onSent: () => void) {
    this.#socket = socket
    this.#writer = new SocketWriter(socket, wire)
    this.#usage = usage
    this.#onSent = onSent
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  send = (text: string): void => {
    if (!this.#isOpen) return
    if (this.#usage.length > 0) this.#charge(text.length)
    if (this.#count++ > 0) this.#text = `${this.#text},${text}`
    else {
      this.#text = text
      flushAtEndOfTurn(this)
    }
  }

  flush(): void {
    const count = this.#count
    if (count === 0) return
    const text = this.#text
    this.#count = 0
    this.#text = ''
    if (!this.#isOpen) return
    this.#writer.send(count === 1 ? text : `[${text}]`)
    this.#onSent()
  }

  #charge(bytes: number): void {
    const now = performance.now()
    for (const { bytes: budget } of this.#usage) budget.take(bytes, now)
  }
}
