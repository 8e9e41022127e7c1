import { type Client, newKey, routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../help/code.js'
import { begin } from '../../help/play.js'
import { type Served, serve } from '../../help/serve.js'

/* Whose word a proposal needs, and when it is carried out. */

let server: Served
let ada: Client
let bo: Client
let cy: Client

beforeAll(async () => {
  server = await serve()
  ;[ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
})
afterAll(() => server.stop())

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const bot = { kind: 'bot' } as const

const propose = (client: Client, id: string, seat: number, body: object) =>
  client.call(routes.propose, { params: { id, seat }, body: body as never })
const vote = (client: Client, id: string, seat: number, proposal: string, agree: boolean) =>
  client.call(routes.vote, { params: { id, seat }, body: { proposal, agree } })
const look = (id: string) => ada.call(routes.look, { params: { id } })

test('all other people are asked, each agrees for their own seat, and the last one decides', async () => {
  const { id } = await begin([ada, bo, cy])
  const first = await propose(bo, id, 1, { what: 'pause' })
  expect(first.proposal).toMatchObject({ by: 1, agreed: [1], needed: [0, 2] })
  const made = first.proposal?.id as string
  const second = await vote(cy, id, 2, made, true)
  expect(second.proposal).toMatchObject({ agreed: [1, 2], needed: [0] })
  // Who has agreed may say so again, and nothing changes by it.
  expect((await vote(cy, id, 2, made, true)).proposal).toMatchObject({ agreed: [1, 2], needed: [0] })
  expect((await look(id)).paused).toBe(false)
  const last = await vote(ada, id, 0, made, true)
  expect([last.proposal, last.paused]).toEqual([null, true])
})

test('one rejection ends a proposal, whoever has agreed before', async () => {
  const { id } = await begin([ada, bo, cy])
  const { proposal } = await propose(bo, id, 1, { what: 'stop' })
  await vote(cy, id, 2, proposal?.id as string, true)
  const dropped = await vote(ada, id, 0, proposal?.id as string, false)
  expect([dropped.proposal, dropped.state]).toEqual([null, 'playing'])
  expect(await codeOf(vote(ada, id, 0, proposal?.id as string, true))).toBe('NO_SUCH_PROPOSAL')
})

test('bots are not asked, so a proposal among bots is carried out at once', async () => {
  const alone = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [me, bot, bot], begin: 'full' },
  })
  expect(new Set(alone.seats.map(({ name }) => name)).size).toBe(3)
  const paused = await propose(ada, alone.id, 0, { what: 'pause' })
  expect([paused.proposal, paused.paused]).toEqual([null, true])
  const mixed = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [me, bot, open], begin: 'full' },
  })
  await bo.call(routes.join, { params: { id: mixed.id }, body: {} })
  expect((await propose(ada, mixed.id, 0, { what: 'pause' })).proposal).toMatchObject({ needed: [2] })
})

test('while one thing is proposed nothing else is, and a bot for one seat is none for another', async () => {
  const { id } = await begin([ada, bo, cy])
  const away = await propose(ada, id, 0, { what: 'bot', seat: 2 })
  expect(away.proposal).toMatchObject({ what: 'bot', seat: 2, needed: [1, 2] })
  expect(await codeOf(propose(cy, id, 2, { what: 'bot', seat: 1 }))).toBe('PROPOSAL_OPEN')
  expect(await codeOf(propose(cy, id, 2, { what: 'stop' }))).toBe('PROPOSAL_OPEN')
  expect((await propose(bo, id, 1, { what: 'bot', seat: 2 })).proposal).toMatchObject({ needed: [2] })
})

test('an agreement about moves is valid for the moment at which it was proposed', async () => {
  const { id } = await begin([ada, bo])
  const answer = (client: Client, seat: number, seen: number) =>
    client.call(routes.answer, {
      params: { id, seat },
      body: { answer: { end: 1 }, seen, key: newKey() },
    })
  await answer(ada, 0, 0)
  expect((await propose(ada, id, 0, { what: 'undo' })).proposal).toMatchObject({ to: 0 })
  await answer(bo, 1, 1)
  expect((await look(id)).proposal).toBeNull()
  // A pause means the same after a move.
  await propose(ada, id, 0, { what: 'pause' })
  await answer(ada, 0, 2)
  expect((await look(id)).proposal).toMatchObject({ what: 'pause' })
})
