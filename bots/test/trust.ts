import { type Answer, cloneKernel, defineGame, type Frame, type KernelState, only } from '@perilune/engine'

interface TrustState extends KernelState {
  winners: number[]
}

type TrustFrame = { do: 'first' } | { do: 'second' }

const say = (...words: string[]) => ({
  ask: () => ({
    kind: 'choose' as const,
    prompt: 'Say.',
    options: words.map((word) => ({ answer: { say: word }, label: word })),
  }),
  answers: (): Answer[] => words.map((word) => ({ say: word })),
  refuse: (_: unknown, __: unknown, ___: unknown, answer: Answer) =>
    words.includes(answer.say as string) ? undefined : { code: 'not-offered' },
})

/**
 * The first seat says whether all three win, or trusts the second, which may share the win with it or give it
 * away to the third. Whoever thinks that the second is against it, rather than for itself, does not trust.
 */
export const trust = defineGame<TrustState, TrustFrame, Record<never, never>>({
  id: 'trust',
  title: 'Trust',
  rules: 1,
  seats: { min: 3, max: 3 },
  options: {},
  places: () => [],
  setup(kernel) {
    kernel.stack.push({ do: 'first' } as Frame)
    return { ...kernel, winners: [0, 1, 2] }
  },
  steps: {
    first: {
      seats: () => only(0),
      ...say('all', 'trust'),
      take(s, _, __, answer) {
        if (answer.say === 'trust') s.stack.push({ do: 'second' } as Frame)
      },
    },
    second: {
      seats: () => only(1),
      ...say('share', 'give away'),
      take(s, _, __, answer) {
        s.winners = answer.say === 'share' ? [0, 1] : [2]
      },
    },
  },
  clone: (s) => ({ ...cloneKernel(s), winners: s.winners.slice() }),
  outcome: (s) => ({
    points: [0, 1, 2].map((seat) => (s.winners.includes(seat) ? 1 : 0)),
    ranks: [0, 1, 2].map((seat) => (s.winners.includes(seat) ? 1 : 2)),
    lines: s.winners.map((seat) => ({ seat, points: 1, why: 'trust' })),
  }),
  cards: [],
})
