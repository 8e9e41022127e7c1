import { ClientMessage, newKey, type Route, type routes } from '@perilune/protocol'
import type { z } from 'zod'

type Name = keyof typeof routes
type Fields = Record<string, unknown>

const fieldsOf = (schema: z.ZodType): Fields =>
  'shape' in schema ? ((schema as z.ZodObject).shape as Fields) : {}

/** Does a route name a table or a seat of it, in its address, its query or its body? */
export const namesTable = ({ path, query, body }: Route): boolean =>
  path.includes('/tables/{id}') ||
  [query, body].some((part) => ['seat', 'table'].some((field) => field in fieldsOf(part)))

/** The messages of the socket that name a table. */
export const socketDoors: string[] = ClientMessage.options
  .filter(({ shape }) => 'table' in shape)
  .map(({ shape }) => shape.do.value)

/**
 * What is tried at a door, and how it is refused: to a stranger, to one who has another seat, and to somebody
 * without a cookie.
 */
interface Door {
  given: (id: string, seat: number) => { params?: Fields; query?: Fields; body?: Fields }
  stranger: string
  other: string
  nobody: string
}

const ALIKE = (code: string) => ({ stranger: code, other: code, nobody: 'NOT_SIGNED_IN' })
/** Open to those who only watch, but not through the eyes of a seat. */
const eyes = (more: Fields = {}): Door => ({
  given: (id, seat) => ({ params: { id, ...more }, query: { seat } }),
  stranger: 'NOT_YOUR_SEAT',
  other: 'NOT_YOUR_SEAT',
  nobody: 'NOT_YOUR_SEAT',
})
const ofSeat = (body?: () => Fields): Door => ({
  given: (id, seat) => ({ params: { id, seat }, ...(body && { body: body() }) }),
  ...ALIKE('NOT_YOUR_SEAT'),
})
const ofTable = (codes: Omit<Door, 'given'>, body?: Fields): Door => ({
  given: (id) => ({ params: { id }, ...(body && { body }) }),
  ...codes,
})

/** Every door that names a table, at one whose game is being played. */
export const DOORS: Partial<Record<Name, Door>> = {
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
  // Who has a seat already is shown the table from there.
  join: ofTable({ ...ALIKE('ALREADY_STARTED'), other: 'accepted' }, {}),
  rematch: ofTable({ ...ALIKE('NOT_OVER'), stranger: 'NOT_SEATED' }),
  say: ofTable({ stranger: 'NOT_SEATED', other: 'accepted', nobody: 'NOT_SIGNED_IN' }, { text: 'hi' }),
  analysis: ofTable(ALIKE('NOT_OVER')),
  // Whoever knows a table may watch it and hear what is said there, and whoever watches may report what they
  // see.
  chat: ofTable({ stranger: 'accepted', other: 'accepted', nobody: 'accepted' }),
  reportRule: ofTable(ALIKE('accepted'), { text: 'is that so?', seq: 0 }),
  report: {
    given: (table) => ({ body: { player: 'nobody', table, text: 'x' } }),
    ...ALIKE('NO_SUCH_PLAYER'),
  },
}

/** What only the host may do while a table waits. */
export const HOST_DOORS = ['arrange', 'start', 'close'] as const

/** The same on the socket. Leaving what one does not watch does nothing to anybody. */
export const SOCKET_DOORS: Record<string, { given: Fields } & Omit<Door, 'given'>> = {
  watch: { given: { seat: 0 }, stranger: 'NOT_YOUR_SEAT', other: 'NOT_YOUR_SEAT', nobody: 'NOT_YOUR_SEAT' },
  leave: { given: { seat: 0 }, stranger: 'done', other: 'done', nobody: 'done' },
  answer: { given: { seat: 0, answer: { end: 1 }, seen: 0, key: newKey() }, ...ALIKE('NOT_YOUR_SEAT') },
  answers: { given: { seat: 0 }, ...ALIKE('NOT_YOUR_SEAT') },
  undo: { given: { seat: 0, seen: 0, key: newKey() }, ...ALIKE('NOT_YOUR_SEAT') },
  say: { given: { text: 'hi' }, stranger: 'NOT_SEATED', other: 'done', nobody: 'NOT_SIGNED_IN' },
}
