import { type Answer, cloneKernel, defineGame, type Frame, type KernelState, only } from '@perilune/engine'

interface WorkshopState extends KernelState {
  points: number[]
  /** What each seat has done in this round, in its order. */
  done: string[][]
}

type WorkshopFrame = { do: 'work'; seat: number } | { do: 'deliver' } | { do: 'rest' }

const WORKS = ['sell', 'saw', 'glue']
const TURNS = 2

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
 * Every seat works twice: to sell is a point at once; first to saw and then to glue is nine points when the
 * round is over, and one of them alone is none. Who follows what it does now by what looks best then never
 * sees the nine.
 */
export const workshop = defineGame<WorkshopState, WorkshopFrame, Record<never, never>>({
  id: 'workshop',
  title: 'Workshop',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: {},
  places: () => [],
  setup(kernel) {
    kernel.stack.push({ do: 'rest' } as Frame, { do: 'deliver' } as Frame)
    for (let turn = 0; turn < TURNS; turn++)
      for (let seat = kernel.seats - 1; seat >= 0; seat--) kernel.stack.push({ do: 'work', seat } as Frame)
    return { ...kernel, points: kernel.pending.map(() => 0), done: kernel.pending.map(() => []) }
  },
  steps: {
    work: {
      seats: (_, { seat }) => only(seat),
      ...say(WORKS),
      take(s, seat, _, answer) {
        s.done[seat].push(answer.say as string)
        if (answer.say === 'sell') s.points[seat]++
      },
    },
    deliver: {
      run(s) {
        s.done.forEach(([first, second], seat) => {
          if (first === 'saw' && second === 'glue') s.points[seat] += 9
        })
      },
    },
    rest: { seats: () => only(0), ...say(['a while']), take() {} },
  },
  clone: (s) => ({ ...cloneKernel(s), points: s.points.slice(), done: s.done.map((works) => works.slice()) }),
  outcome: (s) => ({
    points: s.points.slice(),
    ranks: s.points.map((p) => 1 + s.points.filter((other) => other > p).length),
    lines: s.points.map((points, seat) => ({ seat, points, why: 'workshop' })),
  }),
  cards: [],
})
