import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import {
  afterAct,
  afterAnswer,
  afterUndo,
  deadline,
  due,
  pauseClock,
  resumeClock,
  startClock,
} from '../src/tables/clock.js'
import { begin, until } from './help/play.js'
import { serve } from './help/serve.js'

const LIVE = { kind: 'live', move: 10, reserve: 60 } as const
const SECOND = 1000

const started = () => {
  const clock = startClock(LIVE, 2, [0], 0)
  if (!clock) throw new Error('no clock')
  return clock
}

test('time for a move first, then the reserve', () => {
  const c = started()
  expect(deadline(LIVE, c, 0)).toBe(70 * SECOND)
  expect(deadline(LIVE, c, 1)).toBeNull()
  const fast = afterAnswer(LIVE, c, 0, [1], 9 * SECOND, 0)
  expect(fast.reserve).toEqual([60 * SECOND, 60 * SECOND])
  const slow = afterAnswer(LIVE, fast, 1, [0], 34 * SECOND, 0)
  expect(slow.reserve).toEqual([60 * SECOND, 45 * SECOND])
  expect(due(LIVE, slow)).toBe((34 + 70) * SECOND)
})

test('a slow line is credited, up to a second', () => {
  const c = afterAnswer(LIVE, started(), 0, [1], 20 * SECOND, 400)
  expect(c.reserve[0]).toBe(50_400)
  expect(afterAnswer(LIVE, started(), 0, [1], 20 * SECOND, 60_000).reserve[0]).toBe(51_000)
})

test('undo gives no fresh time', () => {
  const once = afterAnswer(LIVE, started(), 0, [0], 15 * SECOND, 0)
  expect(once.since[0]).toBe(15 * SECOND)
  const back = afterUndo(once, 0, [0], 16 * SECOND)
  expect(deadline(LIVE, back, 0)).toBe(70 * SECOND)
})

test('an act of the table ends what undo gives back: time used before it stays used', () => {
  const slow = afterAnswer(LIVE, started(), 0, [0], 30 * SECOND, 0)
  expect(slow.reserve[0]).toBe(40 * SECOND)
  const acted = afterAct(slow, [0], 31 * SECOND)
  expect(acted.since).toEqual([30 * SECOND, null])
  const back = afterUndo(acted, 0, [0], 32 * SECOND)
  expect(back.reserve[0]).toBe(40 * SECOND)
  expect(deadline(LIVE, back, 0)).toBe((30 + 10 + 40) * SECOND)
})

test('after an act of the table time runs for those who are asked, and for nobody else', () => {
  const acted = afterAct(started(), [1], 4 * SECOND)
  expect(acted.since).toEqual([null, 4 * SECOND])
})

test('nobody’s time runs in a pause', () => {
  const paused = pauseClock(started(), 5 * SECOND)
  expect(due(LIVE, paused)).toBeNull()
  expect(due(LIVE, resumeClock(paused, 25 * SECOND))).toBe(90 * SECOND)
})

async function timed(onTimeout: 'bot' | 'resign', time: object) {
  let now = 1_000_000
  const server = await serve({ now: () => now })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { time, onTimeout })
  const pass = async (ms: number) => {
    now += ms
    await server.clocks.tick()
  }
  const look = () => ada.call(routes.look, { params: { id } })
  return { server, ada, bo, id, pass, look }
}

test('when the time is up, a bot plays on; the player can come back', async () => {
  const { server, ada, id, pass, look } = await timed('bot', LIVE)
  await using _ = server
  await pass(69 * SECOND)
  expect((await look()).seq).toBe(0)
  await pass(2 * SECOND)
  await until(() => server.tables.peek(id)?.controls[0] === 'bot')
  const { events } = await ada.call(routes.log, { params: { id } })
  expect(events.map((e) => e.what).slice(0, 2)).toEqual(['table:timeout', 'table:bot'])
  await ada.call(routes.person, { params: { id, seat: 0 } })
  expect((await look()).seats[0].kind).toBe('person')
})

test('when the time is up, the seat resigns, if that is the table’s rule', async () => {
  const { server, pass, look, id } = await timed('resign', { kind: 'days', days: 2 })
  await using _ = server
  await pass(2 * 86_400_000 - 1)
  expect((await look()).state).toBe('playing')
  await pass(2)
  await until(() => server.tables.peek(id)?.over)
  expect((await look()).outcome?.ranks).toEqual([2, 1])
})

test('a clock that ran out while the server was down rings when it starts', async () => {
  const { server, id, pass, look } = await timed('resign', LIVE)
  await using _ = server
  await pass(0)
  expect((await look()).clock?.seats[0].deadline).toBe(1_070_000)
  await server.stop()
  await using again = await serve({ dataDir: server.dataDir, now: () => 9_000_000 })
  await until(() => again.tables.peek(id)?.over)
})

test('a pause that meets another agreement on its way stops no clock', async () => {
  await using server = await serve()
  const { store } = server.house
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { time: LIVE })
  const pause = (client: typeof ada, seat: number) =>
    client.call(routes.propose, { params: { id, seat }, body: { what: 'pause' } })
  await pause(ada, 0)
  const before = await store.clock(id)
  // What another node has put there, and nobody here has heard of.
  const { version, data } = await store.standing(id)
  await store.putStanding(id, data, version)
  await expect(pause(bo, 1)).rejects.toMatchObject({ code: 'STALE' })
  expect(await store.clock(id)).toEqual(before)
  const look = () => ada.call(routes.look, { params: { id } })
  expect(await look()).toMatchObject({ paused: false, clock: { seats: [{ deadline: before?.due }, {}] } })
  await pause(bo, 1)
  expect(await look()).toMatchObject({ paused: true, clock: { seats: [{ deadline: null }, {}] } })
  expect((await store.clock(id))?.due).toBeNull()
})
