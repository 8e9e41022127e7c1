import { type Card, move, type Seat } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import { OPS, opOf } from '../../cards/ops.js'
import { pickCards } from '../../effects/card-questions.js'
import { ask, type FrameOf, handOf, type MarsState, PLAYED } from '../../state/state.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { laysSpecialTile } from '../special-kinds.js'
import type { Verb } from '../verb.js'

const toTakeBack = (s: MarsState, seat: Seat): Card[] =>
  s.players[seat].events.filter((id) => {
    const card = cardOf(id)
    return card.kind === 'event' && !card.play.some((op) => laysSpecialTile(OPS[op]))
  })

export const takeBackEvents = {
  compile: (op, c) => [c.make('take-back', { n: op.takeBackEvents })],
  kinds: {
    'take-back': kind({
      name: 'take-back',
      rank: 4,
      must: mustBePossible,
      refuse: (s, seat) => (toTakeBack(s, seat).length > 0 ? undefined : { code: 'no-event' }),
      start: (s, effect) => ask(s, 'take-back-events', effect),
    }),
  },
  questions: {
    'take-back-events': pickCards<FrameOf<'take-back-events'>>({
      prompt: (_, frame) => ({ code: 'take-back-events', most: opOf(frame).n }),
      from: (s, frame) => toTakeBack(s, frame.seat),
      bounds: (s, frame) => [0, Math.min(opOf(frame).n, toTakeBack(s, frame.seat).length)],
      take(s, { seat }, cards, tell) {
        const p = s.players[seat]
        for (const card of cards) {
          const at = p.events.indexOf(card)
          p.events.splice(at, 1)
          p.eventsAt.splice(at, 1)
          move(s, PLAYED, handOf(seat), card)
        }
        tell?.({ what: 'takes-back', seat, cards: cards.slice() })
      },
    }),
  },
} satisfies Verb<Shape<'takeBackEvents'>>
