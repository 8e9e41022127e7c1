import {
  type Answer,
  cloneKernel,
  deal,
  defineGame,
  type GameDefinition,
  type KernelState,
  lay,
  move,
  type Question,
  refusal,
  shuffle,
} from '@perilune/engine'
import { byPoints, plainWords } from './words.js'

/** Everybody gathers coins towards a secret goal, and may claim it at any moment once it is reached. */
export interface SecretState extends KernelState {
  coins: number[]
  points: number[]
}

export type SecretFrame = { do: 'gather'; seat: number }

const STACK = 0
const SHOWN = 1
export const goalOf = (seat: number): number => 2 + seat
const GOALS = ['three', 'four', 'five', 'six', 'seven', 'eight']
const needs = (goal: string): number => 3 + GOALS.indexOf(goal)

const reached = (s: SecretState, seat: number): boolean =>
  s.places[goalOf(seat)].some((goal) => s.coins[seat] >= needs(goal))

const gather = (): Question => ({
  kind: 'choose',
  prompt: 'Take one coin or two.',
  options: [1, 2].map((coins) => ({ answer: { coins }, label: `${coins}` })),
})

const claim = (s: SecretState, seat: number): Question => ({
  kind: 'choose',
  prompt: 'You may claim your goal.',
  options: s.places[goalOf(seat)].map((goal) => ({ answer: claiming(goal), label: goal })),
})

const claiming = (goal: string): Answer => ({ may: 'claim', goal })

export const secretDefinition: GameDefinition<SecretState, SecretFrame, Record<never, never>> = {
  id: 'secret',
  title: 'Secret goals',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: {},
  places: (seats) => [
    { name: 'stack', seenBy: 'none' },
    { name: 'shown', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat) => ({ name: `goal ${seat}`, seenBy: seat })),
  ],
  setup(kernel) {
    const { seats } = kernel
    const s: SecretState = { ...kernel, coins: new Array(seats).fill(0), points: new Array(seats).fill(0) }
    lay(s, STACK, GOALS)
    shuffle(s, STACK)
    for (let seat = 0; seat < seats; seat++) deal(s, STACK, goalOf(seat))
    for (let turn = 6 * seats - 1; turn >= 0; turn--)
      s.stack.push({ do: 'gather', seat: turn % seats } as SecretFrame)
    return s
  },
  steps: {
    gather: {
      seats: (_, frame) => [frame.seat],
      ask: gather,
      answers: () => [{ coins: 1 }, { coins: 2 }],
      refuse: (_s, _seat, _frame, answer) => refusal(gather(), answer),
      take(s, seat, _, answer, tell) {
        s.coins[seat] += Number(answer.coins)
        tell?.({ what: 'gathered', seat, coins: Number(answer.coins) })
      },
    },
  },
  mays: {
    claim: {
      open: reached,
      ask: claim,
      answers: (s, seat) => s.places[goalOf(seat)].map(claiming),
      refuse: (s, seat, answer) => refusal(claim(s, seat), answer),
      take(s, seat, answer, tell) {
        const goal = String(answer.goal)
        move(s, goalOf(seat), SHOWN, goal)
        s.points[seat] += needs(goal)
        tell?.({ what: 'claimed', seat, goal })
      },
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), coins: s.coins.slice(), points: s.points.slice() }),
  outcome: (s) => byPoints(s.points.slice(), 'goals'),
  words: plainWords,
  cards: [],
}

export const secret = defineGame(secretDefinition)
