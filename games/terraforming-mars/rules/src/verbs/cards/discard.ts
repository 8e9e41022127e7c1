import { OPS, opOf } from '../../cards/ops.js'
import { discard as discardFrom, pickCards } from '../../effects/card-questions.js'
import { ask, type FrameOf, handOf, type MarsFrame, type MarsState } from '../../state/state.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** What has an order and may be declined is declined by giving up no card. */
const mayDecline = (s: MarsState): boolean => {
  const below = s.stack[s.stack.length - 2] as MarsFrame | undefined
  return below?.do === 'go-on' && OPS[below.op].optional
}

export const discard = {
  compile: (op, c) => [c.make('discard', { n: op.discard })],
  kinds: {
    discard: kind({
      name: 'discard',
      rank: 4,
      must: mustBePossible,
      refuse: (s, seat, op) =>
        s.places[handOf(seat)].length >= op.n ? undefined : { code: 'no-card-to-discard' },
      start(s, effect) {
        // Where a card had to be drawn first there may have been none.
        if (s.places[handOf(effect.seat)].length > 0) ask(s, 'discard-cards', effect)
      },
    }),
  },
  questions: {
    'discard-cards': pickCards<FrameOf<'discard-cards'>>({
      prompt: (s, frame) =>
        mayDecline(s) ? { code: 'discard-to-draw', card: frame.card } : { code: 'discard-card' },
      from: (s, frame) => s.places[handOf(frame.seat)],
      bounds: (s, frame) => [mayDecline(s) ? 0 : opOf(frame).n, opOf(frame).n],
      take(s, frame, cards, tell) {
        // The frame itself is popped: the rest of the effect lies on top and is dropped with it.
        if (cards.length === 0) s.stack.pop()
        discardFrom(s, frame.seat, handOf(frame.seat), cards, tell)
      },
    }),
  },
} satisfies Verb<Shape<'discard'>>
