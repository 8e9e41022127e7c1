import { chacha8 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Chance is a secret key of 256 bits and a count of the words drawn from its ChaCha8 stream.
 * Small generators are rebuilt by search from a few known cards; this one is not.
 */
export interface Chance {
  seed: string
  drawn: number
}

const WORDS = 256
const SLOTS = 16
const NONCE = new Uint8Array(12)
const ZEROES = new Uint8Array(WORDS * 4)
// Where the cipher writes a stretch, to be read out at once.
const BYTES = new Uint8Array(WORDS * 4)
const LITTLE = new DataView(BYTES.buffer)
const SEED = /^[0-9a-f]{64}$/

// The stream is a pure function of seed and position: keeping a few stretches of it changes no result.
const kept = Array.from({ length: SLOTS }, () => ({ seed: '', chunk: -1, words: new Uint32Array(WORDS) }))

export const isSeed = (seed: string): boolean => SEED.test(seed)

export const newSeed = (): string => bytesToHex(randomBytes(32))

/** A seed made from words, for simulations and tests that must be repeatable. */
export const seedFrom = (words: string): string => bytesToHex(sha256(utf8ToBytes(words)))

/** What the table is shown at the start; the seed itself is shown at the end. */
export const commitTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/**
 * The seed of a branch of the game. The seed shown at the end proves it; the hash shown at the start tells
 * nothing of it.
 */
export const branchSeed = (seed: string, branch: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`perilune branch ${branch}`)))

export const newChance = (seed: string): Chance => ({ seed, drawn: 0 })

// Most draws come out of the stretch that the last one came out of.
let last = kept[0]

function stretch(seed: string, chunk: number): Uint32Array {
  if (last.chunk === chunk && last.seed === seed) return last.words
  const slot = kept[(seed.charCodeAt(0) ^ (seed.charCodeAt(1) << 1) ^ chunk) & (SLOTS - 1)]
  if (slot.chunk !== chunk || slot.seed !== seed) {
    chacha8(hexToBytes(seed), NONCE, ZEROES, BYTES, (chunk * WORDS) / 16)
    for (let i = 0; i < WORDS; i++) slot.words[i] = LITTLE.getUint32(i * 4, true)
    slot.seed = seed
    slot.chunk = chunk
  }
  last = slot
  return slot.words
}

export function nextWord(chance: Chance): number {
  const at = chance.drawn++
  return stretch(chance.seed, Math.floor(at / WORDS))[at % WORDS]
}

/**
 * A whole number from 0 to n - 1, every one equally likely: the high part of word × n, drawn again in the
 * rare case that its low part would favour some numbers (Lemire's method; it saves a division on nearly every
 * draw).
 */
export function below(chance: Chance, n: number): number {
  let product = nextWord(chance) * n
  if (product >>> 0 < n) {
    const unfair = (2 ** 32 - n) % n
    while (product >>> 0 < unfair) product = nextWord(chance) * n
  }
  return Math.floor(product / 2 ** 32)
}

export function shuffleWith<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
  return list
}

export const pickWith = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)]

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A seed drawn from a stream: how one source of chance starts another. */
export function seedWith(chance: Chance): string {
  let seed = ''
  for (let i = 0; i < 8; i++) {
    const word = nextWord(chance)
    seed += HEX[word >>> 24] + HEX[(word >>> 16) & 255] + HEX[(word >>> 8) & 255] + HEX[word & 255]
  }
  return seed
}
