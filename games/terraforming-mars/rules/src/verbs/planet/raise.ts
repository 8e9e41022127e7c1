import { gainAt } from '../../cards/rating-gain.js'
import { raise as raiseParameter } from '../../effects/effects.js'
import { PARAMETERS } from '../../map/tracks.js'
import { ALL_STOCK, productionOf } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const raise = {
  compile: (op, c) => [
    c.make('raise', {
      parameter: PARAMETERS.indexOf(op.raise),
      n: op.steps,
      // A step may bring heat production, or an ocean and with it anything printed on the map.
      gives: ALL_STOCK | productionOf('heat'),
    }),
  ],
  kinds: {
    raise: kind({
      name: 'raise',
      rank: 0,
      now: true,
      maxRatingGain: ({ parameter, n }) => gainAt(parameter, n),
      start: (s, { seat }, op, tell) => raiseParameter(s, seat, op.parameter, op.n, tell),
    }),
  },
} satisfies Verb<Shape<'raise'>>
