import type { Seat } from '@perilune/engine'
import type { Call } from '@perilune/protocol'
import type { House } from '../house.js'
import type { CallRow } from '../store/port.js'
import type { LiveTable } from '../tables/live.js'
import type { Tables } from '../tables/tables.js'
import { Gone, type Ways } from './ways.js'

/** Somebody who turns a page or changes trains is back within this. */
const GRACE = 5000
/** Calls on their way at once, and those that wait behind them; who comes later is not called. */
const AT_ONCE = 8
const MOST_WAITING = 5000

export interface Tried {
  kind: CallRow['kind']
  worked: boolean
  problem?: string
}

/** A way that waits for its code is not in use yet. */
export const inUse = (way: CallRow): boolean => !(way.kind === 'mail' && way.data !== null)

/** Calls players whose turn it is and who are not looking. */
export class Caller {
  readonly #house: House
  readonly #tables: Tables
  readonly #ways: Ways
  readonly #site: string
  readonly #grace: number
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #waiting: (() => Promise<unknown>)[] = []
  #running = 0

  constructor(house: House, tables: Tables, ways: Ways, site: string | undefined, grace = GRACE) {
    this.#house = house
    this.#tables = tables
    this.#ways = ways
    this.#site = site ?? ''
    this.#grace = grace
    tables.onAsked = (table, seats) => this.#asked(table, seats)
  }

  #asked(table: LiveTable, seats: readonly Seat[]): void {
    for (const seat of seats) {
      if (table.controls[seat] !== 'person' || table.audience.watching().has(seat)) continue
      const key = `${table.id}:${seat}`
      clearTimeout(this.#timers.get(key))
      const timer = setTimeout(() => {
        this.#timers.delete(key)
        this.#later(() => this.#call(table.id, seat))
      }, this.#grace)
      this.#timers.set(key, timer.unref())
    }
  }

  #later(work: () => Promise<unknown>): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#house.metrics.calls.inc({ kind: 'any', result: 'dropped' })
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
        .catch((err: unknown) => this.#house.log.warn({ err }, 'a player could not be called'))
        .finally(() => {
          this.#running--
          this.#next()
        })
    }
  }

  async #call(id: string, seat: Seat): Promise<void> {
    const table = await this.#tables.get(id)
    const { match, controls, audience } = table
    if (!match || table.over || table.standing.paused) return
    if (controls[seat] !== 'person' || audience.watching().has(seat)) return
    if (!table.game.asked(match.state).includes(seat)) return
    const text = `It is your turn in ${table.game.title}.`
    const call: Call = {
      title: 'Your turn',
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

  /** Calls a player on every way there is. */
  async send(player: string, call: Call): Promise<Tried[]> {
    const ways = (await this.#house.store.calls(player)).filter(inUse)
    return Promise.all(ways.map((way) => this.#try(way, call)))
  }

  async #try(way: CallRow, call: Call): Promise<Tried> {
    const { store, metrics, log } = this.#house
    const { kind } = way
    try {
      await this.#ways.send(way, call)
      metrics.calls.inc({ kind, result: 'sent' })
      return { kind, worked: true }
    } catch (error) {
      const gone = error instanceof Gone
      metrics.calls.inc({ kind, result: gone ? 'gone' : 'failed' })
      if (gone) await store.removeCall(way.id, way.player)
      const problem = (error as Error).message.slice(0, 200)
      log.info({ player: way.player, kind, problem }, 'a call did not arrive')
      return { kind, worked: false, problem }
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#waiting = []
  }
}
