import { type DecisionData, spokenDecision } from '@perilune/engine'
import { newKey, type Refusal, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { begin, playBySocket, until } from '../help/play.js'
import { serve } from '../help/serve.js'

const END = { end: 1 }
const MARK = { mark: 1 }

async function two() {
  const server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  return { server, ada, bo, id }
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )

test('many tabs of one player stay in step, and see what the others see', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  const tabs = [ada.live.watch(id, 0), server.client()].map((w) => w)
  const secondTab = tabs[1] as ReturnType<typeof server.client>
  secondTab.cookie = ada.cookie
  const other = secondTab.live.watch(id, 0, undefined, { since: -1 })
  const first = tabs[0] as ReturnType<typeof ada.live.watch>
  const opponent = bo.live.watch(id, 1)
  await until(() => first.now && other.now && opponent.now)
  await ada.live.answer(id, 0, MARK, 0)
  await secondTab.live.answer(id, 0, END, 1)
  await until(() => first.now?.seq === 2 && other.now?.seq === 2 && opponent.now?.seq === 2)
  expect(first.now).toEqual(other.now)
  expect(opponent.events.map((e) => e.what)).toEqual(['mark'])
})

test('who has the words of the game is told in data, and another tab of the same seat in sentences', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  const tab = server.client()
  tab.cookie = bo.cookie
  const data = bo.live.watch(id, 1, undefined, { since: -1, form: 'data' })
  const sentences = tab.live.watch(id, 1, undefined, { since: -1 })
  await until(() => data.now && sentences.now)
  await ada.live.answer(id, 0, MARK, 0)
  await ada.live.answer(id, 0, END, 1)
  await until(() => data.now?.seq === 2 && sentences.now?.seq === 2)
  for (let seq = 2; seq < 5; seq++) await bo.live.answer(id, 1, MARK, seq)
  await until(() => data.now?.seq === 5 && sentences.now?.seq === 5)
  expect(sentences.events[0]).toMatchObject({ what: 'mark', say: expect.any(String) })
  expect(data.events).toEqual(sentences.events.map(({ say: _, ...event }) => event))
  expect(JSON.stringify(sentences.now?.decisions)).toContain('"because":')
  expect(JSON.stringify(data.now?.decisions)).not.toContain('"because":')
  const questions = data.now?.decisions as unknown as DecisionData[] | undefined
  const spoken = questions?.map((question) => spokenDecision(lanterns.words, question))
  expect(spoken).toEqual(sentences.now?.decisions)
  // After a loss it is told in data again.
  bo.live.drop()
  await bo.live.answer(id, 1, END, 5)
  await until(() => data.now?.seq === 6)
  expect(data.events.some((event) => 'say' in event)).toBe(false)
})

test('after a lost connection a client gets what it missed', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  const watching = bo.live.watch(id, 1, undefined, { since: -1 })
  await until(() => watching.now)
  bo.live.drop()
  await ada.live.answer(id, 0, MARK, 0)
  await ada.live.answer(id, 0, MARK, 1)
  await ada.live.answer(id, 0, END, 2)
  await until(() => watching.now?.seq === 3)
  expect(watching.events.map((e) => [e.what, e.seq])).toEqual([
    ['mark', 1],
    ['mark', 2],
  ])
  expect(watching.now?.decisions[0]).toMatchObject({ seat: 1, kind: 'choose' })
})

test('whole games survive connections that break all the time', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  const breaking = setInterval(() => (Math.random() < 0.5 ? ada : bo).live.drop(), 20)
  const [a, b] = await Promise.all([playBySocket(ada, id, 0), playBySocket(bo, id, 1)])
  clearInterval(breaking)
  expect(a.now?.outcome).toEqual(b.now?.outcome)
  const { rows } = await ada.call(routes.record, { params: { id } })
  expect(rows.length).toBe(a.now?.seq)
  // Every event came exactly once, whatever was sent again.
  const log = await ada.call(routes.log, { params: { id } })
  expect(a.events).toEqual(log.events)
})

