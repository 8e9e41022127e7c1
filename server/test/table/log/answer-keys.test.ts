import { expect, test } from 'vitest'
import { AnswerKeys, KEYS } from '../../../src/table/log/answer-keys.js'

test('the last keys are remembered with their places, older ones are forgotten', () => {
  const taken = new AnswerKeys()
  for (let seq = 1; seq <= KEYS + 10; seq++) taken.add(`player:0:key-${seq}`, seq)
  expect(taken.seqOf('player:0:key-10')).toBeUndefined()
  expect(taken.seqOf('player:0:key-11')).toBe(11)
  expect(taken.seqOf(`player:0:key-${KEYS + 10}`)).toBe(KEYS + 10)
})
