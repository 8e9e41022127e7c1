import { ClientMessage, newKey, type Route, type routes } from '@perilune/protocol'
import type { z } from 'zod'

type Name = keyof typeof routes
type Fields = Record<string, unknown>

const fieldsOf = (schema: z.ZodType): Fields =>
  'shape' in schema ? ((schema as z.ZodObject).shape as Fields) : {}

/** Whether a route names a table or a seat in its path, query or body. */
export const namesTable = ({ path, query, body }: Route): boolean =>
  path.includes('/tables/{id}') ||
  [query, body].some((part) => ['seat', 'table'].some((field) => field in fieldsOf(part)))

/** The messages of the socket that name a table. */
export const tableMessages: string[] = ClientMessage.options
  .filter(({ shape }) => 'table' in shape)
  .map(({ shape }) => shape.do.value)

/**
 * A request about a table, and the code that answers it: to a stranger, to a player with another seat, and
 * without a cookie.
 */
interface Attempt {
  given: (id: string, seat: number) => { params?: Fields; query?: Fields; body?: Fields }
  stranger: string
  other: string
  nobody: string
}

const ALIKE = (code: string) => ({ stranger: code, other: code, nobody: 'NOT_SIGNED_IN' })
/** Spectators may ask, but not for a seat's view. */
const eyes = (more: Fields = {}): Attempt => ({
  given: (id, seat) => ({ params: { id, ...more }, query: { seat } }),
  stranger: 'NOT_YOUR_SEAT',
  other: 'NOT_YOUR_SEAT',
  nobody: 'NOT_YOUR_SEAT',
})
const ofSeat = (body?: () => Fields): Attempt => ({
  given: (id, seat) => ({ params: { id, seat }, ...(body && { body: body() }) }),
  ...ALIKE('NOT_YOUR_SEAT'),
})
const ofTable = (codes: Omit<Attempt, 'given'>, body?: Fields): Attempt => ({
  given: (id) => ({ params: { id }, ...(body && { body }) }),
  ...codes,
})

/** Every route that names a table, tried at a table in play. */
export const TABLE_ROUTES: Partial<Record<Name, Attempt>> = {
  look: eyes(),
  log: eyes(),
  past: eyes({ seq: 0 }),
  record: eyes(),
  answer: ofSeat(() => ({ answer: { end: 1 }, seen: 0, key: newKey() })),
  undo: ofSeat(() => ({ seen: 0, key: newKey() })),
  queue: ofSeat(() => ({ answer: { end: 1 }, seen: 0 })),
  unqueue: ofSeat(),
  hint: ofSeat(),
  resign: ofSeat(),
  bot: ofSeat(),
  person: ofSeat(),
  propose: ofSeat(() => ({ what: 'stop' })),
  vote: ofSeat(() => ({ proposal: 'x', agree: true })),
  makeLink: ofSeat(),
  holders: ofSeat(),
  revokeHolder: { ...ofSeat(), given: (id, seat) => ({ params: { id, seat, player: 'somebody' } }) },
  arrange: { ...ofSeat(() => ({ kind: 'closed' })), ...ALIKE('ALREADY_STARTED') },
  start: ofTable(ALIKE('NOT_HOST')),
  close: ofTable(ALIKE('NOT_HOST')),
  // Whoever already has a seat gets the table with that seat's view.
  join: ofTable({ ...ALIKE('ALREADY_STARTED'), other: 'accepted' }, {}),
  rematch: ofTable({ ...ALIKE('NOT_OVER'), stranger: 'NOT_SEATED' }),
  say: ofTable({ stranger: 'NOT_SEATED', other: 'accepted', nobody: 'NOT_SIGNED_IN' }, { text: 'hi' }),
  analysis: ofTable(ALIKE('NOT_OVER')),
  // Whoever knows a table's id may watch it, read its chat and report what they see.
  chat: ofTable({ stranger: 'accepted', other: 'accepted', nobody: 'accepted' }),
  reportRule: ofTable(ALIKE('accepted'), { text: 'is that so?', seq: 0 }),
  report: {
    given: (table) => ({ body: { player: 'nobody', table, text: 'x' } }),
    ...ALIKE('NO_SUCH_PLAYER'),
  },
}

/** What only the host may do before the game starts. */
export const HOST_ROUTES = ['arrange', 'start', 'close'] as const

/** The same for messages of the socket. Leaving a table that one does not watch has no effect. */
export const SOCKET_MESSAGES: Record<string, { given: Fields } & Omit<Attempt, 'given'>> = {
  watch: { given: { seat: 0 }, stranger: 'NOT_YOUR_SEAT', other: 'NOT_YOUR_SEAT', nobody: 'NOT_YOUR_SEAT' },
  leave: { given: { seat: 0 }, stranger: 'done', other: 'done', nobody: 'done' },
  answer: { given: { seat: 0, answer: { end: 1 }, seen: 0, key: newKey() }, ...ALIKE('NOT_YOUR_SEAT') },
  answers: { given: { seat: 0 }, ...ALIKE('NOT_YOUR_SEAT') },
  undo: { given: { seat: 0, seen: 0, key: newKey() }, ...ALIKE('NOT_YOUR_SEAT') },
  say: { given: { text: 'hi' }, stranger: 'NOT_SEATED', other: 'done', nobody: 'NOT_SIGNED_IN' },
}
