import { queueEffects } from '../../effects/effects.js'
import { holds } from '../../state/counters.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const ifSo = {
  compile: (op, c) => [c.make('if', { condition: op.if, lists: [c.list(op.do), c.list(op.else ?? [])] })],
  kinds: {
    if: kind({
      name: 'if',
      rank: 0,
      start(s, effect, op, tell) {
        const met = op.condition !== null && holds(s, effect.seat, op.condition, effect.played)
        queueEffects(s, op.lists[met ? 0 : 1], effect, tell)
      },
    }),
  },
} satisfies Verb<Shape<'if'>>
