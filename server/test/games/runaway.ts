import { defineGame, type GameDefinition } from '@perilune/engine'
import { definition, type LanternState } from './lanterns.js'

/*
 * Lanterns with a card's worst mistake in it: whoever marks begins an effect that begins itself again,
 * without end.
 */

type Any = GameDefinition<LanternState, never, typeof definition.options>
const { turn } = definition.steps as unknown as Record<string, { take(...given: unknown[]): void }>

export const runaway = defineGame({
  ...definition,
  id: 'runaway',
  title: 'Runaway',
  steps: {
    ...definition.steps,
    spin: { run: (s: LanternState, frame: never) => void s.stack.push(frame) },
    turn: {
      ...turn,
      take(s: LanternState, seat: number, asked: unknown, answer: { mark?: number }, tell: unknown) {
        if (answer.mark) s.stack.push({ do: 'spin' } as never)
        else turn.take(s, seat, asked, answer, tell)
      },
    },
  },
} as unknown as Any)
