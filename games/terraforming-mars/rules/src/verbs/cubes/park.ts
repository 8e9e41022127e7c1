import { type Card, move, type Seat } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import { opOf } from '../../cards/ops.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { TAGS } from '../../names.js'
import { type FrameOf, handOf, type MarsState, type PendingEffect, PLAYED } from '../../state/state.js'
import { askOrTake } from '../ask-or-take.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const PARKED_TAGS = (1 << TAGS.indexOf('space')) | (1 << TAGS.indexOf('building'))

const toPark = (s: MarsState, seat: Seat): Card[] =>
  s.places[handOf(seat)].filter((card) => (cardOf(card).tagBits & PARKED_TAGS) !== 0)

function layAside(s: MarsState, effect: PendingEffect, card: Card, tell: Tell | undefined): void {
  const { seat } = effect
  const cubes = opOf(effect).n
  move(s, handOf(seat), PLAYED, card)
  s.promos?.parked[seat].push(card)
  s.promos?.parkedCubes[seat].push(cubes)
  tell?.({ what: 'parks', seat, card, cubes })
}

export const park = {
  compile: (op, c) => [c.make('park', { n: op.park })],
  kinds: {
    park: kind({
      name: 'park',
      rank: 4,
      must: mustBePossible,
      refuse: (s, seat) => (toPark(s, seat).length > 0 ? undefined : { code: 'nothing-to-park' }),
      start: (s, effect, _, tell) =>
        askOrTake(s, ['park-card', effect], toPark(s, effect.seat), (card) =>
          layAside(s, effect, card, tell),
        ),
    }),
  },
  questions: {
    'park-card': choose<FrameOf<'park-card'>>({
      prompt: (_, frame) => ({ code: 'park-card', card: frame.card }),
      all: (s, frame) => toPark(s, frame.seat).map((card) => ({ card })),
      take: (s, frame, answer, tell) => layAside(s, frame, answer.card as Card, tell),
    }),
  },
} satisfies Verb<Shape<'park'>>
