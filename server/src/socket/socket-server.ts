import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, SOCKET_PATH } from '@perilune/protocol'
import { WebSocketServer } from 'ws'
import type { Session } from '../accounts/session-cookie.js'
import { type Gone, type Sessions, sessionKey } from '../accounts/sessions.js'
import type { ServerContext } from '../context.js'
import type { UseLimits } from '../limits.js'
import { addressOf, type Trust } from '../requests/client-address.js'
import type { FloodGuard } from '../requests/flood-guard.js'
import { sameOrigin } from '../requests/same-origin.js'
import type { ChatLimit } from '../table/chat/chat.js'
import type { LiveTables } from '../table/live-tables.js'
import { Connection, type Limits } from './connection.js'
import { PACKED_FROM } from './socket-writer.js'
import { SocketUsage, type Usage } from './usage.js'

const LARGEST_MESSAGE = 64 * 1024
const HEARTBEAT = 20_000

interface Needs {
  context: ServerContext
  tables: LiveTables
  sessions: Sessions
  site: string | undefined
  trust: Trust
  /** Counts who was refused; nobody where there are no limits. */
  floodGuard: FloodGuard | undefined
  chatLimit: ChatLimit | null
  limits: Limits
  /** What addresses and players may use; without limits if left out. */
  useLimits: UseLimits | undefined
  heartbeat?: number | undefined
}

/** Counts a socket until it closes; refuses it where too many are open or were opened within a minute. */
function admit(usage: Usage, socket: Duplex): void {
  if (!usage.upgrades.take(1, performance.now()) || usage.sockets >= usage.mostSockets)
    throw new Refusal('TOO_MANY', { seconds: 10 })
  usage.sockets++
  if (socket.destroyed) usage.sockets--
  else
    socket.once('close', () => {
      usage.sockets--
    })
}

/** The WebSocket server, on the same port as HTTP. */
export class Sockets {
  readonly #needs: Needs
  readonly #connections = new Set<Connection>()
  /** The session cookie each socket was opened with, if it had one. */
  readonly #sessions = new Map<Connection, Session>()
  readonly #usage: SocketUsage | undefined
  readonly #heart: NodeJS.Timeout
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    // A compression window per socket would cost memory for every idle one.
    perMessageDeflate: {
      threshold: PACKED_FROM,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibDeflateOptions: { level: 3, memLevel: 7 },
      concurrencyLimit: 4,
    },
  })
  #stopping = false

  constructor(http: Server, needs: Needs) {
    this.#needs = needs
    this.#usage = needs.useLimits && new SocketUsage(needs.useLimits)
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#heart = setInterval(() => this.#beat(), needs.heartbeat ?? HEARTBEAT).unref()
  }

  get size(): number {
    return this.#connections.size
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      if (this.#stopping) throw new Refusal('STOPPING')
      if (request.url?.split('?')[0] !== SOCKET_PATH) throw new Refusal('NO_SUCH_PAGE')
      const { context, sessions, site, trust } = this.#needs
      const address = addressOf(request, trust)
      if (!sameOrigin(request.headers, site)) throw new Refusal('WRONG_ORIGIN')
      // The address is counted first, so that a flood of sockets causes no session lookups.
      for (const usage of this.#usage?.of(address, null) ?? []) admit(usage, socket)
      const player = await sessions.read(request.headers.cookie)
      const usage = this.#usage?.of(address, player?.id ?? null) ?? []
      for (const ofPlayer of usage.slice(1)) admit(ofPlayer, socket)
      if (player?.banned) throw new Refusal('BANNED')
      const muted = new Set(player ? await context.store.mutes(player.id) : [])
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        const connection = new Connection(ws, socket, { player, address, usage }, this.#needs)
        const session = player && sessions.sessionIn(request.headers.cookie)
        if (session) this.#sessions.set(connection, session)
        this.#welcome(connection, muted)
      })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('BROKEN')
      if (refusal.code === 'TOO_MANY') this.#needs.floodGuard?.count(request.socket.remoteAddress)
      const body = JSON.stringify(refusal.body())
      socket.end(
        `HTTP/1.1 ${refusal.status} Refused\r\ncontent-type: application/json\r\ncontent-length: ` +
          `${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    }
  }

  #welcome(connection: Connection, muted: Set<string>): void {
    const { context } = this.#needs
    connection.muted = muted
    this.#connections.add(connection)
    context.metrics.sockets.set(this.#connections.size)
    const stop =
      connection.player &&
      context.bus.subscribe(`mutes:${connection.player.id}`, (news) => {
        const { player, on } = news as { player: string; on: boolean }
        if (on) connection.muted.add(player)
        else connection.muted.delete(player)
      })
    const gone =
      connection.player &&
      context.bus.subscribe(`gone:${connection.player.id}`, (news) => {
        const { session, erased } = news as Gone
        const mine = this.#sessions.get(connection)
        if (session === undefined || (mine && session === sessionKey(mine)))
          connection.close(erased ? 4005 : 4006)
      })
    connection.socket.on('close', () => {
      stop?.()
      gone?.()
      this.#connections.delete(connection)
      this.#sessions.delete(connection)
      context.metrics.sockets.set(this.#connections.size)
    })
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat()
    this.#usage?.sweep()
    void this.#lookAfter()
  }

  /** Closes sockets whose player was banned, signed out or erased, if no message about it has arrived. */
  async #lookAfter(): Promise<void> {
    const { sessions } = this.#needs
    for (const [connection, session] of [...this.#sessions]) {
      // While the store is unreachable no socket is closed.
      const player = await sessions.player(session).catch(() => connection.player)
      if (player && !player.banned) continue
      const exists = player || (await this.#needs.context.store.player(session.player).catch(() => true))
      if (this.#sessions.delete(connection)) connection.close(player ? 4004 : exists ? 4006 : 4005)
    }
  }

  /** Accepts no new sockets, finishes the messages received, and closes all sockets. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#heart)
    await Promise.all([...this.#connections].map((c) => c.settled()))
    for (const connection of this.#connections) connection.close(1001)
    this.#server.close()
    await new Promise((resolve) => setTimeout(resolve, this.#connections.size > 0 ? 200 : 0))
    for (const connection of this.#connections) connection.socket.terminate()
  }
}
