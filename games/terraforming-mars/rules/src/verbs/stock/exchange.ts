import { opOf } from '../../cards/ops.js'
import { shortage } from '../../effects/shortage.js'
import { MC, RESOURCES } from '../../names.js'
import { askPayment, MONEY, mostExchanged } from '../../payment/payment.js'
import { gainOne, lose } from '../../state/supply.js'
import { stockOf } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { askNumber, chooseNumber } from './choose-number.js'

export const exchange = {
  compile({ exchange: { from, to, rate = 1 } }, c) {
    const resource = RESOURCES.indexOf(from)
    return [c.make('exchange', { resource, to: RESOURCES.indexOf(to), n: rate, gives: stockOf(to) })]
  },
  kinds: {
    exchange: kind({
      name: 'exchange',
      rank: 4,
      must: mustBePossible,
      refuse(s, seat, op) {
        const p = s.players[seat]
        return mostExchanged(p, op) > 0
          ? undefined
          : shortage('stock', op.resource, op.n, p.stock[op.resource])
      },
      number: {
        prompt(effect) {
          const { n, resource, to } = opOf(effect)
          return n > 1
            ? { code: 'buy-resource', resource: RESOURCES[to], price: n, with: RESOURCES[resource] }
            : { code: 'turn-into', resource: RESOURCES[resource], into: RESOURCES[to] }
        },
        most: (s, effect) => mostExchanged(s.players[effect.seat], opOf(effect)),
        take(s, effect, n, tell) {
          const op = opOf(effect)
          const { seat, card } = effect
          gainOne(s, seat, op.to, n, card, tell)
          if (op.resource === MC)
            askPayment(
              s,
              { do: 'pay', seat, cost: n * op.n, with: MONEY, keep: null, why: 'effect', of: card },
              tell,
            )
          else lose(s, seat, op.resource, n * op.n, card, tell)
        },
      },
      start: askNumber,
    }),
  },
  questions: { 'choose-number': chooseNumber },
} satisfies Verb<Shape<'exchange'>>
