import { opOf } from '../../cards/ops.js'
import { choose } from '../../effects/asking.js'
import { whyNoMarker } from '../../map/area-reasons.js'
import { claimable } from '../../map/place.js'
import { ask, type FrameOf, stuck } from '../../state/state.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { AREA_ANSWERS } from './area-answers.js'

export const claimArea = {
  compile: (op, c) => [c.make('claim', { beside: op.beside !== undefined })],
  kinds: {
    claim: kind({
      name: 'claim',
      rank: 2,
      must: mustBePossible,
      refuse: (s, seat, op) =>
        claimable(s, seat, op.beside).length > 0 ? undefined : { code: 'no-area', for: 'marker' },
      start(s, effect, op) {
        if (claimable(s, effect.seat, op.beside).length > 0) ask(s, 'claim-area', effect)
        else stuck(s)
      },
    }),
  },
  questions: {
    'claim-area': choose<FrameOf<'claim-area'>>({
      prompt: (s) => ({ code: 'claim-area', map: s.map }),
      all: (s, frame) => claimable(s, frame.seat, opOf(frame).beside).map((area) => AREA_ANSWERS[area]),
      why: (s, frame, answer) => whyNoMarker(s, frame.seat, answer.area, opOf(frame).beside),
      take(s, frame, answer, tell) {
        s.claims.push(answer.area as number, frame.seat)
        tell?.({ what: 'claims-area', seat: frame.seat, area: answer.area as number })
      },
    }),
  },
} satisfies Verb<Shape<'claimArea'>>
