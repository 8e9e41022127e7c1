import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const fleets = {
  compile: (op, c) => [c.make('fleets', { n: op.fleets })],
  kinds: {
    fleets: kind({
      name: 'fleets',
      rank: 0,
      now: true,
      start(s, { seat, card }, op, tell) {
        if (s.colonies) s.colonies.traders[seat].fleets += op.n
        tell?.({ what: 'gains-fleets', seat, fleets: op.n, card })
      },
    }),
  },
} satisfies Verb<Shape<'fleets'>>
