import { opOf } from '../../cards/ops.js'
import { shortage } from '../../effects/shortage.js'
import { RESOURCES } from '../../names.js'
import { canLose, produce } from '../../state/supply.js'
import { productionOf } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { askNumber } from './choose-number.js'

export const shiftProduction = {
  compile({ shiftProduction: { from, to } }, c) {
    const resource = RESOURCES.indexOf(from)
    return [c.make('shift', { resource, to: RESOURCES.indexOf(to), gives: productionOf(to) })]
  },
  kinds: {
    shift: kind({
      name: 'shift',
      rank: 4,
      must: mustBePossible,
      refuse: (s, seat, op) =>
        canLose(s.players[seat], op.resource) > 0 ? undefined : shortage('production', op.resource, 1, 0),
      number: {
        prompt(effect) {
          const { resource, to } = opOf(effect)
          return { code: 'shift-production', resource: RESOURCES[resource], into: RESOURCES[to] }
        },
        most: (s, effect) => canLose(s.players[effect.seat], opOf(effect).resource),
        take(s, effect, n, tell) {
          const { resource, to } = opOf(effect)
          produce(s, effect.seat, resource, -n, effect.card, tell)
          produce(s, effect.seat, to, n, effect.card, tell)
        },
      },
      start: askNumber,
    }),
  },
} satisfies Verb<Shape<'shiftProduction'>>
