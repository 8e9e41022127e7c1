import { type ClientMessage, Refusal } from '@perilune/protocol'
import type { Watcher } from '../table/broadcast/broadcast.js'
import { catchUpOnSeats } from '../table/log/catch-up.js'
import { holdsSeat } from '../table/state/seat-holders.js'
import type { Client } from './client.js'
import { missedEvents, prepareMissedEvents } from './reconnect.js'

type Message<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>

const nameOf = ({ table, seat }: { table: string; seat?: number | undefined }) => `${table}:${seat ?? ''}`

/**
 * Starts to watch a table. After a reconnect the page says by `since` how far it had come, and gets the
 * events that it missed (see `reconnect.ts`).
 */
export async function watch(c: Client, message: Message<'watch'>): Promise<void> {
  const { table: id, seat, ref, since, form = 'sentences' } = message
  const table = await c.tables.get(id)
  if (seat !== undefined) await catchUpOnSeats(table, c.player?.id ?? null, seat)
  if (seat !== undefined && !holdsSeat(table, c.player?.id ?? null, seat))
    throw new Refusal(table.seats[seat] ? 'NOT_YOUR_SEAT' : 'NO_SUCH_SEAT')
  const chat = await c.chatOf(id)
  if (since !== undefined) await prepareMissedEvents(table, since, c.address)
  // No await from here on: a change between the shown view and the first update would be lost. Bytes sent to
  // other watches of this client are counted by now.
  c.refuseIfSentTooMuch()
  const name = nameOf(message)
  c.watching.get(name)?.stop()
  c.watching.delete(name)
  if (c.watching.size >= c.limits.watches) throw new Refusal('TOO_MANY', { seconds: 1 })
  if (c.socket.readyState !== c.socket.OPEN) return
  const viewer = seat ?? 'spectator'
  const watcher: Watcher = {
    viewer,
    form,
    player: c.player?.id ?? null,
    send: c.send,
    hears: (player) => !c.muted.has(player),
  }
  const now = table.broadcast.add(watcher)
  c.watching.set(name, { watcher, stop: () => table.broadcast.remove(watcher) })
  const events = since === undefined ? [] : missedEvents(table, since, watcher)
  const { release } = c.context
  const about = { table: id, ...(seat !== undefined && { seat }), ...(release !== undefined && { release }) }
  c.say({ is: 'table', ref, ...about, now, events, chat })
}

export async function leave(c: Client, message: Message<'leave'>): Promise<void> {
  const name = nameOf(message)
  c.watching.get(name)?.stop()
  c.watching.delete(name)
  c.say({ is: 'done', ref: message.ref })
}
