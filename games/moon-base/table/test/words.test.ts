import { expect, test } from 'vitest'
import { words } from '../src/words.js'

test('one ring on the moon is one ring, not one rings', () => {
  expect(words.board(1)).toMatch(/^The moon, 1 ring\. /)
  expect(words.board(2)).toMatch(/^The moon, 2 rings\. /)
})
