import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ErrorCode, errors, Refusal, type Route, routes } from '../src/index.js'

/** The status of every refusal, as programs are told. */
const STATUS: Record<number, string> = {
  400: 'BAD_MESSAGE BAD_OPTIONS BAD_RECORD BAD_ADDRESS WEAK_PASSWORD',
  401: 'NOT_SIGNED_IN WRONG_PASSWORD CONFIRM WRONG_NAME WRONG_CODE PASSKEY_FAILED',
  403: 'BANNED WRONG_ORIGIN OPERATOR_ONLY NOT_YOUR_SEAT REMOVED SEAT_RESERVED NOT_SEATED NOT_HOST',
  404:
    'NO_SUCH_PAGE NO_SUCH_GAME NO_SUCH_TABLE NO_SUCH_SEAT NO_SUCH_PLAYER NO_SUCH_HOLDER NO_SUCH_PASSKEY ' +
    'NO_SUCH_SESSION NO_SUCH_LINK NO_SUCH_MOMENT NO_SUCH_PROPOSAL',
  409:
    'NAME_TAKEN LAST_SIGN_IN_METHOD HAS_ACCOUNT SEAT_TAKEN TABLE_FULL CHOSEN_SEED SEATS_OPEN WRONG_SEATS ' +
    'NOT_STARTED ALREADY_STARTED GAME_OVER NOT_OVER PAUSED STALE YOUR_TURN NOT_ASKED NO_HINT ILLEGAL ' +
    'NO_UNDO BOT_PLAYS PERSON_PLAYS PRESENT RESIGNED PROPOSAL_OPEN',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_TABLES TOO_MANY_BOT_TABLES TOO_MANY_ANALYSES BUSY_ADDRESS TOO_MANY TOO_MANY_GUESSES',
  500: 'BROKEN RULES_BROKE',
  501: 'RULES_GONE',
  503: 'OTHER_RULES BUSY STORE_FAILED STORE_UNSURE STORE_AWAY NO_MAIL STOPPING',
}

test('every refusal has the status that says whose turn it is to do something', () => {
  const listed = Object.entries(STATUS).flatMap(([status, codes]) =>
    codes.split(' ').map((code) => [code, Number(status)]),
  )
  const found = Object.keys(errors).map((code) => [code, new Refusal(code as ErrorCode).status])
  expect(found.sort()).toEqual(listed.sort())
})

test('a refusal carries its reason over the wire, and a sentence of its own in the place of the usual one', () => {
  const refusal = new Refusal('ILLEGAL', { because: 'too dear' }, { code: 'dear' })
  expect(refusal.body()).toEqual({ error: 'ILLEGAL', message: 'too dear', reason: { code: 'dear' } })
  expect(Refusal.from(refusal.body())).toMatchObject({ code: 'ILLEGAL', reason: { code: 'dear' } })
  expect(Refusal.from(refusal.body()).message).toBe('too dear')
  expect(new Refusal('NOT_HOST').body()).not.toHaveProperty('reason')
  expect(new Refusal('SEAT_RESERVED', { name: 0 }).message).toContain('0')
  expect(new Refusal('SEAT_RESERVED').message).toContain('?')
})

const all = Object.entries(routes as unknown as Record<string, Route>)
const fieldsOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/** Laws of the lists of refusals: which routes they are about, and what those can say. */
const laws: [string, (route: Route, name: string) => boolean, ErrorCode[]][] = [
  [
    'whoever names a table may name one that is not there',
    ({ path }) => path.includes('/tables/{id}'),
    ['NO_SUCH_TABLE'],
  ],
  [
    'who acts for a seat in play must hold it, in a game that runs and can be stored',
    ({ path, tag, method }) => tag === 'Play' && path.includes('{seat}') && method !== 'GET',
    ['NOT_YOUR_SEAT', 'NOT_STARTED', 'GAME_OVER', 'STORE_FAILED', 'STORE_UNSURE'],
  ],
  [
    'who must say once more who they are may fail to',
    ({ body }) => fieldsOf(body).includes('passkey'),
    ['CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'TOO_MANY_GUESSES'],
  ],
  [
    'who chooses a password may choose a weak one',
    (_, name) => ['openAccount', 'changePassword', 'resetPassword'].includes(name),
    ['WEAK_PASSWORD'],
  ],
  [
    'who takes a name may find it taken',
    (_, name) => ['beGuest', 'openAccount', 'passkeyOffer', 'passkeyAdd'].includes(name),
    ['NAME_TAKEN'],
  ],
  [
    'who comes in may be banned',
    (_, name) => ['beGuest', 'me', 'signIn', 'passkeySignIn', 'resetPassword'].includes(name),
    ['BANNED'],
  ],
  [
    'who gives a record may give a bad one',
    ({ path }) => path.startsWith('/api/records'),
    ['NO_SUCH_GAME', 'BAD_RECORD'],
  ],
  [
    'only the host does some things, before the start',
    (_, name) => ['arrange', 'start', 'close'].includes(name),
    ['NOT_HOST', 'ALREADY_STARTED'],
  ],
]

test.each(laws)('%s', (_, about, codes) => {
  const meant = all.filter(([name, route]) => about(route, name))
  expect(meant.length).toBeGreaterThan(1)
  for (const [name, route] of meant) expect(route.errors, name).toEqual(expect.arrayContaining(codes))
})

/** What single routes can say beside what the laws ask of them. */
const SAID: Record<string, string> = {
  answer: 'STALE ILLEGAL PAUSED BOT_PLAYS RULES_BROKE',
  undo: 'STALE NO_UNDO PAUSED',
  queue: 'YOUR_TURN STALE BOT_PLAYS',
  hint: 'NOT_ASKED NO_HINT BUSY PAUSED',
  resign: 'RESIGNED',
  bot: 'BOT_PLAYS',
  person: 'PERSON_PLAYS RESIGNED',
  propose: 'PROPOSAL_OPEN NO_SUCH_MOMENT PAUSED PRESENT BOT_PLAYS',
  vote: 'NO_SUCH_PROPOSAL',
  create: 'NO_SUCH_GAME BAD_OPTIONS WRONG_SEATS',
  cards: 'NO_SUCH_GAME RULES_GONE',
  useLink: 'NO_SUCH_LINK',
  resetPassword: 'NO_SUCH_LINK',
  requestReset: 'NO_MAIL',
  setMail: 'NO_MAIL BAD_ADDRESS',
  addDevice: 'BAD_ADDRESS',
  setWebhook: 'BAD_ADDRESS',
  confirmMail: 'WRONG_CODE',
  namePasskey: 'NO_SUCH_PASSKEY',
  endSession: 'NO_SUCH_SESSION',
  mute: 'NO_SUCH_PLAYER',
  report: 'NO_SUCH_PLAYER NO_SUCH_TABLE',
  passkeySignIn: 'PASSKEY_FAILED',
  passkeyAdd: 'PASSKEY_FAILED',
}

test.each(Object.entries(SAID))('%s can be refused with %s', (name, codes) => {
  const route = all.find(([found]) => found === name)?.[1]
  expect(route?.errors).toEqual(expect.arrayContaining(codes.split(' ')))
})
