import {
  type Answer,
  cloneKernel,
  defineGame,
  type GameDefinition,
  type KernelState,
  type Question,
  type Reason,
} from '@perilune/engine'
import { byPoints, plainWords } from './words.js'

/** Stones are laid in turn on a field, none nearer than three to another. */
export interface StonesState extends KernelState {
  stones: { x: number; y: number; seat: number }[]
}

export type StonesFrame = { do: 'lay'; seat: number }

const FIELD = { left: 0, right: 9, top: 0, bottom: 6 }
const APART = 3
const STONES = 8

const nearest = (s: StonesState, x: number, y: number) =>
  s.stones.findIndex((stone) => Math.abs(stone.x - x) < APART && Math.abs(stone.y - y) < APART)

function refuse(s: StonesState, answer: Answer): Reason | undefined {
  const { x, y, ...rest } = answer
  const whole = Number.isInteger(x) && Number.isInteger(y) && Object.keys(rest).length === 0
  if (!whole || Number(x) < 0 || Number(y) < 0) return { code: 'malformed' }
  if (Number(x) > FIELD.right || Number(y) > FIELD.bottom) return { code: 'malformed' }
  const near = nearest(s, Number(x), Number(y))
  return near < 0 ? undefined : { code: 'too-near', stone: near }
}

/** Every third point: enough to go on, and far from all there are. */
function spots(s: StonesState): { answer: Answer; reason?: Reason }[] {
  const list = []
  for (let x = 0; x <= FIELD.right; x += APART)
    for (let y = 0; y <= FIELD.bottom; y += APART) {
      const answer = { x, y }
      const reason = refuse(s, answer)
      list.push({ answer, ...(reason && { reason }) })
    }
  return list
}

const question = (s: StonesState): Question => ({
  kind: 'place',
  prompt: 'Lay a stone.',
  field: FIELD,
  options: spots(s).map((spot) => ({ ...spot, label: `${spot.answer.x}, ${spot.answer.y}` })),
})

const answers = (s: StonesState): Answer[] =>
  spots(s)
    .filter((spot) => !spot.reason)
    .map((spot) => spot.answer)

export const stonesDefinition: GameDefinition<StonesState, StonesFrame, Record<never, never>> = {
  id: 'stones',
  title: 'Stones',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  places: () => [],
  setup: (kernel) => ({ ...kernel, stack: [{ do: 'lay', seat: 0 } as StonesFrame], stones: [] }),
  steps: {
    lay: {
      seats: (_, frame) => [frame.seat],
      ask: question,
      answers,
      refuse: (s, _seat, _frame, answer) => refuse(s, answer),
      take(s, seat, _frame, answer, tell) {
        s.stones.push({ x: Number(answer.x), y: Number(answer.y), seat })
        tell?.({ what: 'laid', seat, x: answer.x, y: answer.y })
        if (s.stones.length < STONES && answers(s).length > 0)
          s.stack.push({ do: 'lay', seat: 1 - seat } as StonesFrame)
      },
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), stones: s.stones.map((stone) => ({ ...stone })) }),
  outcome: (s) =>
    byPoints(
      [0, 1].map((seat) => s.stones.filter((stone) => stone.seat === seat).length),
      'stones',
    ),
  words: plainWords,
  cards: [],
}

export const stones = defineGame(stonesDefinition)
