import { cloneKernel, type Frame, type GameDefinition, type KernelState, only } from '../../src/index.js'

/** One seat chooses one of two numbers; its rules speak in data and have no language. */
export const speechless: GameDefinition<KernelState, Frame, Record<string, never>> = {
  id: 'speechless',
  title: 'Speechless',
  rules: 2,
  oldest: 1,
  seats: { min: 1, max: 1 },
  options: {},
  places: () => [],
  setup: (kernel) => ({ ...kernel, stack: [{ do: 'choose' }] }),
  steps: {
    choose: {
      seats: () => only(0),
      ask: () => ({
        kind: 'choose',
        prompt: { code: 'choose-number' },
        options: [{ answer: { n: 1 } }, { answer: { n: 2 } }],
      }),
      answers: () => [{ n: 1 }, { n: 2 }],
      refuse: (_, __, ___, { n }) => (n === 1 || n === 2 ? undefined : { code: 'no-such-number' }),
      take: () => {},
    },
  },
  clone: (s) => cloneKernel(s),
  outcome: () => ({ ranks: [1], points: [0], lines: [] }),
}
