import { z } from 'zod'
import { DataForm } from './data-form.js'
import { ErrorBody } from './errors.js'
import { AnswerBody, ChatLine, EventView, Key, SeatNumber, Seq, TableId, TableView } from './table.js'
import { LEFT_CODES } from './table-words.js'
import { ChatText } from './text.js'

export const SOCKET_PATH = '/api/live'

/** One watch: a table as one of my seats sees it, or as a spectator. */
const Watch = { table: TableId, seat: SeatNumber.optional().describe('one of my seats; left out: I watch') }
const Ref = z.string().max(64).optional().describe('comes back with the answer to this message')

export const ClientMessage = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('watch'),
    ref: Ref,
    ...Watch,
    since: z
      .number()
      .int()
      .min(-1)
      .optional()
      .describe('the last seq I have: I get the events after it (-1: all). Left out: no events of the past'),
    form: DataForm,
  }),
  z.object({ do: z.literal('leave'), ref: Ref, ...Watch }),
  z.object({
    do: z.literal('answer'),
    ref: Ref,
    table: TableId,
    seat: SeatNumber,
    answer: AnswerBody,
    seen: Seq,
    key: Key,
  }),
  z.object({
    do: z.literal('answers'),
    ref: Ref,
    table: TableId,
    seat: SeatNumber,
  }),
  z.object({ do: z.literal('undo'), ref: Ref, table: TableId, seat: SeatNumber, seen: Seq, key: Key }),
  z.object({ do: z.literal('say'), ref: Ref, table: TableId, text: ChatText }),
  z.object({ do: z.literal('ping'), ref: Ref }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

const Path = z.array(z.union([z.string(), z.number()]))
const Change = z
  .union([z.tuple([Path, z.unknown()]), z.tuple([Path])])
  .describe(
    'a path and the value that stands there now; a path alone: what stood there is gone; `length` cuts ' +
      'a list',
  )

export const ServerMessage = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('table'),
    ref: Ref,
    ...Watch,
    now: TableView,
    events: z.array(EventView),
    chat: z.array(ChatLine),
    release: z
      .string()
      .optional()
      .describe('for pages: which release of the app this node serves, so that one of another reloads'),
  }),
  z.object({
    is: z.literal('update'),
    ...Watch,
    seq: Seq,
    changes: z.array(Change),
    events: z.array(EventView).optional().describe('what happened, where anything did'),
  }),
  z.object({
    is: z.literal('answers'),
    ref: Ref,
    table: TableId,
    seat: SeatNumber,
    seq: Seq,
    must: z
      .array(AnswerBody)
      .describe('what the game waits for: one of these; empty where it waits for others'),
    may: z.array(AnswerBody).describe('what I can do beside it, or leave'),
  }),
  z.object({ is: z.literal('chat'), table: TableId, line: ChatLine }),
  z.object({ is: z.literal('done'), ref: Ref, seq: Seq.optional(), again: z.boolean().optional() }),
  z.object({
    is: z.literal('left'),
    ref: Ref,
    ...Watch,
    code: z.enum(LEFT_CODES).describe('why, for programs'),
    because: z.string().describe('the same in words'),
  }),
  z.object({ is: z.literal('refused'), ref: Ref, ...ErrorBody.shape, now: TableView.optional() }),
  z.object({ is: z.literal('pong'), ref: Ref, at: z.number() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

/** The reasons for which the server closes a socket. */
export const closings = {
  4000: 'too slow: too much was waiting to be read; connect again',
  4001: 'silent: no sign of life; connect again',
  4002: 'too many messages; wait before connecting again',
  4003: 'too many messages that are not of the right form',
  4004: 'banned by the operator',
  4005: 'this player is no more',
  4006: 'signed out; connect again as who you are now',
  1001: 'the server stops; connect again in a moment',
  1009: 'a message was too large',
} as const
