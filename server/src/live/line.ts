import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** From so many bytes on a message is packed, where the client can unpack it: for less it costs more than it saves. */
export const PACKED_FROM = 1024

const TEXT = 0x81

/**
 * What is said to one client. Short messages are most of what a server says, and go to the socket as one piece of memory each: header and text one after the
 * other, as `ws` writes them, cost a quarter more of the way out. Long ones, and all that is said while one of them is being packed, go through `ws`.
 */
export class Line {
  readonly #ws: WebSocket
  readonly #socket: Duplex
  #packing = 0

  constructor(ws: WebSocket, socket: Duplex) {
    this.#ws = ws
    this.#socket = socket
  }

  send(text: string): void {
    const length = Buffer.byteLength(text)
    if (length < PACKED_FROM && this.#packing === 0) this.#socket.write(frameOf(text, length))
    else {
      this.#packing++
      this.#ws.send(text, this.#packed)
    }
  }

  #packed = (): void => {
    this.#packing--
  }
}

/** A whole message of text, as servers send it: its length in one byte, or in two where they do not suffice. */
function frameOf(text: string, length: number): Buffer {
  const header = length < 126 ? 2 : 4
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = TEXT
  if (header === 2) frame[1] = length
  else {
    frame[1] = 126
    frame[2] = length >> 8
    frame[3] = length & 255
  }
  frame.write(text, header)
  return frame
}
