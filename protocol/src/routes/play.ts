import { z } from 'zod'
import { DataForm } from '../data-form.js'
import { AnswerBody, ChatLine, EventView, Key, SeatNumber, Seq, TableId, TableView, Wish } from '../table.js'
import { ChatText } from '../text.js'
import { Done, route } from './define-route.js'
import { limits } from './limits.js'

const OneTable = z.object({ id: TableId })
const OneSeat = z.object({ id: TableId, seat: z.coerce.number().int().min(0).max(15) })
const PLAY = [
  'NO_SUCH_TABLE',
  'NOT_YOUR_SEAT',
  'NOT_STARTED',
  'GAME_OVER',
  'STORE_FAILED',
  'STORE_UNSURE',
] as const

/** The result of a move: its `seq` in the log, and the table after it. */
const Played = z.object({
  seq: Seq.describe('the moment the move made; for a move sent twice, the one it made the first time'),
  again: z.boolean().describe('it had been taken before: nothing was done this time'),
  table: TableView,
})

/** One of the answers that a bot considered. */
const Weighed = z.object({
  answer: AnswerBody,
  says: z.string().nullable().describe('the answer in the words of the decision; null where it has none'),
  visits: z.number().describe('how often it was tried'),
  chance: z.number().describe('the part of the games that it is expected to win, from 0 to 1'),
  lead: z.number().describe('how far ahead of the best of the others it is expected to lead'),
})

export const Hint = z.object({
  seq: Seq.describe('the moment it is for'),
  level: z.string().describe('which bot was asked'),
  iterations: z.number(),
  considered: z.array(Weighed).describe('the best first'),
})
export type Hint = z.infer<typeof Hint>

export const Analysis = z.object({
  done: z.number().describe('answers looked at so far'),
  of: z.number().describe('answers to be looked at: those of people, where there was a choice'),
  failed: z.boolean(),
  dear: z
    .array(
      z.object({
        move: z.number().describe('the number of the answer'),
        seat: SeatNumber,
        played: Weighed,
        better: Weighed,
        cost: z.number().describe('the part of the games that it gave away'),
      }),
    )
    .describe('the answers that cost the most, the dearest first'),
})
export type Analysis = z.infer<typeof Analysis>

const Row = z.looseObject({})
export const RecordBody = z
  .looseObject({
    perilune: z.literal([1, 2]).describe('the format of the record'),
    game: z.string().max(50),
    rules: z.number(),
    seats: z.number(),
    options: z.record(z.string(), z.unknown()),
    commit: z.string().describe('the hash of the seed, as it was shown from the start'),
    seed: z.string().optional().describe('only when the game is over'),
    rows: z
      .array(Row)
      .max(20_000)
      .describe('the log; while the game runs, the answers of others are left out'),
    digest: z.string().optional(),
  })
  .describe('seed + options + rows = the game')

