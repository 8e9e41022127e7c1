import { expect, test } from 'vitest'
import {
  CODES,
  defineGame,
  type Frame,
  type KernelState,
  type OptionsSchema,
  type SpokenWords,
  textOnly,
} from '../../src/index.js'
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
  options: { rounds: { title: 'Rounds', help: 'How many.' } },
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

const chosen = defineGame<KernelState, Frame, OptionsSchema>({
  ...speechless,
  options: {
    rounds: { kind: 'number', min: 1, max: 9, default: 3 },
    fast: { kind: 'switch', default: false },
  },
})

test('options without a language are called by their ids', () => {
  expect(chosen.options).toEqual({
    rounds: { kind: 'number', title: 'rounds', help: '', min: 1, max: 9, default: 3 },
    fast: { kind: 'switch', title: 'fast', help: '', default: false },
  })
})

test('a language gives options their title and help, and changes nothing else of them', () => {
  const texts = { rounds: { title: 'Rounds', help: 'How many.', kind: 'number', max: 2, default: 1 } }
  const spoken = chosen.speaking({ ...WORDS, options: texts })
  expect(spoken.options).toEqual({
    rounds: { kind: 'number', title: 'Rounds', help: 'How many.', min: 1, max: 9, default: 3 },
    fast: { kind: 'switch', title: 'fast', help: '', default: false },
  })
  // Programs are sent them in this order.
  expect(Object.keys(spoken.options.rounds).slice(0, 3)).toEqual(['kind', 'title', 'help'])
  expect(spoken.under(1)?.options).toEqual(spoken.options)
})
