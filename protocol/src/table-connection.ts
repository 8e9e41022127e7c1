import { type Change, patch } from './diff.js'
import { type ErrorBody, Refusal } from './errors.js'
import { newKey } from './message-key.js'
import type { ClientMessage, ServerMessage } from './socket.js'
import type { ChatLine, EventView, TableView } from './table.js'
import type { LeftCode } from './table-words.js'

/** The part of a WebSocket that the client uses; both the browser's and Node's `ws` have it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  send(text: string): void
  close(): void
}
export type OpenSocket = (url: string, cookie: string) => SocketLike

export interface Watching {
  readonly table: string
  readonly seat: number | undefined
  /** The current state of the table; null until the server's first message. */
  now: TableView | null
  events: EventView[]
  chat: ChatLine[]
  /**
   * Why the server has stopped showing the table; null while it shows it. Seats are renumbered when a game
   * begins without some of them, so watch the table again: `viewer` says which seat is mine now, if any.
   */
  left: string | null
  /** The same as a code; null if a refusal was the reason. */
  leftCode: LeftCode | null
  stop(): void
}

/** Called with all news, and a last time when the watch has ended. */
export type Listener = (watching: Watching, news: EventView[]) => void
export interface WatchOptions {
  /** The seq up to which events are already known; -1 requests all of them. */
  since?: number
  /** Without sentences, for clients that have the words of the game. */
  form?: 'data'
}
interface Watched extends Watching, WatchOptions {
  listener: Listener
}
interface Waiting {
  message: ClientMessage
  resolve(answer: { seq?: number | undefined; again?: boolean | undefined }): void
  reject(error: Error): void
}

const LONGEST_PAUSE = 15_000
/** How long to wait for the server's database to recover, in ms. */
const UNSURE_PAUSE = 1000
/** Refusals that may pass: the server, or its database, may be back in a moment. */
const PASSING = ['STORE_AWAY', 'STORE_FAILED', 'BUSY', 'BROKEN', 'STOPPING', 'TOO_MANY']
/**
 * Pages can't see the pings by which the server detects dead connections. After this much silence, in ms, the
 * client requests a reply; after as much again the connection counts as dead.
 */
const SILENCE = 20_000
/**
 * A server that dies between accepting a connection and replying leaves it open, so a connection that does
 * not open within this time, in ms, is abandoned.
 */
const LONGEST_OPENING = 10_000

/** The socket of one table. A lost connection is restored automatically and misses nothing. */
export class TableConnection {
  readonly #watches = new Map<string, Watched>()
  readonly #waiting = new Map<string, Waiting>()
  readonly #url: () => string
  readonly #cookie: () => string
  readonly #openSocket: OpenSocket
  #socket: SocketLike | null = null
  #open = false
  #ended = false
  #tries = 0
  #misses = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Called when the connection opens or closes. */
  onConnection: (open: boolean) => void = () => {}
  onRelease: (release: string) => void = () => {}
  /** Called when the connection may no longer be needed. */
  onRest: () => void = () => {}

  constructor(url: () => string, cookie: () => string, openSocket: OpenSocket) {
    this.#url = url
    this.#cookie = cookie
    this.#openSocket = openSocket
  }

