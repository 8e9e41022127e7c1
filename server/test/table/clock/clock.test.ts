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
} from '../../../src/table/clock/clock.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

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
  const fast = afterAnswer(LIVE, c, 0, { asked: [1], at: 9 * SECOND, lag: 0 })
  expect(fast.reserve).toEqual([60 * SECOND, 60 * SECOND])
  const slow = afterAnswer(LIVE, fast, 1, { asked: [0], at: 34 * SECOND, lag: 0 })
  expect(slow.reserve).toEqual([60 * SECOND, 45 * SECOND])
  expect(due(LIVE, slow)).toBe((34 + 70) * SECOND)
})

test('a slow line is credited, up to a second', () => {
  const c = afterAnswer(LIVE, started(), 0, { asked: [1], at: 20 * SECOND, lag: 400 })
  expect(c.reserve[0]).toBe(50_400)
  expect(afterAnswer(LIVE, started(), 0, { asked: [1], at: 20 * SECOND, lag: 60_000 }).reserve[0]).toBe(
    51_000,
  )
})

test('undo gives no fresh time', () => {
  const once = afterAnswer(LIVE, started(), 0, { asked: [0], at: 15 * SECOND, lag: 0 })
  expect(once.since[0]).toBe(15 * SECOND)
  const back = afterUndo(once, 0, [0], 16 * SECOND)
  expect(deadline(LIVE, back, 0)).toBe(70 * SECOND)
})

test('an act of the table ends what undo gives back: time used before it stays used', () => {
  const slow = afterAnswer(LIVE, started(), 0, { asked: [0], at: 30 * SECOND, lag: 0 })
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
  const { store } = server.context
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { time: LIVE })
  const pause = (client: typeof ada, seat: number) =>
    client.call(routes.propose, { params: { id, seat }, body: { what: 'pause' } })
  await pause(ada, 0)
  const before = await store.clock(id)
  // What another node has put there, and nobody here has heard of.
  const { version, data } = await store.agreements(id)
  await store.putAgreements(id, data, version)
  await expect(pause(bo, 1)).rejects.toMatchObject({ code: 'STALE' })
  expect(await store.clock(id)).toEqual(before)
  const look = () => ada.call(routes.look, { params: { id } })
  expect(await look()).toMatchObject({ paused: false, clock: { seats: [{ deadline: before?.due }, {}] } })
  await pause(bo, 1)
  expect(await look()).toMatchObject({ paused: true, clock: { seats: [{ deadline: null }, {}] } })
  expect((await store.clock(id))?.due).toBeNull()
})

const DAY = 86_400_000

test('without a clock nobody’s time runs; with days a seat has as many days and no reserve', () => {
  expect(startClock({ kind: 'none' }, 2, [0], 0)).toBeNull()
  const days = { kind: 'days', days: 3 } as const
  const c = startClock(days, 3, [0, 2], 5)
  if (!c) throw new Error('no clock')
  expect(c.reserve).toEqual([0, 0, 0])
  expect([0, 1, 2].map((seat) => deadline(days, c, seat))).toEqual([5 + 3 * DAY, null, 5 + 3 * DAY])
  // Whoever answers in time has all days again.
  const next = afterAnswer(days, c, 0, { asked: [0, 2], at: 2 * DAY, lag: 0 })
  expect([0, 1, 2].map((seat) => deadline(days, next, seat))).toEqual([5 * DAY, null, 5 + 3 * DAY])
})

test('the earliest deadline counts, and with nobody asked there is none', () => {
  const both = startClock(LIVE, 2, [0, 1], 0)
  if (!both) throw new Error('no clock')
  const one = afterAnswer(LIVE, both, 0, { asked: [1, 0], at: 15 * SECOND, lag: 0 })
  expect([deadline(LIVE, one, 0), deadline(LIVE, one, 1)]).toEqual([80 * SECOND, 70 * SECOND])
  expect(due(LIVE, one)).toBe(70 * SECOND)
  expect(due(LIVE, afterAnswer(LIVE, started(), 0, { asked: [], at: SECOND, lag: 0 }))).toBeNull()
})

test('time that is used up leaves nothing in the reserve, and never less', () => {
  const late = afterAnswer(LIVE, started(), 0, { asked: [1], at: 500 * SECOND, lag: 0 })
  expect(late.reserve).toEqual([0, 60 * SECOND])
  const exactly = afterAnswer(LIVE, started(), 0, { asked: [1], at: 10 * SECOND, lag: 0 })
  expect(exactly.reserve[0]).toBe(60 * SECOND)
  expect(afterAnswer(LIVE, started(), 0, { asked: [1], at: 10 * SECOND + 1, lag: 0 }).reserve[0]).toBe(
    60 * SECOND - 1,
  )
})

test('an answer of a seat whose time does not run costs it nothing', () => {
  const beside = afterAnswer(LIVE, started(), 1, { asked: [0], at: 40 * SECOND, lag: 0 })
  expect(beside.reserve).toEqual([60 * SECOND, 60 * SECOND])
  expect(beside.since).toEqual([0, null])
})

test('a clock that is asked about is left as it was', () => {
  const c = started()
  const before = structuredClone(c)
  afterUndo(afterAnswer(LIVE, c, 0, { asked: [1], at: 30 * SECOND, lag: 0 }), 0, [0], 31 * SECOND)
  resumeClock(pauseClock(c, 5), 10)
  expect(c).toEqual(before)
})

test('one answer after the other is taken back with its time, as far as twenty back', () => {
  let c = started()
  for (let i = 1; i <= 25; i++) c = afterAnswer(LIVE, c, 0, { asked: [0], at: i * 11 * SECOND, lag: 0 })
  expect(c.reserve[0]).toBe(35 * SECOND)
  expect(c.before).toHaveLength(20)
  for (let i = 0; i < 20; i++) c = afterUndo(c, 0, [0], 300 * SECOND)
  expect(c.reserve[0]).toBe(55 * SECOND)
  expect(c.since[0]).toBe(5 * 11 * SECOND)
  expect(c.before).toEqual([])
  expect(afterUndo(c, 0, [0], 301 * SECOND).reserve[0]).toBe(55 * SECOND)
})

test('an answer of another seat ends what undo gives back to the seat before it', () => {
  const first = afterAnswer(LIVE, started(), 0, { asked: [1], at: 20 * SECOND, lag: 0 })
  const second = afterAnswer(LIVE, first, 1, { asked: [0], at: 25 * SECOND, lag: 0 })
  expect(second.before.map(({ by }) => by)).toEqual([1])
  expect(afterUndo(second, 0, [0], 26 * SECOND).reserve[0]).toBe(50 * SECOND)
})

test('pausing twice does not restart the pause, and resuming without a pause changes nothing', () => {
  const paused = pauseClock(pauseClock(started(), 5 * SECOND), 9 * SECOND)
  expect(paused.paused).toBe(5 * SECOND)
  const resumed = resumeClock(paused, 15 * SECOND)
  expect([resumed.paused, resumed.since]).toEqual([null, [10 * SECOND, null]])
  expect(resumeClock(resumed, 99 * SECOND)).toBe(resumed)
})
