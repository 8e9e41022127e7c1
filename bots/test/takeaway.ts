import { cloneKernel, defineGame, type Frame, type KernelState, only } from '@perilune/engine'

interface TakeawayState extends KernelState {
  heap: number
  last: number
}

type TakeawayFrame = { do: 'take'; seat: number }

const OPTIONS = {
  heap: { kind: 'number', min: 1, max: 30, default: 12, title: 'Heap', help: 'How many lie there.' },
} as const

const most = (s: TakeawayState): number => Math.min(3, s.heap)

/**
 * A heap from which the seats take one, two or three in turn; whoever takes the last wins. It has no
 * evaluation and nothing hidden.
 */
export const takeaway = defineGame<TakeawayState, TakeawayFrame, typeof OPTIONS>({
  id: 'takeaway',
  title: 'Takeaway',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  places: () => [],
  setup(kernel, { heap }) {
    const s = { ...kernel, heap, last: -1 }
    s.stack.push({ do: 'take', seat: 0 } as Frame)
    return s
  },
  steps: {
    take: {
      seats: (_, { seat }) => only(seat),
      ask: (s) => ({
        kind: 'choose',
        prompt: 'Take.',
        options: Array.from({ length: most(s) }, (_, i) => ({ answer: { take: i + 1 }, label: `${i + 1}` })),
      }),
      answers: (s) => Array.from({ length: most(s) }, (_, i) => ({ take: i + 1 })),
      refuse: (s, _, __, { take }) =>
        Number.isInteger(take) && (take as number) >= 1 && (take as number) <= most(s)
          ? undefined
          : { code: 'not-offered' },
      take(s, seat, _, { take }) {
        s.heap -= take as number
        s.last = seat
        if (s.heap > 0) s.stack.push({ do: 'take', seat: (seat + 1) % s.seats } as Frame)
      },
    },
  },
  clone: (s) => ({ ...cloneKernel(s), heap: s.heap, last: s.last }),
  outcome: (s) => {
    const points = s.pending.map((_, seat) => (seat === s.last ? 1 : 0))
    return {
      points,
      ranks: points.map((p) => (p === 1 ? 1 : 2)),
      lines: points.map((p, seat) => ({ seat, points: p, why: 'last' })),
    }
  },
  cards: [],
})
