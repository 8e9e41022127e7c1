import { HAND, POINTS, ROUNDS } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { guide } from '../src/guide.js'
import { words } from '../src/words.js'

test('one ring on the moon is one ring, not one rings', () => {
  expect(words.board(1)).toMatch(/^The moon, 1 ring\. /)
  expect(words.board(2)).toMatch(/^The moon, 2 rings\. /)
})

test('the points that the score shows for each thing are those of the rules', () => {
  const { settlement, base, group, highest, tower, unplaced } = POINTS
  expect(words.worth).toEqual({
    settlement: `${settlement} each`,
    base: `${base} each`,
    group: `+${group}`,
    highest: `+${highest}`,
    tower: `+${tower}`,
    unplaced: `−${-unplaced} each`,
  })
})

test('a round has as many placements, and the game as many rounds, as the bar says', () => {
  expect(words.round(2, 3)).toBe(`Round 2, place 3 of ${2 * HAND}`)
  expect(words.roundShort(2)).toBe(`Round 2 of ${ROUNDS}`)
})

test('whoever plays the guided game is second: chooses the colour, sets the tower and wins a tie', () => {
  const s = moonBase.setup({ ...guide.options }, guide.seats, guide.seed)
  expect(moonBase.asked(s)).toEqual([0])
  expect([s.stack.at(-1)?.do, s.second]).toEqual(['choose-colour', 0])
})
