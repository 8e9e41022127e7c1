import { z } from 'zod'
import { Decision } from './decision.js'
import { NewName } from './text.js'

const Id = z.string().min(1).max(64)
export const TableId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('the table: whoever knows it may watch')
export const PlayerId = z.string().regex(/^[\w-]{1,40}$/)
export const SeatNumber = z.number().int().min(0).max(15)
export const Seq = z
  .number()
  .int()
  .min(0)
  .describe('a moment of the game: how many rows its log has. 0 is the start')
const Millis = z.number().describe('milliseconds')
const Json = z.unknown()

/** An answer as received: plain data that the rules check against the decision. */
export const AnswerBody = z.record(z.string().max(100), Json).describe('the answer, as the decision says')
export const Key = z
  .string()
  .min(8)
  .max(64)
  // Rows of many games share one write; a character that the database can't store would fail all of them.
  .regex(/^[ -~]+$/, 'plain letters only')
  .describe('made up by the client for this one message, so that sending it again does nothing twice')

/** The range of clock settings that pages offer. */
export const TIME_LIMITS = {
  move: { min: 1, max: 3600 },
  reserve: { min: 0, max: 36_000 },
  days: { min: 1, max: 30 },
} as const
const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max)

export const Time = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('live'),
      move: within(TIME_LIMITS.move).describe('seconds for every move'),
      reserve: within(TIME_LIMITS.reserve).describe('seconds a seat has beyond that, for the whole game'),
    }),
    z.object({
      kind: z.literal('days'),
      days: within(TIME_LIMITS.days).describe('days for every move'),
    }),
  ])
  .describe('how much time a seat has')
export type Time = z.infer<typeof Time>

export const OnTimeout = z
  .enum(['bot', 'resign'])
  .describe('when time runs out: a bot plays on, or the seat resigns')
export type OnTimeout = z.infer<typeof OnTimeout>

export const Begin = z
  .enum(['host', 'full'])
  .describe('the host starts it, or it starts when the last seat is taken')

export const SeatWish = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('me'),
      name: NewName.optional().describe('what this seat is called, where several play at one device'),
    }),
    z.object({ kind: z.literal('open') }),
    z.object({ kind: z.literal('closed') }),
    z.object({ kind: z.literal('bot'), level: z.string().max(30).optional() }),
  ])
  .describe('who shall sit there: me, a bot, whoever comes, or nobody')
export type SeatWish = z.infer<typeof SeatWish>

export const SeatInfo = z.object({
  seat: SeatNumber,
  kind: z.enum(['person', 'bot', 'open', 'closed']),
  name: z.string().describe('the name to show; empty where nobody sits'),
  player: PlayerId.optional().describe('who sits there, for mute and report'),
  reservedFor: PlayerId.optional().describe('an open seat: the only one who may take it, called `name`'),
  level: z.string().optional().describe('which bot plays'),
  here: z.boolean().describe('is somebody of this seat connected'),
  resigned: z.boolean(),
  asked: z.boolean().describe('does the game wait for this seat'),
})
export type SeatInfo = z.infer<typeof SeatInfo>

export const PROPOSALS = ['undo', 'pause', 'resume', 'stop', 'bot'] as const
export const Wish = z
  .object({
    what: z.enum(PROPOSALS),
    to: Seq.optional().describe(
      'for undo: how many answers shall still stand; one less than now if left out',
    ),
    seat: SeatNumber.optional().describe('for bot: the seat that a bot shall play; its people must be away'),
  })
  .describe('what the seats are asked to agree to')
export const Proposal = Wish.extend({
  id: Id,
  by: SeatNumber,
  agreed: z.array(SeatNumber).describe('seats that agreed'),
  needed: z.array(SeatNumber).describe('seats that have yet to agree'),
  until: z
    .number()
    .optional()
    .describe('when the silence of those counts as agreement, in ms since 1970; left out: never'),
})
export type Proposal = z.infer<typeof Proposal>

