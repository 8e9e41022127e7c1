import { shortage } from '../../effects/shortage.js'
import { MC, RESOURCES } from '../../names.js'
import { spend, spendable } from '../../payment/heat.js'
import { askPayment, MONEY, purse } from '../../payment/payment.js'
import { type Player, stuck } from '../../state/state.js'
import type { CompiledOp } from '../compiled-op.js'
import { amounts } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const available = (p: Player, op: CompiledOp, r: number): number =>
  r === MC ? purse(p, MONEY | op.using, null) : spendable(p, r)

const covers = (p: Player, op: CompiledOp): boolean =>
  (op.bag as readonly number[]).every((n, r) => n <= available(p, op, r))

export const lose = {
  compile: (op, c) => [
    c.make('lose', {
      bag: amounts(op.lose),
      using: (op.using ?? []).reduce((all, metal) => all | (1 << RESOURCES.indexOf(metal)), 0),
    }),
  ],
  kinds: {
    lose: kind({
      name: 'lose',
      rank: 7,
      can: (s, seat, op) => covers(s.players[seat], op),
      viable: (s, { seat }, op) => covers(s.players[seat], op),
      refuseCost(s, seat, op) {
        const bag = op.bag as readonly number[]
        for (let r = 0; r < bag.length; r++) {
          if (bag[r] === 0) continue
          const has = available(s.players[seat], op, r)
          if (has < bag[r]) return shortage('stock', r, bag[r], has)
        }
        return
      },
      start(s, { seat, card }, op, tell) {
        if (!covers(s.players[seat], op)) {
          stuck(s)
          return
        }
        const bag = op.bag as readonly number[]
        for (let r = 0; r < bag.length; r++) {
          if (bag[r] === 0) continue
          if (r === MC)
            askPayment(
              s,
              { do: 'pay', seat, cost: bag[r], with: MONEY | op.using, keep: null, why: 'effect', of: card },
              tell,
            )
          else spend(s, seat, r, bag[r], card, tell)
        }
      },
    }),
  },
} satisfies Verb<Shape<'lose'>>
