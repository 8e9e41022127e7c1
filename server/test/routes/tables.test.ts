import { type Client, newKey, type Refusal, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { begin, playByHttp, until } from '../help/play.js'
import { serve } from '../help/serve.js'

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )

const at = (id: string) => ({ params: { id } })
const MARK = { mark: 1 }
const END = { end: 1 }

async function three() {
  const server = await serve()
  const people = (await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))) as [Client, Client, Client]
  const { id } = await begin(people)
  return { server, people, id }
}

test('tables are found if they are listed, and private by their link if not', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const open = await ada.call(routes.create, { body: { game: 'lanterns', seats, listed: true } })
  const hidden = await ada.call(routes.create, { body: { game: 'lanterns', seats } })
  const found = await bo.call(routes.listed, {})
  expect(found.tables.map((t) => t.id)).toEqual([open.id])
  expect((await bo.call(routes.join, { ...at(hidden.id), body: {} })).viewer).toBe(1)
  const mine = await bo.call(routes.mine, {})
  expect(mine.tables.map((t) => [t.id, t.mine, t.myTurn])).toEqual([[hidden.id, [1], false]])
  await ada.call(routes.start, at(hidden.id))
  expect((await ada.call(routes.mine, {})).tables.find((t) => t.id === hidden.id)?.myTurn).toBe(true)
})

test('the host closes seats, gives them to bots, and removes a stranger before the start', async () => {
  await using server = await serve()
  const [ada, eve, bo] = await Promise.all(['Ada', 'Eve', 'Bo'].map(server.person))
  const seats = [
    { kind: 'open' as const },
    { kind: 'open' as const },
    { kind: 'open' as const },
    { kind: 'me' as const },
  ]
  const { id } = await ada.call(routes.create, { body: { game: 'lanterns', seats } })
  await eve.call(routes.join, { ...at(id), body: { seat: 0 } })
  expect(await codeOf(bo.call(routes.join, { ...at(id), body: { seat: 0 } }))).toBe('SEAT_TAKEN')
  const arrange = (client: Client, seat: number, body: { kind: 'closed' | 'open' | 'bot' }) =>
    client.call(routes.arrange, { params: { id, seat }, body })
  expect(await codeOf(arrange(eve, 1, { kind: 'closed' }))).toBe('NOT_HOST')
  await arrange(ada, 0, { kind: 'closed' })
  expect(await codeOf(eve.call(routes.look, { ...at(id), query: { seat: 0 } }))).toBe('NOT_YOUR_SEAT')
  await bo.call(routes.join, { ...at(id), body: {} })
  expect(await codeOf(ada.call(routes.start, at(id)))).toBe('SEATS_OPEN')
  await arrange(ada, 2, { kind: 'bot' })
  const table = await ada.call(routes.start, at(id))
  expect(table.seats.map((s) => s.name)).toEqual(['Bo', 'Hypatia', 'Ada'])
  expect(table.viewer).toBe(2)
  expect(await codeOf(eve.call(routes.join, { ...at(id), body: {} }))).toBe('ALREADY_STARTED')
})

test('a seat link hands a seat to another device, once', async () => {
  const { server, people, id } = await three()
  await using _ = server
  const phone = await server.person('Ada’s phone')
  const other = await server.person('Eve')
  const { token } = await people[0].call(routes.makeLink, { params: { id, seat: 0 } })
  expect((await phone.call(routes.useLink, { body: { token } })).viewer).toBe(0)
  expect(await codeOf(other.call(routes.useLink, { body: { token } }))).toBe('NO_SUCH_LINK')
  const body = { answer: MARK, seen: 0, key: newKey() }
  expect((await phone.call(routes.answer, { params: { id, seat: 0 }, body })).seq).toBe(1)
  expect(await codeOf(people[0].call(routes.look, { ...at(id), query: { seat: 0 } }))).toBe('accepted')
})

