import {
  type Listener,
  type OpenSocket,
  TableConnection,
  type Watching,
  type WatchOptions,
} from './table-connection.js'

/** How long an unused socket is kept, in ms: pages often leave a table and return to it. */
const LINGER = 5000

interface Kept {
  connection: TableConnection
  open: boolean | undefined
  linger: ReturnType<typeof setTimeout> | undefined
}

/**
 * The live tables of a page. Each has a socket of its own whose address names the table, so that a load
 * balancer can route everybody at one table to the same node, or to the shard that has the table.
 */
export class Live {
  readonly #tables = new Map<string, Kept>()
  readonly #url: () => string
  readonly #cookie: () => string
  readonly #openSocket: OpenSocket
  /** Called when a connection opens or closes, with whether all of them are open. */
  onConnection: (open: boolean) => void = () => {}
  /** Called with the release of the app on a server that shows a table. */
  onRelease: (release: string) => void = () => {}

  constructor(url: () => string, cookie: () => string, openSocket: OpenSocket) {
    this.#url = url
    this.#cookie = cookie
    this.#openSocket = openSocket
  }

  watch(table: string, seat: number | undefined, listener?: Listener, options?: WatchOptions): Watching {
    return this.#connection(table).watch(table, seat, listener, options)
  }

  // Parameters: those of the message, in its order.
  answer(table: string, seat: number, answer: Record<string, unknown>, seen: number, key?: string) {
    return this.#connection(table).answer(table, seat, answer, seen, key)
  }

  undo(table: string, seat: number, seen: number, key?: string) {
    return this.#connection(table).undo(table, seat, seen, key)
  }

  say(table: string, text: string) {
    return this.#connection(table).say(table, text)
  }

  close(): void {
    for (const { connection, linger } of this.#tables.values()) {
      clearTimeout(linger)
      connection.close()
    }
    this.#tables.clear()
  }

  /** Reconnects: the server takes the player from the cookie that the connection was opened with. */
  renew(): void {
    for (const { connection } of this.#tables.values()) connection.renew()
  }

  /** Drops the connections, as a bad network would. */
  drop(): void {
    for (const { connection } of this.#tables.values()) connection.drop()
  }

  #connection(table: string): TableConnection {
    const known = this.#tables.get(table)
    if (known) return known.connection
    const url = () => `${this.#url()}?table=${encodeURIComponent(table)}`
    const connection = new TableConnection(url, this.#cookie, this.#openSocket)
    const kept: Kept = { connection, open: undefined, linger: undefined }
    this.#tables.set(table, kept)
    connection.onConnection = (open) => {
      kept.open = open
      this.#tell()
    }
    connection.onRelease = (release) => this.onRelease(release)
    connection.onRest = () => {
      if (!connection.idle) return
      clearTimeout(kept.linger)
      kept.linger = setTimeout(() => this.#putAway(table, kept), LINGER)
    }
    return connection
  }

  #putAway(table: string, { connection }: Kept): void {
    if (!connection.idle) return
    this.#tables.delete(table)
    // Closing an idle connection must not be reported as a lost one.
    connection.onConnection = () => {}
    connection.close()
    this.#tell()
  }

  #tell(): void {
    this.onConnection([...this.#tables.values()].every(({ open }) => open !== false))
  }
}
