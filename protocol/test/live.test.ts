import { expect, test, vi } from 'vitest'
import type { ErrorCode } from '../src/errors.js'
import type { ServerMessage } from '../src/socket.js'
import { type SocketLike, TableConnection, type Watching } from '../src/table-connection.js'

/** A client on a socket that the test holds the other end of. */
function connected() {
  const sent: Record<string, unknown>[] = []
  const socket: SocketLike = {
    onopen: null,
    onclose: null,
    onerror: null,
    onmessage: null,
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => socket.onclose?.(undefined as never),
  }
  const live = new TableConnection(
    () => '',
    () => '',
    () => socket,
  )
  const say = (message: ServerMessage) => socket.onmessage?.({ data: JSON.stringify(message) } as never)
  return { live, sent, say, open: () => socket.onopen?.(undefined as never) }
}

const refused = (ref: string, error: ErrorCode): ServerMessage => ({
  is: 'refused',
  ref,
  error,
  message: error,
})

test('whose watch the server ends is told why, once, and is not watching any more', () => {
  const { live, sent, say, open } = connected()
  const told: (string | null)[] = []
  const watching: Watching = live.watch('t', 2, ({ left }) => void told.push(left))
  open()
  say({ is: 'left', table: 't', seat: 1, code: 'not-yours', because: 'of another seat' })
  expect(told).toEqual([])
  const because = 'the seats have moved up'
  for (let i = 0; i < 2; i++) say({ is: 'left', table: 't', seat: 2, code: 'seats-moved-up', because })
  expect(told).toEqual([because])
  expect([watching.left, watching.leftCode]).toEqual([because, 'seats-moved-up'])
  watching.stop()
  expect(sent.map((m) => m.do)).toEqual(['watch'])
  live.close()
})

test('a watch ends when it is refused for good, not when the server can’t show the table just now', () => {
  const { live, say, open } = connected()
  const [lost, waiting] = [live.watch('t', 2), live.watch('t', undefined)]
  open()
  say(refused('t:2', 'NO_SUCH_SEAT'))
  say(refused('t:', 'STORE_AWAY'))
  expect([lost.left, lost.leftCode, waiting.left]).toEqual(['NO_SUCH_SEAT', null, null])
  live.close()
})

test('a quiet connection is pinged, and is dead only if it does not answer', () => {
  vi.useFakeTimers()
  try {
    const { live, sent, say, open } = connected()
    const comings: boolean[] = []
    live.onConnection = (on) => void comings.push(on)
    live.watch('t', 0)
    open()
    for (let minute = 0; minute < 3; minute++) {
      for (let second = 0; second < 60; second += 10) {
        vi.advanceTimersByTime(10_000)
        if (sent.at(-1)?.do === 'ping') say({ is: 'pong', at: 0 })
      }
    }
    expect(comings).toEqual([true])
    vi.advanceTimersByTime(60_000)
    expect(comings).toEqual([true, false])
    live.close()
  } finally {
    vi.useRealTimers()
  }
})

test('a connection that does not open within ten seconds is given up, and another is tried', () => {
  vi.useFakeTimers()
  try {
    const sockets: (SocketLike & { closed: boolean })[] = []
    const openSocket = () => {
      const socket = {
        onopen: null,
        onclose: null as SocketLike['onclose'],
        onerror: null,
        onmessage: null,
        closed: false,
        send: () => {},
        close: () => {
          socket.closed = true
          socket.onclose?.(undefined as never)
        },
      }
      sockets.push(socket)
      return socket
    }
    const live = new TableConnection(
      () => '',
      () => '',
      openSocket,
    )
    live.watch('t', 0)
    vi.advanceTimersByTime(9_999)
    expect(sockets.map(({ closed }) => closed)).toEqual([false])
    vi.advanceTimersByTime(1_000)
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    sockets[1].onopen?.(undefined as never)
    vi.advanceTimersByTime(15_000)
    expect(sockets).toHaveLength(2)
    live.close()
  } finally {
    vi.useRealTimers()
  }
})

test('stopping an old watch leaves a newer one of the same seat alone', () => {
  const { live, sent, open } = connected()
  const old = live.watch('t', 0)
  open()
  live.watch('t', 0)
  old.stop()
  expect(sent.map((m) => m.do)).toEqual(['watch', 'watch'])
  live.close()
})

test('a client that lost its connection while the game started asks for everything since the beginning', () => {
  const { live, sent, say, open } = connected()
  const since = () => sent.filter((m) => m.do === 'watch').at(-1)?.since
  live.watch('t', 0)
  open()
  expect(since()).toBeUndefined()
  const table = (state: string, seq: number) =>
    say({ is: 'table', table: 't', seat: 0, now: { state, seq }, events: [], chat: [] } as never)
  table('open', 0)
  open()
  expect(since()).toBe(-1)
  table('playing', 0)
  open()
  expect(since()).toBe(0)
  live.close()
})

test('a seat that is watched again at once hears the beginning once, though two replies tell of it', () => {
  const { live, say, open } = connected()
  open()
  live.watch('t', 0, undefined, { since: -1 }).stop()
  const again = live.watch('t', 0, undefined, { since: -1 })
  open()
  const reply = (seq: number, ...seqs: number[]) => {
    const events = seqs.map((at) => ({ seq: at, what: 'x', say: 'x' }))
    say({ is: 'table', table: 't', seat: 0, now: { state: 'playing', seq }, events, chat: [] } as never)
  }
  reply(0, 0, 0)
  reply(1, 0, 0, 1)
  expect(again.events.map(({ seq }) => seq)).toEqual([0, 0, 1])
  live.close()
})