test('the table agrees to go back past what one may take back alone', async () => {
  const { server, people, id } = await three()
  await using _ = server
  const [ada, bo, cy] = people
  await ada.live.answer(id, 0, { draw: 1 }, 0)
  const propose = await ada.call(routes.propose, { params: { id, seat: 0 }, body: { what: 'undo' } })
  expect(propose.proposal).toMatchObject({ what: 'undo', to: 0, needed: [1, 2] })
  const proposal = propose.proposal?.id as string
  const vote = (client: Client, seat: number, agree = true) =>
    client.call(routes.vote, { params: { id, seat }, body: { proposal, agree } })
  expect((await vote(bo, 1)).proposal?.needed).toEqual([2])
  const after = await vote(cy, 2)
  expect(after).toMatchObject({ seq: 2, moves: 0, proposal: null })
  expect(after.seats[0].asked).toBe(true)
})

test('a rejected proposal is withdrawn, and a move cancels a proposed undo', async () => {
  const { server, people, id } = await three()
  await using _ = server
  const [ada, bo] = people
  await ada.live.answer(id, 0, END, 0)
  const first = await bo.call(routes.propose, { params: { id, seat: 1 }, body: { what: 'stop' } })
  expect(await codeOf(ada.call(routes.propose, { params: { id, seat: 0 }, body: { what: 'pause' } }))).toBe(
    'PROPOSAL_OPEN',
  )
  const no = { proposal: first.proposal?.id as string, agree: false }
  expect((await ada.call(routes.vote, { params: { id, seat: 0 }, body: no })).proposal).toBeNull()
  const undo = await ada.call(routes.propose, { params: { id, seat: 0 }, body: { what: 'undo' } })
  await bo.live.answer(id, 1, END, 1)
  const yes = { proposal: undo.proposal?.id as string, agree: true }
  expect(await codeOf(bo.call(routes.vote, { params: { id, seat: 1 }, body: yes }))).toBe('NO_SUCH_PROPOSAL')
})

test('the table agrees to pause and to stop', async () => {
  const { server, people, id } = await three()
  await using _ = server
  const all = async (what: 'pause' | 'stop') => {
    for (const [seat, client] of people.entries())
      await client.call(routes.propose, { params: { id, seat }, body: { what } })
    return people[0].call(routes.look, at(id))
  }
  expect((await all('pause')).paused).toBe(true)
  expect(await codeOf(people[0].live.answer(id, 0, END, 0))).toBe('PAUSED')
  await people[1].call(routes.propose, { params: { id, seat: 1 }, body: { what: 'resume' } })
  expect((await people[0].call(routes.look, at(id))).paused).toBe(false)
  await people[0].live.answer(id, 0, END, 0)
  const stopped = await all('stop')
  expect(stopped).toMatchObject({ state: 'over', outcome: null })
  expect(await codeOf(people[1].live.answer(id, 1, END, 2))).toBe('GAME_OVER')
})

test('a bot plays on for a player who resigned, and the game ends when one is left', async () => {
  const { server, people, id } = await three()
  await using _ = server
  const first = await people[0].call(routes.resign, { params: { id, seat: 0 } })
  expect(first.table.seats[0]).toMatchObject({ resigned: true, kind: 'bot' })
  await until(() => (server.tables.peek(id)?.seq ?? 0) > 1)
  expect(await codeOf(people[0].call(routes.person, { params: { id, seat: 0 } }))).toBe('RESIGNED')
  const second = await people[2].call(routes.resign, { params: { id, seat: 2 } })
  expect(second.table.outcome?.ranks).toEqual([3, 1, 2])
})

test('the first player to ask creates the rematch, and the others join it', async () => {
  const { server, people, id } = await three()
  await using _ = server
  expect(await codeOf(people[0].call(routes.rematch, at(id)))).toBe('NOT_OVER')
  await Promise.all(people.map((client, seat) => playByHttp(client, id, seat)))
  const again = []
  for (const client of people) again.push(await client.call(routes.rematch, at(id)))
  expect(new Set(again.map((t) => t.id)).size).toBe(1)
  expect(again[2].state).toBe('playing')
  expect((await people[0].call(routes.look, at(id))).rematch).toBe(again[0].id)
})

test('a long game opens from its snapshot, and is the same', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 5000 } })
  for (let seq = 0; seq < 120; seq++) await (seq % 2 ? bo : ada).live.answer(id, seq % 2, END, seq)
  const before = await ada.call(routes.look, at(id))
  expect(await server.context.store.snapshot(id)).toBeDefined()
  await server.stop()
  await using again = await serve({ dataDir: server.dataDir })
  const client = again.client()
  client.cookie = ada.cookie
  expect(await client.call(routes.look, at(id))).toEqual(before)
})
