import { type ChatLine, Refusal } from '@perilune/protocol'
import { timedId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import type { LiveTable } from './live.js'

/** So many lines at once, and one more every two seconds. */
const BURST = 10
const REFILL = 2000
const LINES = 100

/** Keeps a flood of chat from everybody else: a bucket for every player. */
export class ChatLimit {
  readonly #buckets = new Map<string, { left: number; at: number }>()

  take(player: string, now: number): void {
    const bucket = this.#buckets.get(player) ?? { left: BURST, at: now }
    const left = Math.min(BURST, bucket.left + (now - bucket.at) / REFILL)
    if (left < 1) throw new Refusal('TOO_MANY', { seconds: Math.ceil(((1 - left) * REFILL) / 1000) })
    if (this.#buckets.size > 10_000) this.#buckets.clear()
    this.#buckets.set(player, { left: left - 1, at: now })
  }
}

/** Says something at a table. Before the start everybody who came by the link may speak; during the game those who sit. */
export async function say(
  table: LiveTable,
  player: PlayerRow,
  text: string,
  limit: ChatLimit | null,
): Promise<ChatLine> {
  const [seat] = table.seatsHeldBy(player.id)
  if (seat === undefined && table.meta.host !== player.id) throw new Refusal('NOT_SEATED')
  const { now, store } = table.house
  limit?.take(player.id, now())
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
  const lines = await table.house.store.chat(table.id, LINES)
  return lines.filter((line) => !muted.has(line.player)).map(({ game: _, ...line }) => line)
}
