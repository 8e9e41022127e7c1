import { type ChatLine, Refusal } from '@perilune/protocol'
import type { Logger } from 'pino'
import { timedId } from '../../ports/ids.js'
import type { SharedCounters } from '../../ports/shared-counters.js'
import type { PlayerRow } from '../../store/port.js'
import { announce } from '../broadcast/news.js'
import type { LiveTable } from '../live-table.js'
import { seatsHeldBy } from '../state/seat-holders.js'

/** So many lines in so many ms. */
const MOST = 10
const WINDOW = 20_000
const LINES = 100

/** Limits chat lines per player over all nodes, HTTP and sockets. A flood is logged once. */
export class ChatLimit {
  readonly #shared: SharedCounters
  readonly #log: Logger

  constructor(shared: SharedCounters, log: Logger) {
    this.#shared = shared
    this.#log = log
  }

  async take(player: string): Promise<void> {
    const { count, left } = await this.#shared.count(`chat:${player}`, WINDOW)
    // The first line too many of a player in a window, at whichever node.
    if (count === MOST + 1)
      this.#log.info({ player, seconds: Math.ceil(left / 1000) }, 'a flood of chat is held back')
    if (count > MOST) throw new Refusal('TOO_MANY', { seconds: Math.ceil(left / 1000) })
  }
}

/** Adds a chat line: players and the host may, spectators may not. */
export async function say(
  table: LiveTable,
  player: PlayerRow,
  text: string,
  limit: ChatLimit | null,
): Promise<ChatLine> {
  const [seat] = seatsHeldBy(table, player.id)
  if (seat === undefined && table.meta.host !== player.id) throw new Refusal('NOT_SEATED')
  const { now, store } = table.context
  await limit?.take(player.id)
  const at = now()
  const line = {
    id: timedId(at),
    player: player.id,
    name: player.name,
    seat: seat ?? null,
    text,
    at,
    seq: table.seq,
  } satisfies ChatLine
  await store.addChat({ ...line, game: table.id })
  table.broadcast.chat(line)
  announce(table, table.id, { line })
  return line
}

/** The last chat lines, without those of people the reader has muted. */
export async function heard(table: LiveTable, muted: ReadonlySet<string>): Promise<ChatLine[]> {
  return (await catchUpOn(table)).filter((line) => !muted.has(line.player))
}

/** Reads the last chat lines and sends those to watchers that did not arrive from another node. */
export async function catchUpOn({ context, id, broadcast }: LiveTable): Promise<ChatLine[]> {
  const rows = await context.store.chat(id, LINES)
  const lines = rows.map(({ game: _, ...line }): ChatLine => line)
  for (const line of lines) broadcast.chat(line)
  if (lines.length === LINES) broadcast.lines.knownFrom(lines[0].id)
  return lines
}
