import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLine } from './help/fake-socket.js'

beforeEach(() => {
  vi.useFakeTimers()
  // The whole pause; half of it is left to chance.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const tableNow = (seq = 3, more: object = {}) => ({
  is: 'table',
  table: 't',
  seat: 0,
  now: { state: 'playing', seq, seats: [1] },
  events: [],
  chat: [],
  ...more,
})

/** After how many ms another socket is opened; at most a minute is waited. */
function pauseUntilNext(sockets: unknown[]): number {
  const before = sockets.length
  let ms = 0
  for (; sockets.length === before && ms < 60_000; ms += 10) vi.advanceTimersByTime(10)
  return ms
}

test('a lost connection is tried again after 250 ms, then after twice as long each time, 15 s at most', () => {
  const { line, sockets, last } = fakeLine()
  line.watch('t', 0)
  const pauses: number[] = []
  for (let i = 0; i < 9; i++) {
    last().close()
    pauses.push(pauseUntilNext(sockets))
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  last().open()
  last().close()
  expect(pauseUntilNext(sockets)).toBe(250)
  line.close()
})

test('chance takes up to half of the pause away', () => {
  vi.mocked(Math.random).mockReturnValue(0)
  const { line, sockets, last } = fakeLine()
  line.watch('t', 0)
  last().close()
  last().close()
  vi.advanceTimersByTime(124)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  last().close()
  expect(pauseUntilNext(sockets)).toBe(250)
  line.close()
})

test('a node that has other rules is left, and the pauses grow until a table is shown', () => {
  const { line, sockets, last } = fakeLine()
  line.watch('t', 0)
  const pauses: number[] = []
  for (let i = 0; i < 4; i++) {
    last().open()
    last().hear({ is: 'refused', ref: 't:0', error: 'OTHER_RULES', message: '' })
    expect(last().closed).toBe(true)
    pauses.push(pauseUntilNext(sockets))
  }
  expect(pauses).toEqual([250, 500, 1000, 2000])
  last().open()
  last().hear(tableNow())
  last().close()
  expect(pauseUntilNext(sockets)).toBe(250)
  line.close()
})

test('after 20 s of silence the page asks for a word, and after 20 s more it gives the connection up', () => {
  const { line, last } = fakeLine()
  line.watch('t', 0)
  const socket = last()
  socket.open()
  vi.advanceTimersByTime(19_999)
  expect(socket.sent.map((m) => m.do)).toEqual(['watch'])
  vi.advanceTimersByTime(1)
  expect(socket.sent.map((m) => m.do)).toEqual(['watch', 'ping'])
  vi.advanceTimersByTime(19_999)
  expect(socket.closed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(socket.closed).toBe(true)
  line.close()
})

test('a word of the server ends the silence', () => {
  const { line, last } = fakeLine()
  line.watch('t', 0)
  const socket = last()
  socket.open()
  vi.advanceTimersByTime(15_000)
  socket.hear({ is: 'pong', at: 0 })
  vi.advanceTimersByTime(19_999)
  expect(socket.sent.map((m) => m.do)).toEqual(['watch'])
  line.close()
})

test('nothing is sent before the connection is open, and then all watches and moves that wait', () => {
  const { line, sockets, last } = fakeLine()
  line.watch('t', 0)
  line.watch('t', undefined, undefined, { since: -1 })
  line.answer('t', 0, { pass: true }, 3, 'key-of-answer').catch(() => {})
  line.undo('t', 0, 4, 'key-of-undo').catch(() => {})
  expect(sockets).toHaveLength(1)
  expect(last()).toMatchObject({ url: 'wss://games.example', cookie: 'the cookie', sent: [] })
  last().open()
  expect(last().sent).toEqual([
    { do: 'watch', ref: 't:0', table: 't', seat: 0 },
    { do: 'watch', ref: 't:', table: 't', since: -1 },
    expect.objectContaining({ do: 'answer', table: 't', seat: 0, answer: { pass: true }, seen: 3 }),
    expect.objectContaining({ do: 'undo', table: 't', seat: 0, seen: 4, key: 'key-of-undo' }),
  ])
  line.watch('t', 1)
  expect(last().sent.at(-1)).toEqual({ do: 'watch', ref: 't:1', table: 't', seat: 1 })
  line.close()
})

test('a move that was under way when the connection was lost is sent again under the same key', async () => {
  const { line, sockets, last } = fakeLine()
  const answer = line.answer('t', 0, { pass: true }, 3)
  last().open()
  const [first] = last().sent
  last().close()
  pauseUntilNext(sockets)
  last().open()
  expect(last().sent).toEqual([first])
  last().hear({ is: 'done', ref: first.ref, seq: 5, again: true })
  expect(await answer).toMatchObject({ seq: 5, again: true })
  expect(line.idle).toBe(true)
  // Nobody needs it any more: it does not come back.
  last().close()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(2)
})

test('a chat line is never sent twice: it is refused when the connection is lost', async () => {
  const { line, last } = fakeLine()
  line.watch('t', 0)
  last().open()
  const said = line.say('t', 'hello').catch((error) => error.code)
  expect(last().sent.at(-1)).toMatchObject({ do: 'say', table: 't', text: 'hello' })
  last().close()
  expect(await said).toBe('STOPPING')
  line.close()
})

test.each([false, true])(
  'closing refuses what waits and opens nothing again, connected: %s',
  async (opened) => {
    const { line, sockets, last } = fakeLine()
    const states: boolean[] = []
    line.onConnection = (open) => void states.push(open)
    const answer = line.answer('t', 0, {}, 0).catch((error) => error.code)
    if (opened) last().open()
    else last().close()
    line.close()
    expect(await answer).toBe('STOPPING')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(last().closed).toBe(true)
    expect(states).toEqual(opened ? [true, false] : [])
    line.watch('t', 0)
    expect(sockets).toHaveLength(1)
  },
)

test('reconnecting opens a new socket at once and ignores the old one', () => {
  const { line, sockets, last } = fakeLine()
  line.renew()
  expect(sockets).toHaveLength(0)
  const watching = line.watch('t', 0)
  const [old] = sockets
  old.open()
  line.renew()
  expect(old.closed).toBe(true)
  expect(sockets).toHaveLength(2)
  old.hear(tableNow())
  expect(watching.now).toBeNull()
  expect(last().sent).toEqual([])
  last().open()
  expect(last().sent).toMatchObject([{ do: 'watch', table: 't' }])
  vi.advanceTimersByTime(15_000)
  expect(sockets).toHaveLength(2)
  line.close()
})

test('a dropped connection is restored', () => {
  const { line, sockets } = fakeLine()
  line.drop()
  line.watch('t', 0)
  line.drop()
  expect(pauseUntilNext(sockets)).toBe(250)
  line.close()
})

test('views, changes and chat of a table reach those who watch it, and nobody else', () => {
  const { line, last } = fakeLine()
  const heard: unknown[] = []
  const mine = line.watch('t', 0, (w, news) => void heard.push([w.seat, news.length]))
  const other = line.watch('t', undefined, (w, news) => void heard.push([w.seat, news.length]))
  const elsewhere = line.watch('u', 0, () => void heard.push('elsewhere'))
  last().open()
  const event = (seq: number) => ({ what: 'x', seq, say: '' })
  last().hear({ is: 'update', table: 't', seat: 0, seq: 9, changes: [[['seq'], 9]] })
  expect([mine.now, heard]).toEqual([null, []])
  last().hear([tableNow(3, { events: [event(1)] }), tableNow(3, { seat: 7 })])
  expect(mine).toMatchObject({ now: { seq: 3 }, events: [{ seq: 1 }], chat: [] })
  last().hear({ is: 'update', table: 't', seat: 0, seq: 4, changes: [[['seq'], 4]], events: [event(4)] })
  last().hear({ is: 'update', table: 't', seat: 0, seq: 5, changes: [[['seq'], 5]] })
  expect(mine.now?.seq).toBe(5)
  expect(mine.events.map(({ seq }) => seq)).toEqual([1, 4])
  expect(heard).toEqual([
    [0, 1],
    [0, 1],
    [0, 0],
  ])
  last().hear({ is: 'chat', table: 't', line: { text: 'a' } })
  last().hear({ is: 'chat', table: 't', line: { text: 'b' } })
  expect(mine.chat.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(other.chat.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(elsewhere.chat).toEqual([])
  expect(heard.slice(3)).toEqual([
    [0, 0],
    [undefined, 0],
    [0, 0],
    [undefined, 0],
  ])
  expect(other.now).toBeNull()
  line.close()
})

test('a reconnecting client asks for what came after the last moment it saw', () => {
  const { line, sockets, last } = fakeLine()
  line.watch('t', 0, undefined, { since: 1 })
  last().open()
  expect(last().sent).toMatchObject([{ since: 1 }])
  last().hear(tableNow(7))
  last().close()
  pauseUntilNext(sockets)
  last().open()
  expect(last().sent).toMatchObject([{ since: 7 }])
  line.close()
})

test('a client that stops watching says so and hears no more of the table', () => {
  const { line, last } = fakeLine()
  let rests = 0
  line.onRest = () => void rests++
  const [mine, other] = [line.watch('t', 0), line.watch('t', undefined)]
  last().open()
  expect(line.idle).toBe(false)
  mine.stop()
  expect(last().sent.at(-1)).toEqual({ do: 'leave', table: 't', seat: 0 })
  other.stop()
  other.stop()
  expect(last().sent.at(-1)).toEqual({ do: 'leave', table: 't' })
  expect(last().sent).toHaveLength(4)
  expect([line.idle, rests]).toEqual([true, 2])
  last().hear(tableNow())
  expect(mine.now).toBeNull()
  line.close()
})

test('a refusal of a move is thrown with its code and its reason', async () => {
  const { line, last } = fakeLine()
  const refused = line.answer('t', 0, {}, 0).catch((error) => [error.code, error.reason])
  last().open()
  const { ref } = last().sent[0]
  last().hear({ is: 'refused', error: 'STALE', message: 'of nobody' })
  last().hear({ is: 'done' })
  expect(line.idle).toBe(false)
  last().hear({ is: 'refused', ref, error: 'ILLEGAL', message: '', reason: { code: 'dear' } })
  expect(await refused).toEqual(['ILLEGAL', { code: 'dear' }])
  expect(line.idle).toBe(true)
  line.close()
})

test('a move whose storage is uncertain is sent again a second later on the same connection', () => {
  const { line, sockets, last } = fakeLine()
  line.answer('t', 0, {}, 0).catch(() => {})
  last().open()
  const [move] = last().sent
  const unsure = () => last().hear({ is: 'refused', ref: move.ref, error: 'STORE_UNSURE', message: '' })
  unsure()
  last().hear({ is: 'refused', error: 'STORE_UNSURE', message: '' })
  vi.advanceTimersByTime(999)
  expect(last().sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(last().sent).toEqual([move, move])
  unsure()
  last().close()
  pauseUntilNext(sockets)
  last().open()
  vi.advanceTimersByTime(5000)
  // Once by the new connection, and not once more by the old refusal.
  expect(last().sent).toEqual([move])
  line.close()
})

const PASSING = ['STORE_AWAY', 'STORE_FAILED', 'BUSY', 'BROKEN', 'STOPPING', 'TOO_MANY']
test.each(PASSING)('a watch that is refused with %s is asked for again a second later', (error) => {
  const { line, sockets, last } = fakeLine()
  const watching = line.watch('t', 0)
  last().open()
  const refuse = () => last().hear({ is: 'refused', ref: 't:0', error, message: '' })
  refuse()
  vi.advanceTimersByTime(999)
  expect(last().sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(last().sent.map((m) => m.do)).toEqual(['watch', 'watch'])
  expect(watching.left).toBeNull()
  refuse()
  last().close()
  pauseUntilNext(sockets)
  last().open()
  vi.advanceTimersByTime(5000)
  expect(last().sent).toHaveLength(1)
  refuse()
  watching.stop()
  vi.advanceTimersByTime(5000)
  expect(last().sent.map((m) => m.do)).toEqual(['watch', 'leave'])
  line.close()
})
