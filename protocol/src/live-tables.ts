import { Line, type Listener, type OpenSocket, type Watching } from './live.js'

/** A socket that nobody needs is kept for so long, in ms: pages leave a table and look at it again. */
const LINGER = 5000

interface Kept {
  line: Line
  open: boolean | undefined
  linger: ReturnType<typeof setTimeout> | undefined
}

/**
 * The live tables of a page. Each has a socket of its own, whose address names it: so a balancer can lead all who are at one
 * table to the same node, or to the house that has the table.
 */
export class Live {
  readonly #tables = new Map<string, Kept>()
  readonly #url: () => string
  readonly #cookie: () => string
  readonly #openSocket: OpenSocket
  /** Told whenever a connection comes or goes: are all there that should be? */
  onConnection: (open: boolean) => void = () => {}

  constructor(url: () => string, cookie: () => string, openSocket: OpenSocket) {
    this.#url = url
    this.#cookie = cookie
    this.#openSocket = openSocket
  }

  /** `since` is the last seq whose events are known from before; -1 asks for all. */
  watch(table: string, seat: number | undefined, listener?: Listener, since?: number): Watching {
    return this.#line(table).watch(table, seat, listener, since)
  }

  answer(table: string, seat: number, answer: Record<string, unknown>, seen: number, key?: string) {
    return this.#line(table).answer(table, seat, answer, seen, key)
  }

  undo(table: string, seat: number, seen: number, key?: string) {
    return this.#line(table).undo(table, seat, seen, key)
  }

  say(table: string, text: string) {
    return this.#line(table).say(table, text)
  }

  close(): void {
    for (const { line, linger } of this.#tables.values()) {
      clearTimeout(linger)
      line.close()
    }
    this.#tables.clear()
  }

  /** Connects anew: the server knows who speaks from the cookie with which a connection began. */
  renew(): void {
    for (const { line } of this.#tables.values()) line.renew()
  }

  /** Drops the connections as a bad network would. */
  drop(): void {
    for (const { line } of this.#tables.values()) line.drop()
  }

  #line(table: string): Line {
    const known = this.#tables.get(table)
    if (known) return known.line
    const url = () => `${this.#url()}?table=${encodeURIComponent(table)}`
    const line = new Line(url, this.#cookie, this.#openSocket)
    const kept: Kept = { line, open: undefined, linger: undefined }
    this.#tables.set(table, kept)
    line.onConnection = (open) => {
      kept.open = open
      this.#tell()
    }
    line.onRest = () => {
      if (!line.idle) return
      clearTimeout(kept.linger)
      kept.linger = setTimeout(() => this.#putAway(table, kept), LINGER)
    }
    return line
  }

  #putAway(table: string, { line }: Kept): void {
    if (!line.idle) return
    this.#tables.delete(table)
    // That it goes is no loss of a connection.
    line.onConnection = () => {}
    line.close()
    this.#tell()
  }

  #tell(): void {
    this.onConnection([...this.#tables.values()].every(({ open }) => open !== false))
  }
}
