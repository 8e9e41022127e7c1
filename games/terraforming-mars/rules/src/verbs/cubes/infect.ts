import { anyGain } from '../../cards/rating-gain.js'
import { addCubes } from '../../effects/effects.js'
import { stillToLose } from '../../effects/harm.js'
import { MC } from '../../names.js'
import { lose } from '../../state/supply.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const infect = {
  compile: (op, c) => [c.make('infect', { n: op.infect })],
  kinds: {
    infect: kind({
      name: 'infect',
      rank: 4,
      // It takes money that the tax may need.
      maxRatingGain: anyGain,
      start(s, { seat, card }, op, tell) {
        addCubes(s, seat, card, 1, tell)
        const free = Math.max(0, s.players[seat].stock[MC] - stillToLose(s, seat))
        lose(s, seat, MC, Math.min(op.n, free), card, tell)
      },
    }),
  },
} satisfies Verb<Shape<'infect'>>
