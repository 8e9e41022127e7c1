import { expect, test } from 'vitest'
import type { z } from 'zod'
import { GivenPassword, NewPassword, PasskeyAnswer } from '../src/confirm.js'
import { Decision } from '../src/decision.js'
import { routes } from '../src/routes/index.js'
import { ClientMessage } from '../src/socket.js'
import { Key, PlayerId, SeatNumber, SeatWish, Seq, TableId, TIME_LIMITS, Time } from '../src/table.js'
import { ChatText, Name, NewName } from '../src/text.js'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const x = (length: number) => 'x'.repeat(length)

/** A schema, and a value made of a text of a given length. */
type Texts = [
  what: string,
  schema: z.ZodType,
  least: number,
  most: number,
  around?: (text: string) => unknown,
]
const key = 'key-12345'
const texts: Texts[] = [
  ['a name', Name, 1, 30],
  ['a new name', NewName, 1, 30],
  ['a chat line', ChatText, 1, 500],
  ['a new password', NewPassword, 12, 128],
  ['a given password', GivenPassword, 0, 512],
  ['a key', Key, 8, 64],
  ['the id of a table', TableId, 1, 40],
  ['the id of a player', PlayerId, 1, 40],
  ['the level of a bot', SeatWish, 0, 30, (level) => ({ kind: 'bot', level })],
  ['the challenge of a passkey', PasskeyAnswer, 0, 64, (ask) => ({ ask, response: {} })],
  ['the ref of a message', ClientMessage, 0, 64, (ref) => ({ do: 'ping', ref })],
  [
    'a field of an answer',
    ClientMessage,
    0,
    100,
    (field) => ({ do: 'answer', table: 't', seat: 0, answer: { [field]: 1 }, seen: 0, key }),
  ],
  ['the game of a new table', routes.create.body, 0, 50, (game) => ({ game, seats: [{ kind: 'me' }] })],
  [
    'an option of a new table',
    routes.create.body,
    0,
    50,
    (option) => ({ game: 'g', seats: [{ kind: 'me' }], options: { [option]: 1 } }),
  ],
  ['the game of a list of cards', routes.cards.params, 0, 50, (game) => ({ game })],
  ['the game of a list of tables', routes.listed.query, 0, 50, (game) => ({ game })],
  ['the token of a seat link', routes.useLink.body, 0, 64, (token) => ({ token })],
  ['the id of a proposal', routes.vote.body, 0, 64, (proposal) => ({ proposal, agree: true })],
  ['the player in a report', routes.report.body, 0, 40, (player) => ({ player, text: 'why' })],
  [
    'the game of a record',
    routes.verify.body,
    0,
    50,
    (game) => ({ perilune: 1, game, rules: 1, seats: 2, options: {}, commit: '', rows: [] }),
  ],
  ['the label of a passkey', routes.passkeyAdd.body, 0, 40, (label) => ({ response: {}, label })],
  ['the name of a passkey', routes.namePasskey.body, 1, 40, (name) => ({ name })],
  ['the id of a passkey', routes.namePasskey.params, 0, 100, (passkey) => ({ passkey })],
  ['the id of a session', routes.endSession.params, 0, 100, (session) => ({ session })],
  ['who wants a reset', routes.requestReset.body, 1, 200, (account) => ({ account })],
  [
    'the token of a reset',
    routes.resetPassword.body,
    0,
    64,
    (token) => ({ token, next: 'a long passphrase' }),
  ],
  ['the address of a webhook', routes.setWebhook.body, 0, 1000, (url) => ({ url })],
  [
    'the address of a push',
    routes.addDevice.body,
    0,
    1000,
    (endpoint) => ({ endpoint, keys: { p256dh: '', auth: '' } }),
  ],
  [
    'the key of a push',
    routes.addDevice.body,
    0,
    200,
    (p256dh) => ({ endpoint: '', keys: { p256dh, auth: '' } }),
  ],
  [
    'the secret of a push',
    routes.addDevice.body,
    0,
    100,
    (auth) => ({ endpoint: '', keys: { p256dh: '', auth } }),
  ],
  ['the id of a device', routes.removeDevice.params, 0, 100, (device) => ({ device })],
  ['the code of a mail', routes.confirmMail.body, 0, 40, (code) => ({ code })],
]

test.each(texts)(
  '%s: the shortest and the longest that is taken',
  (_, schema, least, most, around = (t) => t) => {
    expect(takes(schema, around(x(most)))).toBe(true)
    expect(takes(schema, around(x(most + 1)))).toBe(false)
    expect(takes(schema, around(x(least)))).toBe(true)
    if (least > 0) expect(takes(schema, around(x(least - 1)))).toBe(false)
  },
)

test('a mail address has at most 200 characters', () => {
  const mail = (length: number) => ({ address: `a@${`${x(40)}.`.repeat(4)}${x(length - 166)}` })
  expect(mail(200).address).toHaveLength(200)
  expect(takes(routes.setMail.body, mail(200))).toBe(true)
  expect(takes(routes.setMail.body, mail(201))).toBe(false)
})

test('lengths are checked before trimming: 200 characters of a name, 4000 of a chat line', () => {
  for (const schema of [Name, NewName]) {
    expect(takes(schema, `a${' '.repeat(199)}`)).toBe(true)
    expect(takes(schema, `a${' '.repeat(200)}`)).toBe(false)
  }
  expect(takes(ChatText, `a${' '.repeat(3999)}`)).toBe(true)
  expect(takes(ChatText, `a${' '.repeat(4000)}`)).toBe(false)
})

