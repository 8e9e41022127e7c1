import { expect, test } from 'vitest'
import {
  type Answer,
  defineGame,
  type GameDefinition,
  type OptionsSchema,
  type Reason,
  textOnly,
} from '../../src/index.js'
import type { Frame, KernelState } from '../../src/state.js'

/* A question that is put to all together may say what it means that a seat is silent, or not there. */

const READY: Answer = { act: 'ready' }
const AWAY: Answer = { act: 'away' }

const game = defineGame({
  id: 'waiting',
  title: 'Waiting',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  places: () => [],
  setup(kernel: KernelState) {
    kernel.stack.push({ do: 'alone' }, { do: 'all' })
    return kernel
  },
  steps: {
    all: {
      together: true,
      seats: () => [0, 1],
      ask: () => ({ kind: 'choose', prompt: 'Ready?', options: [{ answer: READY, label: 'Ready' }] }),
      answers: () => [READY],
      refuse: (_s: KernelState, _seat: number, _frame: Frame, { act }: Answer) =>
        act === 'ready' || act === 'away' ? undefined : { code: 'malformed' },
      takeAll() {},
      silence: () => READY,
      absence: (_s: KernelState, seat: number) => (seat === 1 ? AWAY : null),
    },
    alone: {
      seats: () => [0],
      ask: () => ({ kind: 'choose', prompt: 'Go.', options: [{ answer: READY, label: 'Go' }] }),
      answers: () => [READY],
      refuse: () => undefined,
      take() {},
    },
  },
  clone: (s: KernelState) => structuredClone(s),
  outcome: () => ({ ranks: [1, 1], points: [0, 0], lines: [] }),
  words: {
    reason: ({ code }: Reason) => code,
    event: () => '',
    line: () => '',
    step: () => '',
    label: () => textOnly(''),
  },
  cards: [],
} as unknown as GameDefinition<KernelState, Frame, OptionsSchema>)

const begun = () => game.setup({}, 2, 'a'.repeat(64))

test('silence and absence are asked of the question that stands, and of those who have not answered it', () => {
  const s = begun()
  expect(game.together(s)).toBe(true)
  expect([0, 1].map((seat) => game.silence(s, seat))).toEqual([READY, READY])
  expect([0, 1].map((seat) => game.absence(s, seat))).toEqual([null, AWAY])
  game.play(s, 1, AWAY)
  expect(game.absence(s, 1)).toBe(null)
  game.play(s, 0, READY)
  expect(game.together(s)).toBe(false)
  expect([0, 1].map((seat) => game.absence(s, seat))).toEqual([null, null])
})

test('what is said for an absent seat is not among the answers that are offered', () => {
  const s = begun()
  expect(game.answers(s, 1)).toEqual([READY])
  expect(JSON.stringify(game.decisions(s, 1))).not.toContain('away')
})

test('a game that is over waits for nobody', () => {
  const s = begun()
  game.play(s, 1, AWAY)
  game.play(s, 0, READY)
  game.play(s, 0, READY)
  expect([game.together(s), game.absence(s, 0)]).toEqual([false, null])
})
