import { type ClientMessage, Refusal } from '@perilune/protocol'
import type { PlayerRow } from '../store/port.js'
import { say } from '../table/chat/chat.js'
import { answer, answersFor, undo } from '../table/moves.js'
import type { Client } from './client.js'
import { leave, watch } from './watch-table.js'

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
