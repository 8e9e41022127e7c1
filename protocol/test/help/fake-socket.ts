import { type SocketLike, TableConnection } from '../../src/table-connection.js'

/** A socket that the test is the other end of. */
class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null
  onclose: SocketLike['onclose'] = null
  onerror: SocketLike['onerror'] = null
  onmessage: SocketLike['onmessage'] = null
  closed = false
  readonly sent: Record<string, unknown>[] = []

  constructor(
    readonly url: string,
    readonly cookie: string,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.onclose?.(undefined as never)
  }

  open(): void {
    this.onopen?.(undefined as never)
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
}

/** A line, and every socket that it has opened. */
export function fakeLine() {
  const sockets: FakeSocket[] = []
  const line = new TableConnection(
    () => 'wss://games.example',
    () => 'the cookie',
    (url, cookie) => {
      sockets.push(new FakeSocket(url, cookie))
      return last()
    },
  )
  const last = () => sockets[sockets.length - 1]
  return { line, sockets, last }
}
