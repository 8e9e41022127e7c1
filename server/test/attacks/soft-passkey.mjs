// A passkey in software that registers for a challenge: what a browser and an authenticator would send
// together.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

const base64url = (bytes) => Buffer.from(bytes).toString('base64url')
const sha256 = (data) => createHash('sha256').update(data).digest()

/** The part of CBOR that a registration needs: small numbers, bytes, text, maps. */
function cbor(value) {
  const head = (major, n) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])])
}

/**
 * The body of a registration for `POST /api/passkeys`. `origin` is the site, such as http://127.0.0.1:8080.
 */
export function register(origin, challenge) {
  const id = randomBytes(16)
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const point = [x, y].map((part) => Buffer.from(part, 'base64url'))
  const key = cbor(
    new Map([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0]],
      [-3, point[1]],
    ]),
  )
  const authData = Buffer.concat([
    sha256(new URL(origin).hostname),
    Buffer.from([0x45, 0, 0, 0, 1]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    key,
  ])
  const attestation = cbor(
    new Map([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  )
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
  return {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response: { clientDataJSON: base64url(client), attestationObject: base64url(attestation) },
    clientExtensionResults: {},
  }
}
