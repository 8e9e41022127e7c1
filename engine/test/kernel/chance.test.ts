import {
  below,
  commitTo,
  newChance,
  newSeed,
  nextWord,
  seedFrom,
  seedWith,
  shuffleWith,
} from '@perilune/engine'
import { expect, test } from 'vitest'

test('the stream is ChaCha8: the words of the published test vector with key and nonce of zeroes', () => {
  const chance = newChance('0'.repeat(64))
  const words = Array.from({ length: 16 }, () => nextWord(chance))
  // TC1 of draft-strombergson-chacha-test-vectors, 256-bit key, 8 rounds: 3e00ef2f895f40d67f5bb8e81f09a5a1…
  const bytes = words.flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff))
  expect(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  )
})

test('a word depends on the seed and on how many were drawn, and on nothing else', () => {
  const seed = seedFrom('a')
  const first = newChance(seed)
  const words = Array.from({ length: 600 }, () => nextWord(first))
  for (let i = 0; i < 40; i++) nextWord(newChance(seedFrom(`another ${i}`)))
  expect(nextWord({ seed, drawn: 299 })).toBe(words[299])
  expect(nextWord({ seed, drawn: 0 })).toBe(words[0])
  expect(new Set(words).size).toBe(600)
})

test('every number below n is as likely as any other', () => {
  const chance = newChance(seedFrom('dice'))
  const counts = new Array<number>(6).fill(0)
  for (let i = 0; i < 60_000; i++) counts[below(chance, 6)]++
  const chiSquare = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)
  expect(chiSquare).toBeLessThan(20.5)
})

test('numbers past the last whole multiple of n are thrown away, not wrapped', () => {
  const n = 2 ** 31 + 1
  const chance = newChance(seedFrom('wrapped'))
  let low = 0
  for (let i = 0; i < 1000; i++) if (below(chance, n) < 2 ** 30) low++
  // Wrapping would put three numbers in four into the lower half.
  expect(low).toBeGreaterThan(430)
  expect(low).toBeLessThan(570)
  expect(chance.drawn).toBeGreaterThan(1500)
})

test('every order of three cards is as likely as any other', () => {
  const chance = newChance(seedFrom('orders'))
  const counts: Record<string, number> = {}
  for (let i = 0; i < 12_000; i++) {
    const order = shuffleWith(chance, ['a', 'b', 'c']).join('')
    counts[order] = (counts[order] ?? 0) + 1
  }
  expect(Object.keys(counts)).toHaveLength(6)
  for (const count of Object.values(counts)) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('the hash shown at the start fits one seed only, and is that of its bytes', () => {
  // SHA-256 of 32 zero bytes.
  expect(commitTo('0'.repeat(64))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  expect(commitTo(seedFrom('a'))).not.toBe(commitTo(seedFrom('b')))
})

test('a new seed is 64 hexadecimal digits, and another one each time; one source can start another', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
  expect(newSeed()).not.toBe(newSeed())
  const chance = newChance(seedFrom('parent'))
  expect(seedWith(chance)).toMatch(/^[0-9a-f]{64}$/)
  expect(seedWith(chance)).not.toBe(seedWith({ seed: chance.seed, drawn: 0 }))
})
