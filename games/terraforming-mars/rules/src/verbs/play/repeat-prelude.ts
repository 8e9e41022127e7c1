import type { Card, Seat } from '@perilune/engine'
import { canResolve } from '../../actions/playable.js'
import { cardOf } from '../../cards/index.js'
import { OPS } from '../../cards/ops.js'
import { anyGain } from '../../cards/rating-gain.js'
import { choose } from '../../effects/asking.js'
import { queueEffects } from '../../effects/effects.js'
import { refuseForRest, verdict } from '../../effects/possible.js'
import { answerFor } from '../../phases/preludes.js'
import { ask, type FrameOf, type MarsState, source, stuck } from '../../state/state.js'
import { ANYTHING } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { repeatsAPrelude } from '../special-kinds.js'
import type { Verb } from '../verb.js'

/** What it does when played, not its tags and effects. */
const repeatable = (s: MarsState, seat: Seat): Card[] =>
  s.players[seat].cards.filter((id) => {
    const card = cardOf(id)
    if (card.kind !== 'prelude' || card.play.some((op) => repeatsAPrelude(OPS[op]))) return false
    const found = verdict(s, seat, card.needs, card.gives)
    return found === 'yes' || (found === 'maybe' && canResolve(s, seat, card.play, { card: id }))
  })

export const repeatPrelude = {
  compile: (_, c) => [c.make('repeat', { gives: ANYTHING })],
  kinds: {
    repeat: kind({
      name: 'repeat',
      rank: 4,
      must: mustBePossible,
      maxRatingGain: anyGain,
      refuse: (s, seat) => (repeatable(s, seat).length > 0 ? undefined : { code: 'no-prelude-to-repeat' }),
      start(s, effect) {
        if (repeatable(s, effect.seat).length > 0) ask(s, 'repeat-prelude', effect)
        else stuck(s)
      },
    }),
  },
  questions: {
    'repeat-prelude': choose<FrameOf<'repeat-prelude'>>({
      prompt: () => ({ code: 'repeat-prelude' }),
      all: (s, frame) => repeatable(s, frame.seat).map(answerFor),
      refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
      take(s, frame, answer, tell) {
        tell?.({ what: 'repeats', seat: frame.seat, card: answer.card as Card })
        // Its own tags are not played again: what it does now stands on the card that repeats it.
        queueEffects(s, cardOf(answer.card as Card).play, source(frame.seat, frame.card), tell)
      },
    }),
  },
} satisfies Verb<Shape<'repeatPrelude'>>
