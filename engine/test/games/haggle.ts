import {
  type Answer,
  cloneKernel,
  defineGame,
  type GameDefinition,
  type KernelState,
  type Question,
  refusal,
} from '@perilune/engine'
import { byPoints, plainWords } from './words.js'

/**
 * A thing is for sale. Whoever holds the offer waits; all others may take it, outbid it or leave, in any
 * order and with effect at once. Every new offer is higher than the last, so that haggling has no fixed
 * length but an end.
 */
export interface HaggleState extends KernelState {
  paid: number[]
  sales: number
}

export type HaggleFrame =
  | { do: 'sale' }
  | { do: 'reply'; price: number; holder: number; waiting: readonly number[] }

type Reply = Extract<HaggleFrame, { do: 'reply' }>

const HIGHEST = 6

const question = (_s: HaggleState, _seat: number, frame: Reply): Question => ({
  kind: 'choose',
  prompt: `${frame.price} is offered.`,
  options: [
    { answer: { say: 'leave' }, label: 'leave' },
    ...[1, 2, 3, 4, 5, 6].map((price) => ({
      answer: { offer: price },
      label: `offer ${price}`,
      ...(price <= frame.price && { reason: { code: 'too-low', offered: frame.price } }),
    })),
  ],
})

const repliesOf = (frame: Reply): Answer[] => [
  { say: 'leave' },
  ...Array.from({ length: HIGHEST - frame.price }, (_, i) => ({ offer: frame.price + 1 + i })),
]

export const haggleDefinition: GameDefinition<HaggleState, HaggleFrame, Record<never, never>> = {
  id: 'haggle',
  title: 'Haggle',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  places: () => [],
  setup: (kernel) => ({
    ...kernel,
    stack: [{ do: 'sale' }],
    paid: new Array(kernel.seats).fill(0),
    sales: 0,
  }),
  steps: {
    sale: {
      run(s) {
        if (s.sales === 3) return
        const holder = s.sales++ % s.seats
        const waiting = s.paid.map((_, seat) => seat).filter((seat) => seat !== holder)
        s.stack.push({ do: 'sale' } satisfies HaggleFrame, {
          do: 'reply',
          price: 0,
          holder,
          waiting,
        } as HaggleFrame)
      },
    },
    reply: {
      seats: (_, frame) => frame.waiting,
      ask: question,
      answers: (_s, _seat, frame) => repliesOf(frame),
      refuse: (s, seat, frame, answer) => refusal(question(s, seat, frame), answer),
      take(s, seat, frame, answer, tell) {
        if (typeof answer.offer === 'number') {
          const waiting = [frame.holder, ...frame.waiting.filter((other) => other !== seat)]
          s.stack.push({ ...frame, price: answer.offer, holder: seat, waiting } as HaggleFrame)
          tell?.({ what: 'offered', seat, price: answer.offer })
          return
        }
        const waiting = frame.waiting.filter((other) => other !== seat)
        if (waiting.length > 0) s.stack.push({ ...frame, waiting } as HaggleFrame)
        else s.paid[frame.holder] += frame.price
        tell?.({ what: 'left', seat })
      },
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), paid: s.paid.slice() }),
  outcome: (s) =>
    byPoints(
      s.paid.map((n) => -n),
      'coins paid',
    ),
  words: plainWords,
  cards: [],
}

export const haggle = defineGame(haggleDefinition)
