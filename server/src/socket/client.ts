import type { ChatLine } from '@perilune/protocol'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../context.js'
import type { PlayerRow } from '../store/port.js'
import type { Watcher } from '../table/broadcast/broadcast.js'
import type { ChatLimit } from '../table/chat/chat.js'
import type { LiveTables } from '../table/live-tables.js'

/** What handling a message needs of the client that sent it. */
export interface Client {
  readonly player: PlayerRow | null
  /** The client's address as limits count it. */
  readonly address: string
  readonly context: ServerContext
  readonly tables: LiveTables
  readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>
  readonly chatLimit: ChatLimit | null
  readonly limits: { readonly watches: number }
  /** What it watches, by table and seat. */
  readonly watching: Map<string, { watcher: Watcher; stop(): void }>
  readonly muted: ReadonlySet<string>
  /** The round-trip time, in ms. */
  readonly lag: number
  readonly send: (text: string) => void
  say(message: object): void
  chatOf(table: string): Promise<ChatLine[]>
  /** Refuses requests of clients that were sent too much; updates are sent in any case. */
  refuseIfSentTooMuch(): void
}
