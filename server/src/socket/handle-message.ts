import { type ClientMessage, Refusal } from '@perilune/protocol'
import type { PlayerRow } from '../store/port.js'
import type { Watcher } from '../table/broadcast/broadcast.js'
import { say } from '../table/chat/chat.js'
import { catchUpOnSeats, catchUpTo } from '../table/log/catch-up.js'
import { answer, answersFor, undo } from '../table/moves.js'
import { holdsSeat } from '../table/state/seat-holders.js'
import type { Client } from './client.js'

type Message<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>

/** Carries out a message that has passed its schema. */
export function doMessage(c: Client, message: ClientMessage): Promise<void> {
  switch (message.do) {
    case 'watch':
      return watch(c, message)
    case 'leave':
      return leave(c, message)
    case 'answer':
    case 'undo':
      return move(c, message)
    case 'answers':
      return listAnswers(c, message)
    case 'say':
      return chat(c, message)
    case 'ping':
      return pong(c, message)
  }
}

function me(c: Client): PlayerRow {
  if (!c.player) throw new Refusal('NOT_SIGNED_IN')
  return c.player
}

const nameOf = ({ table, seat }: { table: string; seat?: number | undefined }) => `${table}:${seat ?? ''}`

async function watch(c: Client, message: Message<'watch'>): Promise<void> {
  const { table: id, seat, ref, since, form = 'sentences' } = message
  const table = await c.tables.get(id)
  if (seat !== undefined) await catchUpOnSeats(table, c.player?.id ?? null, seat)
  if (seat !== undefined && !holdsSeat(table, c.player?.id ?? null, seat))
    throw new Refusal(table.seats[seat] ? 'NOT_YOUR_SEAT' : 'NO_SUCH_SEAT')
  const chat = await c.chatOf(id)
  if (since !== undefined) {
    await catchUpTo(table, since)
    await table.history.prepare(since, c.address)
  }
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
  const events = since === undefined || !table.match ? [] : table.history.after(since, viewer, form)
  c.say({ is: 'table', ref, table: id, ...(seat !== undefined && { seat }), now, events, chat })
}

async function leave(c: Client, message: Message<'leave'>): Promise<void> {
  const name = nameOf(message)
  c.watching.get(name)?.stop()
  c.watching.delete(name)
  c.say({ is: 'done', ref: message.ref })
}

async function listAnswers(c: Client, { table: id, seat, ref }: Message<'answers'>): Promise<void> {
  c.refuseIfSentTooMuch()
  const table = await c.tables.get(id)
  c.say({ is: 'answers', ref, table: id, seat, ...answersFor(table, { player: me(c).id, seat }) })
}

async function chat(c: Client, message: Message<'say'>): Promise<void> {
  const table = await c.tables.get(message.table)
  await say(table, me(c), message.text, c.chatLimit)
  c.say({ is: 'done', ref: message.ref })
}

async function pong(c: Client, { ref }: Message<'ping'>): Promise<void> {
  c.say({ is: 'pong', ref, at: c.context.now() })
}

async function move(c: Client, message: Message<'answer' | 'undo'>): Promise<void> {
  const { id: player } = me(c)
  const table = c.tables.peek(message.table) ?? (await c.tables.get(message.table))
  const { seat, key, seen } = message
  const by = { player, seat, key, seen, lag: c.lag }
  const { seq, again } = await (message.do === 'answer' ? answer(table, by, message.answer) : undo(table, by))
  c.say({ is: 'done', ref: message.ref, seq, again })
}