export const play = {
  answer: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/answers',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Answer a decision',
    about:
      'Acknowledged only when it is safely stored. `seen` is the `seq` of the table you looked at; if ' +
      'what you were asked has changed since, you get STALE and nothing is done.',
    params: OneSeat,
    body: z.object({ answer: AnswerBody, seen: Seq, key: Key }),
    answer: Played,
    errors: [...PLAY, 'STALE', 'ILLEGAL', 'PAUSED', 'BOT_PLAYS', 'RULES_BROKE'],
  }),
  undo: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/undo',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Take back my last answer, where `canUndo` says so',
    params: OneSeat,
    body: z.object({ seen: Seq, key: Key }),
    answer: Played,
    errors: [...PLAY, 'STALE', 'NO_UNDO', 'PAUSED'],
  }),
  queue: route({
    method: 'PUT',
    path: '/api/tables/{id}/seats/{seat}/queued',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Queue my next answer (or a pass, which is an answer too): it is sent when my turn comes',
    about:
      'It is sent only if the rules then allow it, nothing was taken back, and nothing that others did ' +
      'happened to this seat since `seen`; else it is dropped and `queued.dropped` says why. One that ' +
      'stands is replaced.',
    params: OneSeat,
    body: z.object({
      answer: AnswerBody,
      seen: Seq,
      always: z
        .boolean()
        .default(false)
        .describe('send it even if something happened to this seat meanwhile'),
    }),
    answer: TableView,
    errors: [...PLAY, 'YOUR_TURN', 'STALE', 'BOT_PLAYS'],
  }),
  unqueue: route({
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}/queued',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Take back what I have queued, or the notice that it was dropped',
    params: OneSeat,
    answer: TableView,
    errors: [...PLAY],
  }),
  hint: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/hint',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Ask a bot what it would do here, and what it expects of it',
    about: 'Only where nobody else at the table is a person. It takes up to a second, more when many ask.',
    params: OneSeat,
    answer: Hint,
    errors: [...PLAY, 'NOT_ASKED', 'NO_HINT', 'BUSY', 'PAUSED'],
  }),
  analysis: route({
    method: 'GET',
    path: '/api/tables/{id}/analysis',
    limits: limits.normal,
    tag: 'Play',
    summary: 'After a game: which answers cost the most',
    about:
      'The first time it is asked for, a bot begins to look at every answer, in the background; ask ' +
      'again to see how far it is.',
    params: OneTable,
    answer: Analysis,
    errors: ['NO_SUCH_TABLE', 'NOT_OVER', 'BUSY'],
  }),
  resign: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/resign',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Give up; a bot plays on for the seat if others are left',
    params: OneSeat,
    answer: Played,
    errors: [...PLAY, 'RESIGNED'],
  }),
  bot: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/bot',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Let a bot play my seat for a while',
    about: 'For the seat of somebody who is away, propose it.',
    params: OneSeat,
    answer: Played,
    errors: [...PLAY, 'BOT_PLAYS'],
  }),
  person: route({
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}/bot',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Take my seat back from the bot',
    params: OneSeat,
    answer: Played,
    errors: [...PLAY, 'PERSON_PLAYS', 'RESIGNED'],
  }),
  propose: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/proposals',
    limits: limits.normal,
    tag: 'Play',
    summary:
      'Propose to go back past what one may take back alone, to pause, to go on, to stop, or to let a ' +
      'bot play for somebody who is away',
    about:
      'It happens when everybody who owns a seat has agreed, those who are away among them. Silence ' +
      'counts as agreement after a time: two hours in live games, the days of a move (two at least) in ' +
      'games by days, three days without a clock. A move in the meantime drops a proposed undo. Any ' +
      'one player ends a pause at once.',
    params: OneSeat,
    body: Wish,
    answer: TableView,
    errors: [...PLAY, 'PROPOSAL_OPEN', 'NO_SUCH_MOMENT', 'PAUSED', 'PRESENT', 'BOT_PLAYS'],
  }),
  vote: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/votes',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Agree to the open proposal, or drop it',
    params: OneSeat,
    body: z.object({ proposal: z.string().max(64), agree: z.boolean() }),
    answer: TableView,
    errors: [...PLAY, 'NO_SUCH_PROPOSAL'],
  }),
  chat: route({
    method: 'GET',
    path: '/api/tables/{id}/chat',
    limits: limits.normal,
    tag: 'Play',
    summary: 'The last lines said at the table, without those of players I muted',
    open: true,
    params: OneTable,
    answer: z.object({ lines: z.array(ChatLine) }),
    errors: ['NO_SUCH_TABLE'],
  }),
  say: route({
    method: 'POST',
    path: '/api/tables/{id}/chat',
    limits: limits.normal,
    tag: 'Play',
    summary: 'Say something at the table',
    params: OneTable,
    body: z.object({ text: ChatText }),
    answer: ChatLine,
    errors: ['NO_SUCH_TABLE', 'NOT_SEATED', 'TOO_MANY'],
  }),
  report: route({
    method: 'POST',
    path: '/api/reports',
    limits: limits.costly,
    tag: 'Play',
    summary: 'Report a player to the operator',
    body: z.object({ player: z.string().max(40), table: TableId.optional(), text: ChatText }),
    answer: Done,
    errors: ['NO_SUCH_PLAYER', 'NO_SUCH_TABLE'],
  }),
  reportRule: route({
    method: 'POST',
    path: '/api/tables/{id}/rule-reports',
    limits: limits.costly,
    tag: 'Play',
    summary: 'Tell the operator that a rule is wrong here',
    about: 'The operator gets the text with the record of the game up to this moment.',
    params: OneTable,
    body: z.object({ text: ChatText, seq: Seq }),
    answer: z.object({ id: z.string() }),
    errors: ['NO_SUCH_TABLE', 'NOT_STARTED', 'NO_SUCH_MOMENT'],
  }),
  log: route({
    method: 'GET',
    path: '/api/tables/{id}/log',
    limits: limits.normal,
    tag: 'Replay',
    summary: 'What happened, as I may read it',
    open: true,
    params: OneTable,
    query: z.object({
      after: z.coerce
        .number()
        .int()
        .min(-1)
        .default(-1)
        .describe('only what came after this moment; -1 for all'),
      seat: z.coerce.number().int().min(0).max(15).optional(),
      form: DataForm,
    }),
    answer: z.object({ seq: Seq, events: z.array(EventView) }),
    errors: ['NO_SUCH_TABLE', 'NOT_YOUR_SEAT', 'NOT_STARTED'],
  }),
  past: route({
    method: 'GET',
    path: '/api/tables/{id}/at/{seq}',
    limits: limits.normal,
    tag: 'Replay',
    summary: 'The table at an earlier moment, through my eyes; when the game is over, through any',
    open: true,
    params: z.object({ id: TableId, seq: z.coerce.number().int().min(0) }),
    query: z.object({ seat: z.coerce.number().int().min(0).max(15).optional(), form: DataForm }),
    answer: TableView,
    errors: ['NO_SUCH_TABLE', 'NO_SUCH_MOMENT', 'NOT_YOUR_SEAT', 'NOT_STARTED'],
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/{id}/record',
    limits: limits.normal,
    tag: 'Replay',
    summary: 'The record of the game; with its seed when it is over',
    open: true,
    params: OneTable,
    query: z.object({ seat: z.coerce.number().int().min(0).max(15).optional() }),
    answer: RecordBody,
    errors: ['NO_SUCH_TABLE', 'NOT_STARTED', 'NOT_YOUR_SEAT'],
  }),
  verify: route({
    method: 'POST',
    path: '/api/records/verify',
    limits: limits.records,
    tag: 'Replay',
    summary: 'Play a finished record again from its seed and say how it ends',
    body: RecordBody,
    answer: z.object({ seats: SeatNumber, moves: z.number(), digest: z.string(), outcome: z.unknown() }),
    errors: ['NO_SUCH_GAME', 'BAD_RECORD'],
  }),
  imported: route({
    method: 'POST',
    path: '/api/records',
    limits: limits.records,
    tag: 'Replay',
    summary: 'Put a finished record on the shelf as a table that can be replayed',
    body: RecordBody,
    answer: TableView,
    errors: ['NO_SUCH_GAME', 'BAD_RECORD'],
  }),
}
