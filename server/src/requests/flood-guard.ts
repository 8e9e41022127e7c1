import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { ExpiringCounters } from '../ports/expiring-counters.js'
import { addressKey, type Trust } from './client-address.js'

const WINDOW = 10_000
/** So many requests and sockets of one address are refused with a sentence in a window. */
export const MOST_REFUSED = 200
const SWEEP_FROM = 1000

/**
 * Closes new connections of addresses that continue after hundreds of refusals: refusing a request costs many
 * times what closing a connection does. Connections of trusted proxies are never closed, for they carry
 * everybody's requests.
 */
export class FloodGuard {
  readonly #refused = new ExpiringCounters()
  readonly #until = new Map<string, number>()
  readonly #trust: Trust

  constructor(trust: Trust) {
    this.#trust = trust
  }

  /** Counts a refusal for the one at the other end of the connection. */
  count(peer: string | undefined, now = Date.now()): void {
    if (!peer || this.#trust(peer, 0)) return
    const name = addressKey(peer)
    const { count, left } = this.#refused.add(name, WINDOW, now)
    if (count <= MOST_REFUSED) return
    if (this.#until.size >= SWEEP_FROM) this.#sweep(now)
    this.#until.set(name, now + left)
  }

  #sweep(now: number): void {
    for (const [name, until] of this.#until) if (until <= now) this.#until.delete(name)
  }

  isOver(peer: string | undefined, now = Date.now()): boolean {
    if (!peer || this.#until.size === 0) return false
    const name = addressKey(peer)
    const until = this.#until.get(name)
    if (until === undefined) return false
    if (until > now) return true
    this.#until.delete(name)
    return false
  }

  /** Closes new connections of those who are over the limit, before anything is read from them. */
  guard(server: Server): void {
    server.prependListener('connection', (socket: Socket) => {
      if (this.isOver(socket.remoteAddress)) socket.resetAndDestroy()
    })
  }
}
