import { opOf } from '../../cards/ops.js'
import { shortage } from '../../effects/shortage.js'
import { RESOURCES } from '../../names.js'
import { lose } from '../../state/supply.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { askNumber } from '../stock/choose-number.js'
import type { Verb } from '../verb.js'
import { lookAt } from './look.js'

export const spendToLook = {
  compile: (op, c) => [c.make('spend-to-look', { resource: RESOURCES.indexOf(op.spendToLook), to: 1 })],
  kinds: {
    'spend-to-look': kind({
      name: 'spend-to-look',
      rank: 0,
      must: mustBePossible,
      refuse: (s, seat, op) =>
        s.players[seat].stock[op.resource] > 0 ? undefined : shortage('stock', op.resource, 1, 0),
      number: {
        prompt: (effect) => ({ code: 'spend-to-look', resource: RESOURCES[opOf(effect).resource] }),
        most: (s, effect) => s.players[effect.seat].stock[opOf(effect).resource],
        take(s, effect, n, tell) {
          lose(s, effect.seat, opOf(effect).resource, n, effect.card, tell)
          lookAt(s, effect, n, 'keep-cards')
        },
      },
      start: askNumber,
    }),
  },
} satisfies Verb<Shape<'spendToLook'>>
