import { STOCK } from '../../cards/ops.js'
import { amountOf } from '../../state/counters.js'
import { gain as gainBag } from '../../state/supply.js'
import { amounts, bitsOf, counted } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const gain = {
  compile(op, c) {
    const bag = amounts(op.gain)
    return [c.make('gain', { bag, gives: bitsOf(bag) << STOCK, ...counted(op) })]
  },
  kinds: {
    gain: kind({
      name: 'gain',
      rank: 0,
      now: true,
      start: (s, { seat, card }, op, tell) =>
        gainBag(s, seat, op.bag as readonly number[], amountOf(s, seat, op, card), card, tell),
    }),
  },
} satisfies Verb<Shape<'gain'>>
