import { expect, test } from 'vitest'
import {
  type AskStep,
  CODES,
  type Decision,
  defineGame,
  type GameDefinition,
  type LabelsOfStep,
  type LabelWords,
  type ListedOption,
  only,
  reasonsIn,
  refusalOfAmounts,
  type Sentences,
  speak,
  speakLabel,
  spokenDecision,
  textOnly,
  type Words,
} from '../../src/index.js'
import type { Frame, KernelState, Seat } from '../../src/state.js'
import { kernelReasons } from '../../src/words/en.js'

/** What a market lists: wares with their price, which only rules know, and a way out. */
interface Labels {
  buy: { option: { answer: { ware: string }; facts: { price: number } }; heading: object }
  give: { part: object }
}

interface Buying extends Frame {
  do: 'buy'
  seat: Seat
}

interface Vocabulary<L extends LabelsOfStep> {
  prompt: { code: 'buy' }
  reason: { code: 'too-dear' }
  event: { what: 'buys' }
  label: L
}
type Ask<D extends keyof Labels> = AskStep<KernelState, Buying, Vocabulary<Labels[D]>>

const LABELS: LabelWords<Labels> = {
  buy: {
    option: ({ answer, facts }) => textOnly(`${answer.ware} for ${facts.price}`),
    heading: ({ id }) => textOnly(id === 'food' ? 'Something to eat' : ''),
  },
  give: { part: ({ id }) => textOnly(`some ${id}`) },
}

const SENTENCES: Sentences<{ buy: object; day: { n: number }; 'who-ate': object }> = {
  buy: () => textOnly('Buy.'),
  day: ({ n }) => textOnly(`Day ${n}`),
  'who-ate': () => textOnly('who ate first'),
}

const WORDS: Words = {
  ...CODES,
  reason: reasonsIn(kernelReasons, { 'too-dear': () => textOnly('too-dear') }),
  prompt: (prompt) => speak(SENTENCES, prompt),
  option: (thing) => speakLabel(LABELS, thing),
  progress: (progress) => speak(SENTENCES, progress),
  tieBreak: (tieBreak) => speak(SENTENCES, tieBreak),
}

const OPTIONS: ListedOption<Labels['buy']>[] = [
  { answer: { ware: 'bread' }, group: 'food', facts: { price: 3 } },
  { answer: { ware: 'a cup' }, group: 'ware-2', facts: { price: 9 }, reason: { code: 'too-dear' } },
]

const market: Ask<'buy'> = {
  seats: (_, { seat }) => only(seat),
  ask: () => ({ kind: 'choose', prompt: { code: 'buy' }, options: OPTIONS }),
  answers: () => [{ ware: 'bread' }],
  refuse: () => undefined,
  take: () => {},
}

const defined = (more: Partial<GameDefinition<KernelState, Buying, Record<never, never>>> = {}) =>
  defineGame<KernelState, Buying, Record<never, never>>({
    id: 'market',
    title: 'Market',
    rules: 1,
    seats: { min: 1, max: 1 },
    options: {},
    places: () => [],
    setup: (kernel) => {
      const first: Buying = { do: 'buy', seat: 0 }
      kernel.stack.push(first)
      return kernel
    },
    steps: { buy: market },
    clone: (s) => ({ ...s }),
    outcome: () => ({ ranks: [1], points: [0], lines: [], tieBreak: { code: 'who-ate' } }),
    progress: ({ played }) => ({ code: 'day', n: played + 1 }),
    words: WORDS,
    cards: [],
    ...more,
  })

const begin = (game = defined()) => ({ game, s: game.setup({}, 1, '0'.repeat(64)) })

function askedOf(game = defined()): Decision {
  const { s } = begin(game)
  return game.decisions(s, 0)[0]
}

test('options without labels get them from the words, and their facts stay with the rules', () => {
  expect(askedOf()).toMatchObject({
    options: [
      { answer: { ware: 'bread' }, label: 'bread for 3', group: 'food' },
      { answer: { ware: 'a cup' }, label: 'a cup for 9', group: 'ware-2', because: 'too-dear' },
    ],
  })
  expect(JSON.stringify(askedOf())).not.toContain('facts')
})