test('names and lines lose the space around them, and a heap of marks all but three', () => {
  expect(Name.parse('  Ada   Love ')).toBe('Ada Love')
  expect(NewName.parse(' Ada ')).toBe('Ada')
  expect(ChatText.parse(' one\ntwo ')).toBe('one\ntwo')
  expect([...ChatText.parse(`q${'\u0323'.repeat(9)}`)]).toHaveLength(4)
  expect(takes(NewName, 'A\u200bda')).toBe(false)
  expect(routes.namePasskey.body.parse({ name: ' key ' })).toEqual({ name: 'key' })
  expect(routes.passkeyAdd.body.parse({ response: {}, label: ' key ' })).toMatchObject({ label: 'key' })
  expect(routes.requestReset.body.parse({ account: ' Ada ' })).toEqual({ account: 'Ada' })
})

test('an emoji of a password is one character, and spaces in a row are one', () => {
  expect(takes(NewPassword, '🌙'.repeat(12))).toBe(true)
  expect(takes(NewPassword, '🌙'.repeat(11))).toBe(false)
  expect(takes(NewPassword, `${x(10)}      y`)).toBe(true)
  expect(takes(NewPassword, `${x(9)}      y`)).toBe(false)
})

const WATCH = { do: 'watch', table: 't' }
const RECORD = { perilune: 1, game: 'g', rules: 1, seats: 2, options: {}, commit: '' }
const one = { id: 't' }
/** Whole numbers; `most` is left out where there is no bound. */
const numbers: [string, z.ZodType, number, number | undefined, ((n: number) => unknown)?][] = [
  ['a seat', SeatNumber, 0, 15],
  ['a moment', Seq, 0, undefined],
  ['the seat of a decision', Decision.options[5].shape.seat, 0, 15],
  ['the seconds of a move', Time, 1, 3600, (move) => ({ kind: 'live', move, reserve: 0 })],
  ['the seconds of the reserve', Time, 0, 36_000, (reserve) => ({ kind: 'live', move: 1, reserve })],
  ['the days of a move', Time, 1, 30, (days) => ({ kind: 'days', days })],
  ['the moment known before a watch', ClientMessage, -1, undefined, (since) => ({ ...WATCH, since })],
  ['older rules of cards', routes.cards.query, 1, undefined, (rules) => ({ rules })],
  ['the seat to look through', routes.look.query, 0, 15, (seat) => ({ seat })],
  ['the seat to take', routes.join.body, 0, 15, (seat) => ({ seat })],
  ['the seat to arrange', routes.arrange.params, 0, 15, (seat) => ({ ...one, seat })],
  ['the seat that answers', routes.answer.params, 0, 15, (seat) => ({ ...one, seat })],
  ['the seat of a log', routes.log.query, 0, 15, (seat) => ({ seat })],
  ['the beginning of a log', routes.log.query, -1, undefined, (after) => ({ after })],
  ['a moment of the past', routes.past.params, 0, undefined, (seq) => ({ ...one, seq })],
  ['the seat of the past', routes.past.query, 0, 15, (seat) => ({ seat })],
  ['the seat of a record', routes.record.query, 0, 15, (seat) => ({ seat })],
  [
    'the seats of a table',
    routes.create.body,
    1,
    16,
    (n) => ({ game: 'g', seats: Array(Math.max(n, 0)).fill({ kind: 'open' }) }),
  ],
]

test.each(numbers)(
  '%s: the least and the most that is taken',
  (_, schema, least, most, around = (n) => n) => {
    expect(takes(schema, around(least))).toBe(true)
    expect(takes(schema, around(least - 1))).toBe(false)
    if (most === undefined) return
    expect(takes(schema, around(most))).toBe(true)
    expect(takes(schema, around(most + 1))).toBe(false)
  },
)

test('pages offer the times that are taken', () => {
  expect(TIME_LIMITS).toEqual({
    move: { min: 1, max: 3600 },
    reserve: { min: 0, max: 36_000 },
    days: { min: 1, max: 30 },
  })
})

test('a record has at most 20,000 rows, and is of a format that is known', () => {
  const rows = (n: number) => ({ ...RECORD, rows: Array(n).fill({}) })
  expect(takes(routes.verify.body, rows(20_000))).toBe(true)
  expect(takes(routes.verify.body, rows(20_001))).toBe(false)
  expect(takes(routes.verify.body, { ...rows(0), perilune: 3 })).toBe(false)
})

test('what is left out of a new table, a queued answer and a log has a default', () => {
  expect(routes.create.body.parse({ game: 'g', seats: [{ kind: 'me' }] })).toEqual({
    game: 'g',
    seats: [{ kind: 'me' }],
    options: {},
    time: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    begin: 'host',
  })
  expect(routes.queue.body.parse({ answer: {}, seen: 0 })).toEqual({ answer: {}, seen: 0, always: false })
  expect(routes.log.query.parse({})).toEqual({ after: -1 })
  expect(routes.listed.query.parse({})).toEqual({ state: 'open' })
})

test('what is done is never said of what was not', () => {
  expect(takes(routes.mute.answer, { done: true })).toBe(true)
  expect(takes(routes.mute.answer, { done: false })).toBe(false)
})
