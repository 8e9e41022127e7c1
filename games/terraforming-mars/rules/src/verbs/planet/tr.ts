import { anyGain, gainAt, RATING } from '../../cards/rating-gain.js'
import { amountOf } from '../../state/counters.js'
import { raiseRating } from '../../state/supply.js'
import { counted } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const tr = {
  compile: (op, c) => [c.make('rating', { n: op.tr, ...counted(op) })],
  kinds: {
    rating: kind({
      name: 'rating',
      rank: 0,
      now: true,
      maxRatingGain: ({ n, per }) => (per ? anyGain() : gainAt(RATING, Math.max(0, n))),
      start: (s, { seat, card }, op, tell) =>
        raiseRating(s, seat, op.n * amountOf(s, seat, op, card), 'effects', tell),
    }),
  },
} satisfies Verb<Shape<'tr'>>
