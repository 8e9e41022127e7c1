import { reveal } from '@perilune/engine'
import { pickCards } from '../../effects/card-questions.js'
import { MC } from '../../names.js'
import { ask, type FrameOf, handOf } from '../../state/state.js'
import { gainOne } from '../../state/supply.js'
import { stockOf } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const showCards = {
  compile: (_, c) => [c.make('show', { gives: stockOf('mc') })],
  kinds: {
    show: kind({
      name: 'show',
      rank: 4,
      start(s, effect) {
        if (s.places[handOf(effect.seat)].length > 0) ask(s, 'show-cards', effect)
      },
    }),
  },
  questions: {
    'show-cards': pickCards<FrameOf<'show-cards'>>({
      prompt: () => ({ code: 'show-cards' }),
      from: (s, frame) => s.places[handOf(frame.seat)],
      bounds: (s, frame) => [0, s.places[handOf(frame.seat)].length],
      take(s, frame, cards, tell) {
        for (const card of cards) reveal(s, handOf(frame.seat), card)
        if (cards.length > 0) tell?.({ what: 'shows', seat: frame.seat, cards: cards.slice().sort() })
        gainOne(s, frame.seat, MC, cards.length, frame.card, tell)
      },
    }),
  },
} satisfies Verb<Shape<'showCards'>>
