import { opOf } from '../../cards/ops.js'
import { COLONY, gainAt } from '../../cards/rating-gain.js'
import { buildColony, canBuild, sitesFor, tileOf, whyNoColony } from '../../colonies/build.js'
import { colonyOf } from '../../colonies/compiled.js'
import type { Colony } from '../../colonies/state.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import type { FrameOf } from '../../state/state.js'
import { askOrTake } from '../ask-or-take.js'
import { ANYTHING } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const colony = {
  compile: (op, c) => [c.make('colony', { again: op.again ?? false, gives: ANYTHING })],
  kinds: {
    colony: kind({
      name: 'colony',
      rank: 2,
      must: mustBePossible,
      refuse: (s, seat, op) => (canBuild(s, seat, op.again) ? undefined : { code: 'no-colony' }),
      reveals: (s, { seat }, op) => sitesFor(s, seat, op.again).some((tile) => colonyOf(tile.id).showsCards),
      maxRatingGain: () => gainAt(COLONY, 1),
      start: (s, effect, op, tell) =>
        askOrTake(s, ['build-colony', effect], sitesFor(s, effect.seat, op.again), (site) =>
          buildColony(s, effect.seat, site, tell),
        ),
    }),
  },
  questions: {
    /** Of several places the one that gives what is still missing may be the only one that will do. */
    'build-colony': choose<FrameOf<'build-colony'>>({
      prompt: () => ({ code: 'build-colony' }),
      all: (s, frame) => sitesFor(s, frame.seat, opOf(frame).again).map((tile) => colonyOf(tile.id).answer),
      refuse: (s, frame, answer) => refuseForRest(s, frame, answer, false),
      why: (s, frame, answer) => whyNoColony(tileOf(s, answer.colony), frame.seat, opOf(frame).again),
      take: (s, frame, answer, tell) => buildColony(s, frame.seat, tileOf(s, answer.colony) as Colony, tell),
    }),
  },
} satisfies Verb<Shape<'colony'>>
