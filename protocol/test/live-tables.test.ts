import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client } from '../src/client.js'
import type { SocketLike } from '../src/table-connection.js'

/** A socket that the test is the other end of. */
class Socket implements SocketLike {
  static all: Socket[] = []
  onopen: SocketLike['onopen'] = null
  onclose: SocketLike['onclose'] = null
  onerror: SocketLike['onerror'] = null
  onmessage: SocketLike['onmessage'] = null
  closed = false
  readonly sent: { do: string; table?: string; ref?: string }[] = []

  constructor(readonly url: string) {
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
    this.onclose?.({} as never)
  }

  open(): void {
    this.onopen?.({} as never)
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
}

let client: Client
const connections: boolean[] = []
const openSockets = () => Socket.all.filter(({ closed }) => !closed)

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  connections.length = 0
  client = new Client({ base: 'https://games.example', openSocket: (url) => new Socket(url) })
  client.live.onConnection = (open) => connections.push(open)
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

test('every table has a socket of its own, whose address names it', () => {
  client.live.watch('one', 0)
  client.live.watch('one', 1)
  client.live.watch('two', undefined)
  expect(Socket.all.map(({ url }) => url)).toEqual([
    'wss://games.example/api/live?table=one',
    'wss://games.example/api/live?table=two',
  ])
  for (const socket of Socket.all) socket.open()
  expect(Socket.all.map(({ sent }) => sent.map((m) => m.table))).toEqual([['one', 'one'], ['two']])
})

test('a table whose connection is lost gets it back, and the others keep theirs', () => {
  client.live.watch('one', 0)
  client.live.watch('two', 0)
  const [one, two] = Socket.all
  one.open()
  two.open()
  one.close()
  expect(connections.at(-1)).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(openSockets().map(({ url }) => url)).toEqual([two.url, one.url])
  openSockets()[1].open()
  expect(connections.at(-1)).toBe(true)
  expect(openSockets()[1].sent).toMatchObject([{ do: 'watch', table: 'one' }])
})

test('a table that was left keeps its socket for a moment, and then it is closed without an alarm', () => {
  const watching = client.live.watch('one', 0)
  const [socket] = Socket.all
  socket.open()
  watching.stop()
  const again = client.live.watch('one', 0)
  vi.advanceTimersByTime(10_000)
  expect(openSockets()).toEqual([socket])
  again.stop()
  vi.advanceTimersByTime(10_000)
  expect(openSockets()).toEqual([])
  expect(connections).toEqual([true, true])
})

test('a message about a table that is not watched is answered before the socket closes', async () => {
  const said = client.live.say('one', 'hello')
  const [socket] = Socket.all
  socket.open()
  vi.advanceTimersByTime(30_000)
  expect(openSockets()).toEqual([socket])
  socket.hear({ is: 'done', ref: socket.sent[0].ref })
  await said
  vi.advanceTimersByTime(30_000)
  expect(openSockets()).toEqual([])
})