test('a question is data, from which words make the decision wherever they are', () => {
  const { game, s } = begin()
  const [question] = game.questions(s, 0)
  expect(question).toMatchObject({
    prompt: { code: 'buy' },
    options: [{ facts: { price: 3 } }, { facts: { price: 9 } }],
  })
  expect(JSON.stringify(question)).not.toMatch(/label|because|Buy/)
  const sent = JSON.parse(JSON.stringify(question))
  expect(spokenDecision(game.words, sent)).toEqual(game.decisions(s, 0)[0])
})

test('with names for the seats a decision calls them so, and has its sentences as bits', () => {
  const words: Words = {
    ...WORDS,
    option: ({ is }) =>
      is === 'heading'
        ? []
        : [
            { is: 'text', text: 'from ' },
            { is: 'seat', seat: 1, text: 'seat 2' },
          ],
  }
  const { game, s } = begin(defined({ words }))
  expect(game.decisions(s, 0)).toMatchObject([{ options: [{ label: 'from seat 2' }, {}] }])
  const [question] = game.questions(s, 0)
  const decision = spokenDecision(words, question, (seat) => ['Ada', 'Bo'][seat])
  expect(decision).toMatchObject({
    asks: [{ is: 'text', text: 'Buy.' }],
    options: [{ label: 'from Bo', says: [{ text: 'from ' }, { is: 'seat', seat: 1 }] }, {}],
  })
})

test('asking twice gives the same decision, though the rules list the same options', () => {
  const { game, s } = begin()
  expect(game.decisions(s, 0)).toEqual(game.decisions(s, 0))
})

test('groups that have a heading are told it once, by their id', () => {
  expect(askedOf()).toMatchObject({ headings: { food: 'Something to eat' } })
  expect(askedOf()).not.toHaveProperty(['headings', 'ware-2'])
})

test('a label that the rules leave out and the words lack is an error that names the step', () => {
  const words = { ...WORDS, option: (thing: Parameters<typeof speakLabel>[1]) => speakLabel({}, thing) }
  expect(() => askedOf(defined({ words }))).toThrow("there are no words for the option of 'buy'")
})

test('where a game is and what broke a tie may be data, and are told as sentences', () => {
  const { game, s } = begin()
  expect(game.progress(s)).toBe('Day 1')
  game.play(s, 0, { ware: 'bread' })
  expect(game.outcome(s)).toMatchObject({ tieBreak: 'who ate first' })
})

test('a refusal that names a thing by its id says what the question calls it', () => {
  const parts = [{ id: 'salt', min: 0, max: 2 }]
  const giving: AskStep<KernelState, Buying> = {
    seats: (_, { seat }) => only(seat),
    ask: () => ({ kind: 'amounts', prompt: 'Give.', parts, total: { min: 0, max: 9 } }),
    answers: () => [{ amounts: {} }],
    refuse: (_s, _seat, _frame, answer) =>
      refusalOfAmounts({ kind: 'amounts', parts, total: { min: 0, max: 9 } }, answer),
    take: () => {},
  }
  const words = { ...WORDS, option: () => textOnly('pinches of salt') }
  const { game, s } = begin(defined({ steps: { buy: giving }, words }))
  expect(() => game.play(s, 0, { amounts: { salt: 3 } })).toThrow(
    'at most 2 of pinches of salt allowed, not 3',
  )
})

test('labels that lack a fact or have no words are errors of the compiler', () => {
  const listed: ListedOption<Labels['buy']>[] = [
    // @ts-expect-error the price is missing
    { answer: { ware: 'bread' } },
    // @ts-expect-error a market sells nothing like it
    { answer: { thing: 'bread' }, facts: { price: 3 } },
    // @ts-expect-error the words make the label
    { answer: { ware: 'bread' }, facts: { price: 3 }, label: 'bread' },
  ]
  // @ts-expect-error the step lists no options whose labels the words give, so they need their own
  const own: ListedOption<Labels['give']> = { answer: { ware: 'bread' } }
  // @ts-expect-error there are no words for what the step gives
  const words: LabelWords<Labels> = { buy: LABELS.buy }
  expect([listed, own, words]).toHaveLength(3)
})