  watch(
    table: string,
    seat: number | undefined,
    listener: Listener = () => {},
    options: WatchOptions = {},
  ): Watching {
    const key = `${table}:${seat ?? ''}`
    const stop = () => {
      if (this.#watches.get(key) !== watching) return
      this.#watches.delete(key)
      this.#send({ do: 'leave', table, ...(seat !== undefined && { seat }) })
      this.onRest()
    }
    const watching: Watched = {
      table,
      seat,
      now: null,
      events: [],
      chat: [],
      left: null,
      leftCode: null,
      stop,
      listener,
      ...options,
    }
    this.#watches.set(key, watching)
    if (this.#open) this.#send(watchMessage(watching))
    else this.#connect()
    return watching
  }

  // Parameters: those of the message, in its order.
  answer(table: string, seat: number, answer: Record<string, unknown>, seen: number, key = newKey()) {
    return this.#ask({ do: 'answer', table, seat, answer, seen, key })
  }

  undo(table: string, seat: number, seen: number, key = newKey()) {
    return this.#ask({ do: 'undo', table, seat, seen, key })
  }

  say(table: string, text: string) {
    return this.#ask({ do: 'say', table, text })
  }

  /** Whether nobody watches and no message awaits its reply. */
  get idle(): boolean {
    return this.#watches.size === 0 && this.#waiting.size === 0
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    if (this.#socket) this.#socket.close()
    else this.#lost()
  }

  /** Reconnects: the server takes the player from the cookie that the connection was opened with. */
  renew(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onclose = null
    socket.onmessage = null
    this.#socket = null
    this.#open = false
    clearTimeout(this.#silence)
    socket.close()
    this.#connect()
  }

  /** Drops the connection, as a bad network would. */
  drop(): void {
    this.#socket?.close()
  }

  #ask(message: ClientMessage): Promise<{ seq?: number | undefined; again?: boolean | undefined }> {
    const ref = newKey()
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { message: { ...message, ref }, resolve, reject })
      if (this.#open) this.#send({ ...message, ref })
      else this.#connect()
    })
  }

  #send(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    if (this.#socket || this.#ended) return
    const socket = this.#openSocket(this.#url(), this.#cookie())
    this.#socket = socket
    socket.onopen = () => {
      this.#open = true
      this.#tries = 0
      this.onConnection(true)
      this.#listen(socket)
      for (const w of this.#watches.values()) this.#send(watchMessage(w))
      // Chat messages have no key and are not sent again; moves have one, so sending them twice is safe.
      for (const { message } of this.#waiting.values()) this.#send(message)
    }
    socket.onmessage = ((event: { data: unknown }) => {
      this.#listen(socket)
      const said = JSON.parse(String(event.data)) as ServerMessage | ServerMessage[]
      if (Array.isArray(said)) for (const message of said) this.#hear(message)
      else this.#hear(said)
    }) as SocketLike['onmessage']
    socket.onerror = () => {}
    socket.onclose = () => this.#lost()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => socket.close(), LONGEST_OPENING)
  }

  #listen(socket: SocketLike): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#send({ do: 'ping' })
      this.#silence = setTimeout(() => socket.close(), SILENCE)
    }, SILENCE)
  }

  #lost(): void {
    if (this.#open) this.onConnection(false)
    clearTimeout(this.#silence)
    this.#socket = null
    this.#open = false
    for (const [ref, { message, reject }] of this.#waiting)
      if (this.#ended || message.do === 'say') {
        this.#waiting.delete(ref)
        reject(new Refusal('STOPPING', {}, undefined, 'the connection was lost'))
      }
    if (this.#ended || (this.#watches.size === 0 && this.#waiting.size === 0)) return
    // Random pauses keep a thousand clients from reconnecting to a restarted server at the same time.
    const tries = Math.max(this.#tries++, this.#misses - 1)
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** tries) * (0.5 + Math.random() / 2)
    this.#retry = setTimeout(() => this.#connect(), pause)
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'table': {
        if (message.release !== undefined) this.onRelease(message.release)
        const w = this.#watches.get(`${message.table}:${message.seat ?? ''}`)
        if (!w) return
        this.#misses = 0
        // Watching the same seat again at once brings two replies, each with all events since the beginning.
        const last = lastSeqOf(w)
        const news = last === undefined ? message.events : message.events.filter(({ seq }) => seq > last)
        w.now = message.now
        w.events.push(...news)
        w.chat = message.chat
        w.listener(w, news)
        return
      }
      case 'update': {
        const w = this.#watches.get(`${message.table}:${message.seat ?? ''}`)
        if (!w?.now) return
        w.now = patch(w.now, message.changes as Change[])
        const news = message.events ?? []
        w.events.push(...news)
        w.listener(w, news)
        return
      }
      case 'chat':
        for (const w of this.#watches.values())
          if (w.table === message.table) {
            w.chat = [...w.chat, message.line]
            w.listener(w, [])
          }
        return
      case 'done':
        this.#settle(message.ref)?.resolve(message)
        return
      case 'refused':
        if (message.error === 'STORE_UNSURE') this.#sendAgain(message.ref)
        else if (message.error === 'OTHER_RULES') this.#elsewhere()
        else if (message.ref && this.#watches.has(message.ref)) this.#notShown(message.ref, message)
        else this.#settle(message.ref)?.reject(Refusal.from(message))
        return
      case 'left':
        this.#end(`${message.table}:${message.seat ?? ''}`, message.because, message.code)
    }
  }

  #end(key: string, because: string, code: LeftCode | null = null): void {
    const watched = this.#watches.get(key)
    if (!watched) return
    this.#watches.delete(key)
    watched.left = because
    watched.leftCode = code
    watched.listener(watched, [])
    this.onRest()
  }

  /**
   * The server does not know whether it stored the message; the key makes it count once. If the connection
   * was lost meanwhile, reconnecting sends it anyway.
   */
  #sendAgain(ref: string | undefined): void {
    const socket = this.#socket
    setTimeout(() => {
      const waiting = ref === undefined ? undefined : this.#waiting.get(ref)
      if (waiting && socket === this.#socket) this.#send(waiting.message)
    }, UNSURE_PAUSE)
  }

  /**
   * A watch refused because the server's database is away is retried, because nothing else would. Any other
   * refusal ends it.
   */
  #notShown(key: string, { error, message }: ErrorBody): void {
    if (!PASSING.includes(error)) {
      this.#end(key, message)
      return
    }
    const socket = this.#socket
    setTimeout(() => {
      const watched = this.#watches.get(key)
      if (watched && socket === this.#socket) this.#send(watchMessage(watched))
    }, UNSURE_PAUSE)
  }

  /** This node lacks the rules of the game; the next connection may reach one that has them. */
  #elsewhere(): void {
    this.#misses++
    this.#socket?.close()
  }

  #settle(ref: string | undefined): Waiting | undefined {
    const waiting = ref === undefined ? undefined : this.#waiting.get(ref)
    if (waiting) this.#waiting.delete(ref as string)
    this.onRest()
    return waiting
  }
}

/** The seq up to which the events of a watch are known; undefined if none are wanted. */
function lastSeqOf({ now, since }: Watched): number | undefined {
  // A table that has not started has no log, so its watchers have received no events, not even the first
  // ones.
  return now ? (now.state === 'open' ? -1 : now.seq) : since
}

function watchMessage(watched: Watched): ClientMessage {
  const { table, seat, form } = watched
  const last = lastSeqOf(watched)
  return {
    do: 'watch',
    ref: `${table}:${seat ?? ''}`,
    table,
    ...(seat !== undefined && { seat }),
    ...(last !== undefined && { since: last }),
    ...(form && { form }),
  }
}
