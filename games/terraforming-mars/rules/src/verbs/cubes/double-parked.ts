import type { Card, Seat } from '@perilune/engine'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { addCubes } from '../../effects/effects.js'
import { parkedCubes } from '../../state/promos.js'
import type { FrameOf, MarsState } from '../../state/state.js'
import { askOrTake } from '../ask-or-take.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const parkedBy = (s: MarsState, seat: Seat): readonly Card[] => s.promos?.parked[seat] ?? []

const double = (s: MarsState, seat: Seat, card: Card, tell: Tell | undefined): void =>
  addCubes(s, seat, card, parkedCubes(s.promos, seat, card), tell)

export const doubleParked = {
  compile: (_, c) => [c.make('double', {})],
  kinds: {
    double: kind({
      name: 'double',
      rank: 4,
      must: mustBePossible,
      refuse: (s, seat) => (parkedBy(s, seat).length > 0 ? undefined : { code: 'nothing-parked' }),
      start: (s, effect, _, tell) =>
        askOrTake(s, ['double-cubes', effect], parkedBy(s, effect.seat), (card) =>
          double(s, effect.seat, card, tell),
        ),
    }),
  },
  questions: {
    'double-cubes': choose<FrameOf<'double-cubes'>>({
      prompt: () => ({ code: 'double-cubes' }),
      all: (s, frame) => parkedBy(s, frame.seat).map((card) => ({ card })),
      withFacts: (s, frame, answer) => ({
        answer,
        facts: { cubes: parkedCubes(s.promos, frame.seat, answer.card) },
      }),
      take: (s, frame, answer, tell) => double(s, frame.seat, answer.card as Card, tell),
    }),
  },
} satisfies Verb<Shape<'doubleParked'>>
