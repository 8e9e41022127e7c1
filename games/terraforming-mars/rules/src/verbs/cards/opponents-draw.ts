import { draw } from '../../state/supply.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const opponentsDraw = {
  compile: (op, c) => [c.make('opponents-draw', { n: op.opponentsDraw })],
  kinds: {
    'opponents-draw': kind({
      name: 'opponents-draw',
      rank: 0,
      now: true,
      start(s, { seat }, op, tell) {
        for (let other = 0; other < s.seats; other++) if (other !== seat) draw(s, other, op.n, tell)
      },
    }),
  },
} satisfies Verb<Shape<'opponentsDraw'>>
