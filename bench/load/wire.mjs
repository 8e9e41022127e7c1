import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { constants, inflateRawSync } from 'node:zlib'

/*
 * A minimal WebSocket client, used with both servers. In reality clients run on machines of their own; here
 * they share the server's, so their work must cost as little as possible.
 */

const TEXT = 0x81
const CLOSE = 8
const PING = 9

/**
 * Data is handled as soon as it is read, so one buffer serves all sockets and stays in the processor's cache.
 */
const buffer = Buffer.allocUnsafe(64 * 1024)

/** The end of a compressed message, which the sender omits. */
const PACKED_END = Buffer.from([0, 0, 255, 255])

/**
 * Opens a socket; `hear` receives the text of every message. With `deflate` it requests compression, as
 * browsers do; compressed messages are unpacked only if `isRead` says so.
 */
export function openWire(address, headers, hear, { deflate = false, isRead = () => true } = {}) {
  const { hostname, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    let open = false
    /** The received part of an incomplete message. */
    let rest = null
    const read = (chunk) => {
      const data = rest ? Buffer.concat([rest, chunk]) : chunk
      let at = 0
      if (!open) {
        const end = data.indexOf('\r\n\r\n')
        if (end >= 0) {
          const head = data.latin1Slice(0, end)
          if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head))
          open = true
          at = end + 4
          resolve({ send, close: () => socket.destroy() })
        }
      }
      while (open) {
        const next = frameAt(data, at)
        if (!next) break
        if (next.kind === PING) socket.write(frame(0x8a, ''))
        else if (next.kind === CLOSE) socket.destroy()
        else if (!next.packed) hear(data.latin1Slice(next.from, next.to))
        else if (isRead()) {
          const packed = Buffer.concat([data.subarray(next.from, next.to), PACKED_END])
          hear(inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).latin1Slice())
        }
        at = next.to
      }
      // The buffer is about to be overwritten.
      rest = at === data.length ? null : Buffer.from(data.subarray(at))
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer,
        callback: (length) => {
          read(buffer.subarray(0, length))
          return true
        },
      },
    })
    socket.on('error', reject)
    const send = (text) => void socket.write(frame(TEXT, text))
    const asked = deflate ? { 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' } : {}
    const lines = Object.entries({ ...headers, ...asked }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: ` +
        'Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ' +
        `${randomBytes(16).toString('base64')}\r\n${lines.join('')}\r\n`,
    )
  })
}

/** The position of the frame that starts here; null if it has not arrived completely. */
function frameAt(data, at) {
  if (data.length < at + 2) return null
  const kind = data[at] & 15
  const packed = (data[at] & 0x40) !== 0
  let length = data[at + 1] & 127
  let from = at + 2
  if (length === 126) {
    if (data.length < at + 4) return null
    length = data.readUInt16BE(at + 2)
    from = at + 4
  } else if (length === 127) {
    if (data.length < at + 10) return null
    length = Number(data.readBigUInt64BE(at + 2))
    from = at + 10
  }
  return data.length < from + length ? null : { kind, packed, from, to: from + length }
}

/** A client's message in ASCII. The protocol requires a mask; one of zeros leaves the text unchanged. */
function frame(kind, text) {
  const { length } = text
  const long = length > 125
  const out = Buffer.allocUnsafe(length + (long ? 8 : 6))
  out[0] = kind
  out[1] = 0x80 | (long ? 126 : length)
  if (long) out.writeUInt16BE(length, 2)
  out.writeUInt32BE(0, long ? 4 : 2)
  out.latin1Write(text, long ? 8 : 6)
  return out
}

/** The number after a word in a message. */
export function numberAfter(text, word) {
  const at = text.indexOf(word)
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + word.length, at + word.length + 10), 10)
}
