import { MC } from '../../names.js'
import { canLose, produce } from '../../state/supply.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const lowerOpponents = {
  compile: (op, c) => [c.make('lower-opponents', { n: op.lowerOpponents })],
  kinds: {
    'lower-opponents': kind({
      name: 'lower-opponents',
      rank: 0,
      now: true,
      start(s, { seat, card }, op, tell) {
        for (let other = 0; other < s.seats; other++)
          if (other !== seat)
            produce(s, other, MC, -Math.min(op.n, canLose(s.players[other], MC)), card, tell)
      },
    }),
  },
} satisfies Verb<Shape<'lowerOpponents'>>
