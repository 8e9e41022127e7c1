import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * One direction of a connection: what comes in goes out in order, later if the wire is slow, and not at all
 * while it is held.
 */
class Lane {
  readonly #waiting: { due: number; chunk: Buffer | null }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(
    from: Socket,
    readonly to: Socket,
    readonly wire: Wire,
  ) {
    from.on('data', (chunk) => this.#take(chunk))
    from.on('end', () => this.#take(null))
  }

  #take(chunk: Buffer | null): void {
    this.#waiting.push({ due: performance.now() + this.wire.delay, chunk })
    this.pump()
  }

  pump(): void {
    clearTimeout(this.#timer)
    while (this.#waiting.length > 0 && !this.wire.held) {
      const { due, chunk } = this.#waiting[0]
      const wait = due - performance.now()
      if (wait > 1) {
        this.#timer = setTimeout(() => this.pump(), wait).unref()
        return
      }
      this.#waiting.shift()
      if (chunk) this.to.write(chunk)
      else this.to.end()
    }
  }
}

/** A TCP proxy that can be cut, slowed and held: a bad network between two programs. */
export class Wire {
  delay = 0
  held = false
  readonly #lanes = new Set<Lane>()
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  private constructor(target: () => number | undefined) {
    this.#server = createServer((from) => {
      const port = target()
      if (port === undefined) from.destroy()
      else this.#join(from, connect(port, '127.0.0.1'))
    })
  }

  static async to(target: () => number | undefined): Promise<Wire> {
    const wire = new Wire(target)
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  #join(from: Socket, to: Socket): void {
    const lanes = [new Lane(from, to, this), new Lane(to, from, this)]
    for (const lane of lanes) this.#lanes.add(lane)
    for (const socket of [from, to]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        from.destroy()
        to.destroy()
        this.#sockets.delete(socket)
        for (const lane of lanes) this.#lanes.delete(lane)
      })
    }
  }

  /** Ends every connection at once; new ones are let through. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** Nothing goes through, and nobody is told. */
  hold(): void {
    this.held = true
  }

  heal(): void {
    this.held = false
    this.delay = 0
    for (const lane of this.#lanes) lane.pump()
  }

  async close(): Promise<void> {
    this.#server.close()
    this.cut()
  }
}
