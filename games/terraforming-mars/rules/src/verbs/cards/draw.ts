import { amountOf } from '../../state/counters.js'
import { draw as drawCards } from '../../state/supply.js'
import { counted } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const draw = {
  compile: (op, c) => [c.make('draw', { n: op.draw, ...counted(op) })],
  kinds: {
    draw: kind({
      name: 'draw',
      rank: 0,
      now: true,
      reveals: () => true,
      start: (s, { seat, card }, op, tell) => drawCards(s, seat, op.n * amountOf(s, seat, op, card), tell),
    }),
  },
} satisfies Verb<Shape<'draw'>>