test('an answer that is sent twice is done once, over socket and HTTP', async () => {
  const { server, ada, id } = await two()
  await using _ = server
  const key = newKey()
  const send = () => ada.live.answer(id, 0, MARK, 0, key)
  const both = await Promise.all([send(), send(), send()])
  expect(both.map((b) => b.seq)).toEqual([1, 1, 1])
  expect(both.filter((b) => b.again)).toHaveLength(2)
  const http = await ada.call(routes.answer, {
    params: { id, seat: 0 },
    body: { answer: MARK, seen: 0, key },
  })
  expect(http).toMatchObject({ seq: 1, again: true })
  expect(http.table.moves).toBe(1)
})

test('an answer to a question of the past is stale, and changes nothing', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  await ada.live.answer(id, 0, END, 0)
  await bo.live.answer(id, 1, END, 1)
  expect(await codeOf(ada.live.answer(id, 0, END, 0))).toBe('STALE')
  expect(await codeOf(ada.live.answer(id, 0, END, 99))).toBe('STALE')
  expect((await ada.call(routes.look, { params: { id } })).seq).toBe(2)
})

test('what others do beside it does not make an answer stale', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  await bo.live.answer(id, 1, { may: 'wave' }, 0)
  await ada.live.answer(id, 0, MARK, 0)
  expect((await ada.call(routes.look, { params: { id } })).moves).toBe(2)
})

test('when two tabs answer at the same moment, one answer is accepted and the other is stale', async () => {
  const { server, ada, id } = await two()
  await using _ = server
  const codes = await Promise.all([
    codeOf(ada.live.answer(id, 0, END, 0)),
    codeOf(ada.live.answer(id, 0, END, 0)),
  ])
  expect(codes.sort()).toEqual(['STALE', 'accepted'])
})

test('asked together, each may replace its answer, and nobody sees it before the last is in', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 1 } })
  await ada.live.answer(id, 0, END, 0)
  await bo.live.answer(id, 1, END, 1)
  const seen = 2
  const wish = (wishes: number) => ({ amounts: { wishes } })
  const [a, b] = [ada.live.watch(id, 0), bo.live.watch(id, 1)]
  await until(() => a.now && b.now)
  await ada.live.answer(id, 0, wish(1), seen)
  await ada.live.answer(id, 0, wish(3), seen)
  await until(() => b.now?.seq === 4)
  expect(JSON.stringify(b.now?.view)).not.toContain('wishes')
  expect(b.now?.decisions.find((d) => d.seat === 0)).toMatchObject({ kind: 'elsewhere', done: true })
  await bo.live.answer(id, 1, wish(0), seen)
  await until(() => a.now?.state === 'over')
  expect(a.now?.outcome?.points).toEqual([3, 0])
  expect(a.now?.seed).toMatch(/^[0-9a-f]{64}$/)
})

test('what is not allowed is refused with the sentence that the decision gave', async () => {
  const { server, ada, id } = await two()
  await using _ = server
  for (const seen of [0, 1, 2]) await ada.live.answer(id, 0, MARK, seen)
  const now = await ada.call(routes.look, { params: { id } })
  const [decision] = now.decisions
  const mark = decision.kind === 'choose' ? decision.options.find((o) => o.label === 'mark') : undefined
  const refused = await ada.live.answer(id, 0, MARK, 3).catch((error: Refusal) => error)
  expect(refused).toMatchObject({
    code: 'ILLEGAL',
    message: mark?.because,
    reason: { code: 'marked', has: 3 },
  })
})

test('undo takes back only what revealed nothing to anybody', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  const before = await ada.call(routes.look, { params: { id } })
  await ada.live.answer(id, 0, MARK, 0)
  expect((await ada.call(routes.look, { params: { id } })).canUndo).toBe(true)
  expect(await codeOf(bo.live.undo(id, 1, 1))).toBe('NO_UNDO')
  await ada.live.undo(id, 0, 1)
  const after = await ada.call(routes.look, { params: { id } })
  expect(after.view).toEqual(before.view)
  expect(after.seq).toBe(2)
  await ada.live.answer(id, 0, { draw: 1 }, 2)
  expect(await codeOf(ada.live.undo(id, 0, 3))).toBe('NO_UNDO')
})
