import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A message of so many characters is packed, where the client can unpack it: for less it costs more than it saves. */
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
    if (this.#packing === 0 && text.length < PACKED_FROM) this.#socket.write(frameOf(text))
    else {
      this.#packing++
      this.#ws.send(text, this.#packed)
    }
  }

  #packed = (): void => {
    this.#packing--
  }
}

const SLAB = 64 * 1024
/** The longest header that is used here: the length in two bytes. */
const HEADER = 4
/** In UTF-8 a unit of a string takes three bytes at most. */
const LONGEST = HEADER + 3 * PACKED_FROM

let slab = Buffer.allocUnsafe(SLAB)
let used = 0

/**
 * A whole message of text, as servers send it: its length in one byte, or in two where that does not suffice. The text is written where it stays, behind
 * room for the header, for how long it is shows only then. No place of a slab is used twice: the system may still be reading.
 */
function frameOf(text: string): Buffer {
  if (used + LONGEST > SLAB) {
    slab = Buffer.allocUnsafe(SLAB)
    used = 0
  }
  const from = used + HEADER
  const length = slab.write(text, from)
  used = from + length
  let start = from - 2
  if (length < 126) slab[start + 1] = length
  else {
    start -= 2
    slab[start + 1] = 126
    slab[start + 2] = length >> 8
    slab[start + 3] = length & 255
  }
  slab[start] = TEXT
  return slab.subarray(start, used)
}
