import { expect, test } from 'vitest'
import { CODES, defineGame, type SpokenWords, textOnly } from '../../src/index.js'
import { speechless } from '../games/speechless.js'

const WORDS: SpokenWords = {
  ...CODES,
  reason: () => textOnly('no'),
  prompt: () => textOnly('Choose a number'),
  option: ({ answer }) => textOnly(`number ${answer?.n}`),
  cards: [
    { id: 'old', name: 'Old', kind: 'card', text: 'An old card.', facts: {} },
    { id: 'new', name: 'New', kind: 'card', text: 'A new card.', facts: {}, fromRules: 2 },
  ],
}

const silent = defineGame(speechless)
const SEED = 'ab'.repeat(32)
const [silentState, spokenState] = [silent, silent.speaking(WORDS)].map((game) => game.setup({}, 1, SEED))

test('rules without a language say codes and ids', () => {
  expect(silent.speaks).toBe(false)
  expect(silent.cards).toEqual([])
  const [decision] = silent.decisions(silentState, 0)
  expect(decision).toMatchObject({
    prompt: 'choose-number',
    options: [{ label: '{"n":1}' }, { label: '{"n":2}' }],
  })
  expect(() => silent.play(silentState, 0, { n: 3 })).toThrow('no-such-number')
})

test('a game given a language speaks it, and plays the same', () => {
  const spoken = silent.speaking(WORDS)
  expect(spoken.speaks).toBe(true)
  const [decision] = spoken.decisions(spokenState, 0)
  expect(decision).toMatchObject({
    prompt: 'Choose a number',
    options: [{ label: 'number 1' }, { label: 'number 2' }],
  })
  expect(() => spoken.play(spokenState, 0, { n: 3 })).toThrow('no')
  expect(spokenState).toEqual(silentState)
  spoken.play(spokenState, 0, { n: 2 })
  silent.play(silentState, 0, { n: 2 })
  expect(spokenState).toEqual(silentState)
})

test('a language has the cards of the newest rules; under older ones the younger are left out', () => {
  const spoken = silent.speaking(WORDS)
  expect(spoken.cards.map(({ id }) => id)).toEqual(['old', 'new'])
  expect(spoken.under(1)?.cards.map(({ id }) => id)).toEqual(['old'])
  expect(
    silent
      .under(1)
      ?.speaking(WORDS)
      .cards.map(({ id }) => id),
  ).toEqual(['old'])
})
