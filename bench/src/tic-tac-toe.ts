import { cloneKernel, defineGame, type Frame, type Game, type KernelState, only } from '@perilune/engine'
import { LINES } from '../peer/three-in-a-row.mjs'

/* Three in a row on nine fields; the peer's game is bench/peer/tic-tac-toe.mjs. */

/** Who has three in a row; null if nobody. */
function winnerOf<T>(cells: readonly (T | null)[]): T | null {
  for (const [a, b, c] of LINES)
    if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a]
  return null
}

const FIELDS = Array.from({ length: 9 }, (_, field) => ({ field }))

interface ToeState extends KernelState {
  cells: (number | null)[]
}

type ToeFrame = { do: 'mark'; seat: number }

export const ticTacToe = defineGame<ToeState, ToeFrame, Record<never, never>>({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  places: () => [],
  setup(kernel) {
    kernel.stack.push({ do: 'mark', seat: 0 } as Frame)
    return { ...kernel, cells: new Array<number | null>(9).fill(null) }
  },
  steps: {
    mark: {
      seats: (_, { seat }) => only(seat),
      ask: (s) => ({
        kind: 'choose',
        prompt: 'Mark a field.',
        options: FIELDS.filter(({ field }) => s.cells[field] === null).map((answer) => ({
          answer,
          label: `${answer.field + 1}`,
        })),
      }),
      answers: (s) => FIELDS.filter(({ field }) => s.cells[field] === null),
      refuse: (s, _, __, { field }) =>
        s.cells[field as number] === null ? undefined : { code: 'not-offered' },
      take(s, seat, _, { field }) {
        s.cells[field as number] = seat
        if (winnerOf(s.cells) === null && s.cells.includes(null))
          s.stack.push({ do: 'mark', seat: 1 - seat } as Frame)
      },
    },
  },
  clone: (s) => ({ ...cloneKernel(s), cells: s.cells.slice() }),
  outcome(s) {
    const winner = winnerOf(s.cells)
    const points = [0, 1].map((seat) => (winner === null ? 0 : winner === seat ? 1 : -1))
    return {
      points,
      ranks: points.map((p) => (p < 0 ? 2 : 1)),
      lines: points.map((p, seat) => ({ seat, points: p, why: 'row' })),
    }
  },
  cards: [],
}) as unknown as Game
