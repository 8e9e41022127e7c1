import type { Card, Seat } from '@perilune/engine'
import { playFromHand } from '../../actions/play-card.js'
import { refuseCard } from '../../actions/playable.js'
import { cardOf } from '../../cards/index.js'
import { anyGain } from '../../cards/rating-gain.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { priceOf } from '../../payment/prices.js'
import { answerFor, showHand } from '../../phases/preludes.js'
import { ask, cloneMars, type FrameOf, handOf, type MarsState, stuck } from '../../state/state.js'
import type { CompiledOp } from '../compiled-op.js'
import { ANYTHING } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** More than any requirement could be missed by. */
const ANY_SLACK = 99

/** What it costs less, and what it need not meet, is as for any next card. */
function ease(s: MarsState, seat: Seat, op: CompiledOp): void {
  const p = s.players[seat]
  p.nextDiscount += op.discount
  p.nextSlack += op.slack
}

const playable = (s: MarsState, seat: Seat): Card[] =>
  s.places[handOf(seat)].filter((card) => !refuseCard(s, seat, cardOf(card)))

/** Only in a sampled game: nobody else can know that the hand holds a card that can be played. */
const NO_CARD = Object.freeze({ none: true } as const)

export const playCard = {
  compile({ playCard: { discount = 0, ignoring } }, c) {
    return [c.make('play-card', { discount, slack: ignoring ? ANY_SLACK : 0, gives: ANYTHING })]
  },
  kinds: {
    'play-card': kind({
      name: 'play-card',
      rank: 4,
      must: mustBePossible,
      maxRatingGain: anyGain,
      /**
       * Before the prelude itself is played: yes, if a card can be played now; else only trying it out can
       * tell.
       */
      refuse(s, seat, op) {
        if (s.places[handOf(seat)].length === 0) return { code: 'no-card-to-play' }
        const eased = cloneMars(s)
        ease(eased, seat, op)
        return playable(eased, seat).length > 0 ? undefined : 'maybe'
      },
      start(s, effect, op) {
        ease(s, effect.seat, op)
        if (playable(s, effect.seat).length > 0) ask(s, 'play-from-hand', effect)
        else stuck(s)
      },
    }),
  },
  questions: {
    'play-from-hand': choose<FrameOf<'play-from-hand'>>({
      prompt: (_, frame) => ({ code: 'play-from-hand', card: frame.card }),
      all: (s, frame) =>
        playable(s, frame.seat).length > 0 ? s.places[handOf(frame.seat)].map(answerFor) : [NO_CARD],
      withFacts: (s, frame, answer) =>
        'card' in answer
          ? { answer, facts: { price: priceOf(s.players[frame.seat], cardOf(answer.card)) } }
          : { answer },
      refuse: (s, frame, answer) =>
        answer.none
          ? undefined
          : (refuseCard(s, frame.seat, cardOf(answer.card as Card)) ??
            refuseForRest(s, frame, answer, s.pool.length > 0)),
      take(s, frame, answer, tell) {
        if (answer.none) showHand(s, frame.seat, tell)
        else playFromHand(s, frame.seat, answer.card as Card, frame.card, tell)
      },
    }),
  },
} satisfies Verb<Shape<'playCard'>>
