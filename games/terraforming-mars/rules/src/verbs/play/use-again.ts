import type { Card, Seat } from '@perilune/engine'
import { refuseAction } from '../../actions/playable.js'
import { cardOf } from '../../cards/index.js'
import { OPS } from '../../cards/ops.js'
import { anyGain } from '../../cards/rating-gain.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { type FrameOf, type MarsState, wait } from '../../state/state.js'
import { countWilds } from '../../state/wild-tags.js'
import { askOrTake } from '../ask-or-take.js'
import { ANYTHING } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { usesAnActionAgain } from '../special-kinds.js'
import type { Verb } from '../verb.js'

interface Way {
  readonly card: Card
  readonly way: number
}

/** Actions that were used in this generation and could be used now if they had not been. */
function toUseAgain(s: MarsState, seat: Seat): Way[] {
  const p = s.players[seat]
  return p.used.flatMap((id) => {
    const card = cardOf(id)
    if (!p.cards.includes(id)) return []
    return card.actions.flatMap((action, way) =>
      // An action that does the same could only lead back to itself.
      action.gain.some((op) => usesAnActionAgain(OPS[op])) || refuseAction(s, seat, card, action)
        ? []
        : [{ card: id, way }],
    )
  })
}

function take(s: MarsState, seat: Seat, { card, way }: Way, tell: Tell | undefined): void {
  tell?.({ what: 'uses', seat, card, way })
  const { op } = cardOf(card).actions[way]
  countWilds(s, s.players[seat], OPS[op].countsTags)
  s.pool.push(wait(op, seat, card))
}

export const useAgain = {
  compile: (_, c) => [c.make('again', { gives: ANYTHING })],
  kinds: {
    again: kind({
      name: 'again',
      rank: 4,
      must: mustBePossible,
      maxRatingGain: anyGain,
      refuse: (s, seat) => (toUseAgain(s, seat).length > 0 ? undefined : { code: 'nothing-used' }),
      start: (s, effect, _, tell) =>
        askOrTake(s, ['use-again', effect], toUseAgain(s, effect.seat), (which) =>
          take(s, effect.seat, which, tell),
        ),
    }),
  },
  questions: {
    'use-again': choose<FrameOf<'use-again'>>({
      prompt: (_, frame) => ({ code: 'use-again', card: frame.card }),
      all: (s, frame) => toUseAgain(s, frame.seat).map(({ card, way }) => ({ card, way })),
      take: (s, frame, answer, tell) => take(s, frame.seat, answer as unknown as Way, tell),
    }),
  },
} satisfies Verb<Shape<'useAgain'>>