export const ClockView = z.object({
  at: z.number().describe('the server’s time when this was written, in ms since 1970'),
  seats: z.array(
    z.object({
      left: Millis.describe('what is left of the reserve'),
      deadline: z
        .number()
        .nullable()
        .describe('when the time of this seat runs out; null while it does not run'),
    }),
  ),
})

export const Outcome = z.looseObject({
  ranks: z.array(z.number()).describe('1 is the best'),
  points: z.array(z.number()),
  lines: z.array(z.looseObject({ seat: z.number(), points: z.number(), why: z.string(), say: z.string() })),
})

export const TableState = z.enum(['open', 'playing', 'over', 'closed'])
export type TableState = z.infer<typeof TableState>

/** A table in a list. */
export const TableSummary = z.object({
  id: TableId,
  game: z.string(),
  title: z.string(),
  state: TableState,
  listed: z.boolean(),
  host: PlayerId,
  time: Time,
  onTimeout: OnTimeout,
  seats: z.array(SeatInfo),
  created: z.number(),
  mine: z.array(SeatNumber).describe('the seats that are mine'),
  myTurn: z.boolean(),
  progress: z.string().describe('where a running game is, in a few words: “Era II, round 3”; else empty'),
  moved: z.number().nullable().describe('when the last move was made; null before the start'),
})
export type TableSummary = z.infer<typeof TableSummary>

/** An answer that waits for the seat's turn. It is stored beside the log, and only its own seat sees it. */
export const Queued = z.object({
  answer: AnswerBody,
  seen: Seq.describe('the moment the player looked at when queueing it'),
  always: z.boolean().describe('send it even if something happened to this seat meanwhile'),
  dropped: z
    .string()
    .optional()
    .describe('it was not sent, and this is why; it stays until it is removed or another is queued'),
})
export type Queued = z.infer<typeof Queued>

/** All that one viewer may see of a table. The socket sends it once, and after that only the changes. */
export const TableView = z.object({
  id: TableId,
  game: z.string(),
  rules: z.number(),
  options: z.record(z.string(), Json),
  state: TableState,
  listed: z.boolean(),
  begin: Begin,
  host: PlayerId,
  time: Time,
  onTimeout: OnTimeout,
  viewer: z.union([SeatNumber, z.literal('spectator')]).describe('through whose eyes'),
  seq: Seq,
  moves: z.number().describe('how many answers stand: undo takes back, the log of rows never shrinks'),
  commit: z.string().describe('the hash of the seed: SHA-256 of its 32 bytes, shown from the start'),
  seed: z.string().optional().describe('the seed, when the game is over'),
  seats: z.array(SeatInfo),
  view: z
    .record(z.string(), Json)
    .nullable()
    .describe(
      'the game as this viewer may see it: places with cards, what the viewer knows of the others, and ' +
        'the game’s own open state, in the form its rules give it; null before the start',
    ),
  decisions: z.array(Decision).describe('what I am asked, and that others are (elsewhere)'),
  canUndo: z.boolean(),
  queued: Queued.nullable().describe('what this seat has queued for its next turn'),
  paused: z.boolean(),
  proposal: Proposal.nullable(),
  clock: ClockView.nullable(),
  outcome: Outcome.nullable(),
  rematch: TableId.nullable(),
})
export type TableView = z.infer<typeof TableView>

/** An event, as this viewer may read it. */
export const EventView = z
  .looseObject({ what: z.string(), seq: Seq, say: z.string().describe('the same in words') })
  .describe('something that happened at moment `seq`')
export type EventView = z.infer<typeof EventView>

export const ChatLine = z.object({
  id: Id,
  player: PlayerId,
  name: z.string(),
  seat: SeatNumber.nullable(),
  text: z.string(),
  at: z.number(),
  seq: Seq.nullable().optional().describe('the moment of the game at which it was said, where that is known'),
})
export type ChatLine = z.infer<typeof ChatLine>

export const Me = z.object({ id: PlayerId, name: z.string(), account: z.boolean() })
export type Me = z.infer<typeof Me>
