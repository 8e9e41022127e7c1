import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** CBOR, as much of it as a passkey says: small numbers, bytes, text, maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const map = value as Map<unknown, unknown>
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([k, v]) => [cbor(k), cbor(v)])])
}

/** An authenticator without a finger: what a browser and a passkey say together. */
export class SoftPasskey {
  readonly #site: URL
  readonly #id: Buffer
  #keys: { publicKey: KeyObject; privateKey: KeyObject }
  #counter = 0

  constructor(site: string, id: Buffer = randomBytes(16)) {
    this.#site = new URL(site)
    this.#id = id
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** One that says it is this one, and has another secret. */
  stolen(): SoftPasskey {
    return new SoftPasskey(this.#site.origin, this.#id)
  }

  /** A copy with the same secret, as it is now. */
  twin(): SoftPasskey {
    const copy = new SoftPasskey(this.#site.origin, this.#id)
    copy.#keys = this.#keys
    copy.#counter = this.#counter
    return copy
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin, crossOrigin: false }))
  }

  #data(flags: number, more: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(this.#site.hostname), Buffer.from([flags]), counter, more])
  }

  register(challenge: string): Record<string, unknown> {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const part = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part(x)],
        [-3, part(y)],
      ]),
    )
    const length = Buffer.from([0, this.#id.length])
    const authData = this.#data(0x45, Buffer.concat([Buffer.alloc(16), length, this.#id, key]))
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    const response = {
      clientDataJSON: b64(this.#client('webauthn.create', challenge)),
      attestationObject: b64(attestation),
    }
    return {
      id: b64(this.#id),
      rawId: b64(this.#id),
      type: 'public-key',
      response,
      clientExtensionResults: {},
    }
  }

  sign(challenge: string): Record<string, unknown> {
    const authenticatorData = this.#data(0x05)
    const client = this.#client('webauthn.get', challenge)
    const signer = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(client)]))
    const signature = signer.sign(this.#keys.privateKey)
    const response = {
      clientDataJSON: b64(client),
      authenticatorData: b64(authenticatorData),
      signature: b64(signature),
    }
    return {
      id: b64(this.#id),
      rawId: b64(this.#id),
      type: 'public-key',
      response,
      clientExtensionResults: {},
    }
  }
}
