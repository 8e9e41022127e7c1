import { expect, test } from 'vitest'
import {
  type AskStep,
  CODES,
  defineGame,
  type EventOf,
  type KernelReason,
  only,
  plain,
  type SaidOf,
  type Sentences,
  speak,
  textOnly,
  type Words,
} from '../../src/index.js'
import type { Frame, KernelState, Seat } from '../../src/state.js'

interface Codes {
  draw: { cards: number; from: string }
  wait: object
}

const SENTENCES: Sentences<Codes> = {
  draw: ({ cards, from }) => [
    { is: 'text', text: 'Draw ' },
    { is: 'amount', text: `${cards} cards`, amount: cards, of: 'card' },
    { is: 'text', text: ` from the ${from}` },
  ],
  wait: () => textOnly('Wait'),
}

test('a sentence is the text of its bits, one after the other', () => {
  expect(plain(speak(SENTENCES, { code: 'draw', cards: 2, from: 'deck' }))).toBe('Draw 2 cards from the deck')
  expect(plain([])).toBe('')
})

test('a code without words is an error that names it', () => {
  expect(() => speak(SENTENCES, { code: 'dance' })).toThrow("there are no words for 'dance'")
  expect(() => speak(SENTENCES, { code: 'toString' })).toThrow("there are no words for 'toString'")
})

interface Drawing extends Frame {
  do: 'draw'
  seat: Seat
}

/** Its mistakes are found by the compiler: an expected error that does not come is one. */
interface Vocabulary {
  prompt: SaidOf<Codes>
  reason: KernelReason | SaidOf<{ 'too-dear': { price: number } }>
  event: EventOf<{ draws: { seat: Seat; cards: number } }>
}

const MISTAKEN: AskStep<KernelState, Drawing, Vocabulary> = {
  seats: (_, { seat }) => only(seat),
  // @ts-expect-error a fact of the prompt is missing
  ask: () => ({ kind: 'choose', prompt: { code: 'draw', cards: 3 }, options: [] }),
  answers: () => [],
  // @ts-expect-error a fact of the reason is missing
  refuse: () => ({ code: 'too-dear' }),
  take: (_s, seat, _frame, _answer, tell) => {
    tell?.({ what: 'draws', seat, cards: 1 })
    // @ts-expect-error a fact of the event is missing
    tell?.({ what: 'draws', seat })
    // @ts-expect-error there is no such event
    tell?.({ what: 'drops', seat, cards: 1 })
  },
}

test('a fact that is missing where something is said is an error of the compiler', () => {
  const told: unknown[] = []
  const { seat } = { seat: 0 }
  MISTAKEN.take({} as KernelState, seat, { do: 'draw', seat }, {}, (event) => told.push(event))
  expect(told).toHaveLength(3)
})

const asking = (words: Words) =>
  defineGame<KernelState, Drawing, Record<never, never>>({
    id: 'drawing',
    title: 'Drawing',
    rules: 1,
    seats: { min: 1, max: 1 },
    options: {},
    places: () => [],
    setup: (kernel) => {
      const first: Drawing = { do: 'draw', seat: 0 }
      kernel.stack.push(first)
      return kernel
    },
    steps: {
      draw: {
        seats: (_, { seat }) => only(seat),
        ask: () => ({ kind: 'choose', prompt: { code: 'draw', cards: 3, from: 'pile' }, options: [] }),
        answers: () => [],
        refuse: () => undefined,
        take: () => {},
      },
    },
    clone: (s) => ({ ...s }),
    outcome: () => ({ ranks: [1], points: [0], lines: [] }),
    words,
    cards: [],
  })

const promptOf = (words: Words) => {
  const game = asking(words)
  const [decision] = game.decisions(game.setup({}, 1, '0'.repeat(64)), 0)
  return 'prompt' in decision ? decision.prompt : undefined
}

test('a prompt that the rules say as data reaches people as a sentence', () => {
  expect(promptOf({ ...CODES, prompt: (prompt) => speak(SENTENCES, prompt) })).toBe(
    'Draw 3 cards from the pile',
  )
})

test('a game that says prompts as data without words for them is an error', () => {
  const words: Words = { ...CODES, prompt: (prompt) => speak({ wait: () => textOnly('Wait') }, prompt) }
  expect(() => promptOf(words)).toThrow("there are no words for 'draw'")
})
