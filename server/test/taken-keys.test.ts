import { expect, test } from 'vitest'
import { KEYS, TakenKeys } from '../src/tables/taken-keys.js'

test('the last keys are remembered with their places, older ones are forgotten', () => {
  const taken = new TakenKeys()
  for (let seq = 1; seq <= KEYS + 10; seq++) taken.add(`player:0:key-${seq}`, seq)
  expect(taken.seqOf('player:0:key-10')).toBeUndefined()
  expect(taken.seqOf('player:0:key-11')).toBe(11)
  expect(taken.seqOf(`player:0:key-${KEYS + 10}`)).toBe(KEYS + 10)
})

test('keys are told apart even where their hashes are the same', () => {
  const taken = new TakenKeys()
  // Both sum up to the same number: 31 * 'A' + 'a' is 31 * 'B' + 'B'.
  taken.add('Aa', 1)
  expect(taken.seqOf('BB')).toBeUndefined()
  taken.add('BB', 2)
  expect(taken.seqOf('Aa')).toBe(1)
  expect(taken.seqOf('BB')).toBe(2)
  // Players begin their keys, and the hash does not look that far.
  const end = 'k'.repeat(64)
  taken.add(`one:0:${end}`, 3)
  expect(taken.seqOf(`two:0:${end}`)).toBeUndefined()
  expect(taken.seqOf('')).toBeUndefined()
})
