import { type Answer, cloneKernel, defineGame, type Frame, type KernelState, only } from '@perilune/engine'

interface GardenState extends KernelState {
  points: number[]
  seeds: number[]
}

type GardenFrame = { do: 'plant'; seat: number } | { do: 'harvest' } | { do: 'rest' }

const ROUNDS = 2
const PLANTS = ['fruit', 'seed', 'weed']
const RESTS = ['a while', 'long']

const say = (words: readonly string[]) => ({
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
 * Every seat plants once a round: fruit is two points at once, a seed five points when the round is over, a
 * weed costs ten. Who looks at the next moment alone never plants a seed. Between the rounds there is a rest.
 */
export const garden = defineGame<GardenState, GardenFrame, Record<never, never>>({
  id: 'garden',
  title: 'Garden',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: {},
  places: () => [],
  setup(kernel) {
    for (let round = 0; round < ROUNDS; round++) {
      kernel.stack.push({ do: 'rest' } as Frame, { do: 'harvest' } as Frame)
      for (let seat = kernel.seats - 1; seat >= 0; seat--) kernel.stack.push({ do: 'plant', seat } as Frame)
    }
    return { ...kernel, points: kernel.pending.map(() => 0), seeds: kernel.pending.map(() => 0) }
  },
  steps: {
    plant: {
      seats: (_, { seat }) => only(seat),
      ...say(PLANTS),
      take(s, seat, _, answer) {
        if (answer.say === 'fruit') s.points[seat] += 2
        else if (answer.say === 'seed') s.seeds[seat]++
        else s.points[seat] -= 10
      },
    },
    harvest: {
      run(s) {
        for (let seat = 0; seat < s.seats; seat++) s.points[seat] += 5 * s.seeds[seat]
        s.seeds.fill(0)
      },
    },
    rest: { seats: () => only(0), ...say(RESTS), take() {} },
  },
  clone: (s) => ({ ...cloneKernel(s), points: s.points.slice(), seeds: s.seeds.slice() }),
  outcome: (s) => ({
    points: s.points.slice(),
    ranks: s.points.map((p) => 1 + s.points.filter((other) => other > p).length),
    lines: s.points.map((points, seat) => ({ seat, points, why: 'garden' })),
  }),
  cards: [],
})
