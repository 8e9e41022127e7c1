import { type Card, deal, type Seat } from '@perilune/engine'
import { refuseCard } from '../../actions/playable.js'
import { cardOf } from '../../cards/index.js'
import { anyGain } from '../../cards/rating-gain.js'
import type { MarsReason } from '../../codes/reasons.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { answerFor, playPrelude, preludeOption } from '../../phases/preludes.js'
import { ask, type FrameOf, lookedAtBy, type MarsState, PRELUDES } from '../../state/state.js'
import { ANYTHING } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { leaveRest } from './leave-rest.js'

/** One that can be carried out, if there is any. */
function refuseDrawn(s: MarsState, seat: Seat, card: Card): MarsReason | undefined {
  const reason = refuseCard(s, seat, cardOf(card))
  if (!reason) return
  const others = s.places[lookedAtBy(seat)]
  return others.some((other) => !refuseCard(s, seat, cardOf(other))) ? reason : undefined
}

export const drawPreludes = {
  compile: (op, c) => [c.make('preludes', { n: op.drawPreludes, gives: ANYTHING })],
  kinds: {
    preludes: kind({
      name: 'preludes',
      rank: 1,
      reveals: () => true,
      maxRatingGain: anyGain,
      start(s, effect, op) {
        if (deal(s, PRELUDES, lookedAtBy(effect.seat), op.n) > 0) ask(s, 'play-drawn-prelude', effect)
      },
    }),
  },
  questions: {
    'play-drawn-prelude': choose<FrameOf<'play-drawn-prelude'>>({
      prompt: () => ({ code: 'play-drawn-prelude' }),
      all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
      withFacts: (s, frame, { card }) => preludeOption(s, frame.seat, card),
      refuse: (s, frame, answer) =>
        refuseDrawn(s, frame.seat, answer.card as Card) ?? refuseForRest(s, frame, answer, s.pool.length > 0),
      take(s, frame, answer, tell) {
        leaveRest(s, frame.seat, answer.card as Card)
        playPrelude(s, frame.seat, answer.card as Card, lookedAtBy(frame.seat), tell)
      },
    }),
  },
} satisfies Verb<Shape<'drawPreludes'>>
