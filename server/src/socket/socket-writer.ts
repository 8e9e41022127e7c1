import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { speed } from '../speed.js'

/** Messages from this length on are compressed if the client can: shorter ones cost more than they save. */
export const PACKED_FROM = 1024

const TEXT = 0x81

/**
 * Writes messages to one client. Short messages are framed here into one buffer: `ws` writes header and text
 * apart, which cost a quarter more when it was measured on a toy game. Long messages go through `ws`, which
 * compresses them, and so does everything sent while one is being compressed, to keep the order.
 */
export class SocketWriter {
  readonly #ws: WebSocket
  readonly #socket: Duplex
  #packing = 0

  constructor(ws: WebSocket, socket: Duplex) {
    this.#ws = ws
    this.#socket = socket
  }

  send(text: string): void {
    if (speed.ownFrames && this.#packing === 0 && text.length < PACKED_FROM) this.#socket.write(frameOf(text))
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
/** The longest header used here: two bytes of length. */
const HEADER = 4
/** In UTF-8 a unit of a string takes three bytes at most. */
const LONGEST = HEADER + 3 * PACKED_FROM

let slab = Buffer.allocUnsafe(SLAB)
let used = 0

/**
 * A complete unmasked text frame. The text is written behind room for the header, because its length in UTF-8
 * is known only then. No part of a slab is used twice: the system may still be reading it.
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
