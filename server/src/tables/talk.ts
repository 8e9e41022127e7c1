import { type ChatLine, Refusal } from '@perilune/protocol'
import type { Logger } from 'pino'
import { timedId } from '../ports/ids.js'
import type { Shared } from '../ports/shared.js'
import type { PlayerRow } from '../store/port.js'
import type { LiveTable } from './live.js'

/** So many lines in so many ms. */
const MOST = 10
const WINDOW = 20_000
const LINES = 100

/** Keeps a flood of chat from everybody else, whichever nodes and doors it comes through. The log says so once for each flood. */
export class ChatLimit {
  readonly #shared: Shared
  readonly #log: Logger

  constructor(shared: Shared, log: Logger) {
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

/** Says something at a table: those who sit there may, and its host. Who only watches may not. */
export async function say(
  table: LiveTable,
  player: PlayerRow,
  text: string,
  limit: ChatLimit | null,
): Promise<ChatLine> {
  const [seat] = table.seatsHeldBy(player.id)
  if (seat === undefined && table.meta.host !== player.id) throw new Refusal('NOT_SEATED')
  const { now, store } = table.house
  await limit?.take(player.id)
  const at = now()
  const line: ChatLine = {
    id: timedId(at),
    player: player.id,
    name: player.name,
    seat: seat ?? null,
    text,
    at,
  }
  await store.addChat({ ...line, game: table.id })
  table.said(line)
  return line
}

/** The last lines, without those of people the reader has muted. */
export async function heard(table: LiveTable, muted: ReadonlySet<string>): Promise<ChatLine[]> {
  return (await catchUpOn(table)).filter((line) => !muted.has(line.player))
}

/** Reads the last lines. What was said at another node and did not arrive here those who watch are told now. */
export async function catchUpOn({ house, id, audience }: LiveTable): Promise<ChatLine[]> {
  const rows = await house.store.chat(id, LINES)
  const lines = rows.map(({ game: _, ...line }): ChatLine => line)
  for (const line of lines) audience.chat(line)
  if (lines.length === LINES) audience.lines.knownFrom(lines[0].id)
  return lines
}
