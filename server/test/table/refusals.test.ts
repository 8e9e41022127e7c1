import { type Client, newKey, routes, type TableView } from '@perilune/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../help/code.js'
import { begin } from '../help/play.js'
import { type Served, serve } from '../help/serve.js'

/* What a table refuses, and with which word: each refusal beside what is allowed a step away from it. */

let server: Served
let ada: Client
let bo: Client
let cy: Client

beforeAll(async () => {
  server = await serve()
  ;[ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
})
afterAll(() => server.stop())

const END = { end: 1 }
const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const closed = { kind: 'closed' } as const
const bot = { kind: 'bot' } as const

const make = (client: Client, body: object): Promise<TableView> =>
  client.call(routes.create, { body: { game: 'lanterns', seats: [me, open], ...body } as never })
const join = (client: Client, id: string, seat?: number) =>
  client.call(routes.join, { params: { id }, body: seat === undefined ? {} : { seat } })
const arrange = (client: Client, id: string, seat: number, wish: object) =>
  client.call(routes.arrange, { params: { id, seat }, body: wish as never })
const start = (client: Client, id: string) => client.call(routes.start, { params: { id } })
const close = (client: Client, id: string) => client.call(routes.close, { params: { id } })
const look = (client: Client, id: string) => client.call(routes.look, { params: { id } })
const answer = (client: Client, id: string, seat: number, seen: number, said: object = END) =>
  client.call(routes.answer, { params: { id, seat }, body: { answer: said as never, seen, key: newKey() } })
const undo = (client: Client, id: string, seat: number, seen: number) =>
  client.call(routes.undo, { params: { id, seat }, body: { seen, key: newKey() } })
const propose = (client: Client, id: string, seat: number, body: object) =>
  client.call(routes.propose, { params: { id, seat }, body: body as never })

describe('a table is not made', () => {
  test.each([
    ['of a game that there is not', { game: 'no-game' }, 'NO_SUCH_GAME'],
    [
      'with more seats than the game has',
      { seats: [me, ...Array.from({ length: 9 }, () => open)] },
      'WRONG_SEATS',
    ],
    ['with a bot that there is not', { seats: [me, { kind: 'bot', level: 'no-such' }] }, 'BAD_OPTIONS'],
    ['with an option that the game does not have', { options: { rounds: 0 } }, 'BAD_OPTIONS'],
  ])('%s', async (_, body, code) => {
    expect(await codeOf(make(ada, body))).toBe(code)
  })
})

describe('before the start', () => {
  test('a seat is taken that is there and free; who has one keeps it', async () => {
    const { id } = await make(ada, { seats: [me, open, open], begin: 'host' })
    expect(await codeOf(join(bo, id, 7))).toBe('NO_SUCH_SEAT')
    expect(await codeOf(join(bo, id, 0))).toBe('SEAT_TAKEN')
    await join(bo, id, 2)
    await join(bo, id, 1)
    expect((await look(ada, id)).seats.map(({ name }) => name)).toEqual(['Ada', '', 'Bo'])
    await join(cy, id)
    expect((await look(ada, id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Cy', 'Bo'])
    expect(await codeOf(join(await server.person('Di'), id))).toBe('TABLE_FULL')
  })

  test('the host arranges seats; anybody else leaves their own, and does no more', async () => {
    const { id } = await make(ada, { seats: [me, open, open], begin: 'host' })
    await join(bo, id, 1)
    expect(await codeOf(arrange(bo, id, 2, closed))).toBe('NOT_HOST')
    expect(await codeOf(arrange(bo, id, 1, bot))).toBe('NOT_HOST')
    expect(await codeOf(arrange(cy, id, 1, open))).toBe('NOT_HOST')
    expect(await codeOf(arrange(ada, id, 9, closed))).toBe('NO_SUCH_SEAT')
    await arrange(bo, id, 1, open)
    expect((await look(ada, id)).seats[1].kind).toBe('open')
    await arrange(ada, id, 2, closed)
    expect((await look(ada, id)).seats[2].kind).toBe('closed')
  })

  test('the host starts, when no seat is open and there are enough', async () => {
    const { id } = await make(ada, { seats: [me, open, open], begin: 'host' })
    expect(await codeOf(start(bo, id))).toBe('NOT_HOST')
    expect(await codeOf(start(ada, id))).toBe('SEATS_OPEN')
    await join(bo, id)
    expect(await codeOf(start(ada, id))).toBe('SEATS_OPEN')
    await arrange(ada, id, 2, closed)
    const begun = await start(ada, id)
    expect([begun.state, begun.seats.length]).toEqual(['playing', 2])
    expect(await codeOf(start(ada, id))).toBe('ALREADY_STARTED')
    expect(await codeOf(join(cy, id))).toBe('ALREADY_STARTED')
    expect(await codeOf(arrange(ada, id, 1, bot))).toBe('ALREADY_STARTED')
    expect(await codeOf(close(ada, id))).toBe('ALREADY_STARTED')
  })

  test('too few seats start no game', async () => {
    const { id } = await make(ada, { seats: [me, closed], begin: 'host' })
    expect(await codeOf(start(ada, id))).toBe('WRONG_SEATS')
  })

  test('the host closes the table, nobody else, and then it is gone', async () => {
    const { id } = await make(ada, { begin: 'host' })
    expect(await codeOf(close(bo, id))).toBe('NOT_HOST')
    await close(ada, id)
    expect(await codeOf(look(ada, id))).toBe('NO_SUCH_TABLE')
  })

  test('nothing is answered, taken back or proposed', async () => {
    const { id } = await make(ada, { begin: 'host' })
    expect(await codeOf(answer(ada, id, 0, 0))).toBe('NOT_STARTED')
    expect(await codeOf(undo(ada, id, 0, 0))).toBe('NOT_STARTED')
    expect(await codeOf(propose(ada, id, 0, { what: 'stop' }))).toBe('NOT_STARTED')
    expect(await codeOf(ada.call(routes.rematch, { params: { id } }))).toBe('NOT_OVER')
    expect(await codeOf(bo.call(routes.rematch, { params: { id } }))).toBe('NOT_SEATED')
  })
})

describe('while a game runs', () => {
  test('a seat answers that is there and one’s own, and at the moment that is', async () => {
    const { id } = await begin([ada, bo])
    expect(await codeOf(answer(ada, id, 5, 0))).toBe('NO_SUCH_SEAT')
    expect(await codeOf(answer(ada, id, 1, 0))).toBe('NOT_YOUR_SEAT')
    expect(await codeOf(answer(cy, id, 0, 0))).toBe('NOT_YOUR_SEAT')
    expect(await codeOf(answer(ada, id, 0, 3))).toBe('STALE')
    expect(await codeOf(answer(ada, id, 0, 0, { light: 'the moon' }))).toBe('ILLEGAL')
    await answer(ada, id, 0, 0)
    expect(await codeOf(answer(bo, id, 1, 0))).toBe('STALE')
    await answer(bo, id, 1, 1)
  })

  test('one’s own last answer is taken back, at once, and that of nobody else', async () => {
    const { id } = await begin([ada, bo])
    expect(await codeOf(undo(ada, id, 0, 0))).toBe('NO_UNDO')
    await answer(ada, id, 0, 0, { mark: 1 })
    expect(await codeOf(undo(bo, id, 1, 1))).toBe('NO_UNDO')
    expect(await codeOf(undo(ada, id, 0, 0))).toBe('STALE')
    expect(await codeOf(undo(ada, id, 1, 1))).toBe('NOT_YOUR_SEAT')
    await undo(ada, id, 0, 1)
    expect(await codeOf(undo(ada, id, 0, 2))).toBe('NO_UNDO')
  })

  test('a bot is called once, a person comes back once, and neither for another seat', async () => {
    const { id } = await begin([ada, bo])
    const call = (client: Client, seat: number) => client.call(routes.bot, { params: { id, seat } })
    const back = (client: Client, seat: number) => client.call(routes.person, { params: { id, seat } })
    expect(await codeOf(call(ada, 1))).toBe('NOT_YOUR_SEAT')
    expect(await codeOf(back(bo, 1))).toBe('PERSON_PLAYS')
    await call(bo, 1)
    expect(await codeOf(call(bo, 1))).toBe('BOT_PLAYS')
    expect(await codeOf(answer(bo, id, 1, (await look(bo, id)).seq))).toBe('BOT_PLAYS')
    await back(bo, 1)
    expect(await codeOf(back(bo, 1))).toBe('PERSON_PLAYS')
  })

  test('who has resigned does so once and does not come back', async () => {
    const { id } = await begin([ada, bo, cy])
    const resign = (client: Client, seat: number) => client.call(routes.resign, { params: { id, seat } })
    expect(await codeOf(resign(ada, 2))).toBe('NOT_YOUR_SEAT')
    await resign(cy, 2)
    expect(await codeOf(resign(cy, 2))).toBe('RESIGNED')
    expect(await codeOf(cy.call(routes.person, { params: { id, seat: 2 } }))).toBe('RESIGNED')
  })

  test('the table goes back to a moment that was, and not to the one that is', async () => {
    const { id } = await begin([ada, bo])
    expect(await codeOf(propose(ada, id, 0, { what: 'undo' }))).toBe('NO_SUCH_MOMENT')
    expect(await codeOf(propose(ada, id, 0, { what: 'undo', to: 0 }))).toBe('NO_SUCH_MOMENT')
    await answer(ada, id, 0, 0)
    await answer(bo, id, 1, 1)
    expect(await codeOf(propose(ada, id, 0, { what: 'undo', to: 2 }))).toBe('NO_SUCH_MOMENT')
    expect((await propose(ada, id, 0, { what: 'undo', to: 0 })).proposal).toMatchObject({
      to: 0,
      needed: [1],
    })
    // Another moment is another proposal; the same one is agreed to.
    expect(await codeOf(propose(bo, id, 1, { what: 'undo', to: 1 }))).toBe('PROPOSAL_OPEN')
    expect((await propose(bo, id, 1, { what: 'undo', to: 0 })).proposal).toBeNull()
    expect(await look(ada, id)).toMatchObject({ seq: 3, moves: 0 })
  })

  test('without a moment named the last answer is meant', async () => {
    const { id } = await begin([ada, bo])
    await answer(ada, id, 0, 0)
    await answer(bo, id, 1, 1)
    expect((await propose(ada, id, 0, { what: 'undo' })).proposal).toMatchObject({ what: 'undo', to: 1 })
  })

  test('a bot is proposed for a seat that is there, that a person plays, and that is away', async () => {
    const { id } = await begin([ada, bo, cy])
    expect(await codeOf(propose(ada, id, 0, { what: 'bot' }))).toBe('NO_SUCH_SEAT')
    expect(await codeOf(propose(ada, id, 0, { what: 'bot', seat: 8 }))).toBe('NO_SUCH_SEAT')
    await cy.call(routes.bot, { params: { id, seat: 2 } })
    expect(await codeOf(propose(ada, id, 0, { what: 'bot', seat: 2 }))).toBe('BOT_PLAYS')
    expect(await codeOf(propose(bo, id, 0, { what: 'stop' }))).toBe('NOT_YOUR_SEAT')
    expect(await codeOf(propose(bo, id, 7, { what: 'stop' }))).toBe('NO_SUCH_SEAT')
  })

  test('a pause is proposed once, and nothing is answered in it', async () => {
    const { id } = await begin([ada, bo])
    await propose(ada, id, 0, { what: 'pause' })
    const { proposal } = await propose(bo, id, 1, { what: 'pause' })
    expect(proposal).toBeNull()
    expect(await codeOf(propose(ada, id, 0, { what: 'pause' }))).toBe('PAUSED')
    expect(await codeOf(answer(ada, id, 0, 0))).toBe('PAUSED')
    expect(await codeOf(undo(ada, id, 0, 0))).toBe('PAUSED')
    await propose(bo, id, 1, { what: 'resume' })
    await answer(ada, id, 0, 0)
  })

  test('a vote is about the proposal that stands', async () => {
    const { id } = await begin([ada, bo])
    const vote = (client: Client, seat: number, proposal: string, agree = true) =>
      client.call(routes.vote, { params: { id, seat }, body: { proposal, agree } })
    expect(await codeOf(vote(bo, 1, 'none'))).toBe('NO_SUCH_PROPOSAL')
    const { proposal } = await propose(ada, id, 0, { what: 'pause' })
    expect(await codeOf(vote(bo, 1, 'another'))).toBe('NO_SUCH_PROPOSAL')
    expect(await codeOf(vote(ada, 1, proposal?.id as string))).toBe('NOT_YOUR_SEAT')
    expect((await vote(bo, 1, proposal?.id as string)).paused).toBe(true)
  })
})

describe('when a game is over', () => {
  test('nothing is answered or proposed any more, and a rematch is for those who played', async () => {
    const { id } = await begin([ada, bo])
    await propose(ada, id, 0, { what: 'stop' })
    expect((await propose(bo, id, 1, { what: 'stop' })).state).toBe('over')
    expect(await codeOf(answer(ada, id, 0, 1))).toBe('GAME_OVER')
    expect(await codeOf(undo(ada, id, 0, 1))).toBe('GAME_OVER')
    expect(await codeOf(propose(ada, id, 0, { what: 'pause' }))).toBe('GAME_OVER')
    expect(await codeOf(ada.call(routes.resign, { params: { id, seat: 0 } }))).toBe('GAME_OVER')
    expect(await codeOf(cy.call(routes.rematch, { params: { id } }))).toBe('NOT_SEATED')
    const again = await ada.call(routes.rematch, { params: { id } })
    const other = await bo.call(routes.rematch, { params: { id } })
    expect(other.id).toBe(again.id)
    expect(other).toMatchObject({ state: 'playing', listed: false })
    expect(other.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
  })
})
