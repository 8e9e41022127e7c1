import { newKey, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { saveAgreements } from '../../../src/table/agreements/save-agreements.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

/** Two people at a table where seat 0 begins. */
async function two() {
  const server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const clients = [ada, bo]
  const look = (seat: number) => clients[seat].call(routes.look, { params: { id }, query: { seat } })
  const answer = async (seat: number, answer: object) => {
    const { seq } = await look(seat)
    const body = { answer: answer as Record<string, unknown>, seen: seq, key: newKey() }
    return clients[seat].call(routes.answer, { params: { id, seat }, body })
  }
  const queue = (seat: number, answer: Record<string, unknown>, more: object = {}) =>
    clients[seat].call(routes.queue, { params: { id, seat }, body: { answer, seen: 0, ...more } })
  return { server, id, ada, bo, look, answer, queue }
}

test('a queued answer is sent when the turn comes, and only its own seat knows of it', async () => {
  const { server, ada, id, look, answer, queue } = await two()
  await using _ = server
  const queued = await queue(1, { end: 1 })
  expect(queued.queued).toEqual({ answer: { end: 1 }, seen: 0, always: false })
  expect((await look(0)).queued).toBeNull()
  await answer(0, { end: 1 })
  await until(() => server.tables.peek(id)?.seq === 2)
  await until(() => !server.tables.peek(id)?.agreements.queued?.[1])
  expect((await look(1)).queued).toBeNull()
  expect((await look(0)).seats[0].asked).toBe(true)
  // It is a row like any other; the log says nothing of the queue.
  const { rows } = await ada.call(routes.record, { params: { id } })
  expect(rows).toEqual([{ seat: 0, answer: { end: 1 } }, { seat: 1 }])
})

test('one that the rules do not allow is dropped, and its seat is told why', async () => {
  const { server, bo, id, look, answer, queue } = await two()
  await using _ = server
  await queue(1, { light: 'lantern-that-is-not-mine' })
  await answer(0, { end: 1 })
  await until(() => server.tables.peek(id)?.agreements.queued?.[1]?.dropped)
  const now = await look(1)
  expect(now.seq).toBe(1)
  const stored = server.tables.peek(id)?.agreements.queued?.[1]?.dropped
  expect(stored).toEqual({ code: 'refused', reason: { code: expect.any(String) } })
  expect(now.queued?.dropped).toMatch(/\w \w/)
  expect(now.seats[1].asked).toBe(true)
  const gone = await bo.call(routes.unqueue, { params: { id, seat: 1 } })
  expect(gone.queued).toBeNull()
})

test('one is dropped when something happened to its seat meanwhile, unless it was to be sent always', async () => {
  for (const always of [false, true]) {
    const { server, id, look, answer, queue } = await two()
    await using _ = server
    await queue(1, { end: 1 }, { always })
    const [card] = (server.tables.peek(id)?.match?.state.places[2] ?? []) as string[]
    await answer(0, { light: card })
    await until(() => {
      const { agreements, seq } = server.tables.peek(id) ?? {}
      return always ? seq === 2 : agreements?.queued?.[1]?.dropped
    })
    if (!always)
      expect((await look(1)).queued?.dropped).toBe('something happened to you meanwhile: Bo: shine')
  }
})

test('one is dropped when moves were taken back, even if it was to be sent always', async () => {
  const { server, ada, id, look, answer, queue } = await two()
  await using _ = server
  await queue(1, { end: 1 }, { always: true })
  const { seq } = await answer(0, { mark: 1 })
  await ada.call(routes.undo, { params: { id, seat: 0 }, body: { seen: seq, key: newKey() } })
  await answer(0, { end: 1 })
  await until(() => server.tables.peek(id)?.agreements.queued?.[1]?.dropped)
  expect((await look(1)).queued?.dropped).toBe('moves were taken back meanwhile')
})

test('a reason that the release before stored as a sentence is shown as it is', async () => {
  const { server, id, look, queue } = await two()
  await using _ = server
  await queue(1, { end: 1 })
  const table = await server.tables.get(id)
  const order = table.agreements.queued?.[1]
  if (!order) throw new Error('nothing is queued')
  const dropped = 'it was not offered'
  await saveAgreements(table, { ...table.agreements, queued: { 1: { ...order, dropped } } })
  expect((await look(1)).queued?.dropped).toBe(dropped)
})

test('nothing is queued for a seat that is asked now, that is another’s, or that a bot plays', async () => {
  const { server, ada, bo, id, queue } = await two()
  await using _ = server
  await expect(queue(0, { end: 1 })).rejects.toMatchObject({ code: 'YOUR_TURN' })
  const body = { answer: { end: 1 }, seen: 0 }
  await expect(ada.call(routes.queue, { params: { id, seat: 1 }, body })).rejects.toMatchObject({
    code: 'NOT_YOUR_SEAT',
  })
  await expect(ada.call(routes.unqueue, { params: { id, seat: 1 } })).rejects.toMatchObject({
    code: 'NOT_YOUR_SEAT',
  })
  await expect(queue(1, { end: 1 }, { seen: 7 })).rejects.toMatchObject({ code: 'STALE' })
  await bo.call(routes.bot, { params: { id, seat: 1 } })
  await expect(queue(1, { end: 1 })).rejects.toMatchObject({ code: 'BOT_PLAYS' })
})

test('a queued answer outlives the server, and a pause', async () => {
  const { server, ada, bo, id, queue } = await two()
  await queue(1, { end: 1 })
  for (const what of ['pause', 'resume'] as const) {
    await ada.call(routes.propose, { params: { id, seat: 0 }, body: { what } })
    await bo.call(routes.propose, { params: { id, seat: 1 }, body: { what } })
  }
  await server.stop()
  await using again = await serve({ dataDir: server.dataDir })
  const ada2 = again.client()
  ada2.cookie = ada.cookie
  const body = { answer: { end: 1 }, seen: 0, key: newKey() }
  await ada2.call(routes.answer, { params: { id, seat: 0 }, body })
  await until(() => again.tables.peek(id)?.seq === 2)
})
