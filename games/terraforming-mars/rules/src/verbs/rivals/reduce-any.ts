import type { Seat } from '@perilune/engine'
import { opOf } from '../../cards/ops.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { harm } from '../../effects/harm.js'
import { refuseForRest } from '../../effects/possible.js'
import { insuresAlone, isSolo, toReduce } from '../../effects/targets.js'
import { RESOURCES } from '../../names.js'
import { ask, type FrameOf, type MarsState, NEUTRAL, type PendingEffect, stuck } from '../../state/state.js'
import { produce } from '../../state/supply.js'
import { amounts, onlyResource } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** One player's production goes down; alone, perhaps the neutral opponent's. */
function reduce(s: MarsState, effect: PendingEffect, target: Seat, tell: Tell | undefined): void {
  const op = opOf(effect)
  if (target !== NEUTRAL) produce(s, target, op.resource, -op.n, effect.card, tell)
  harm(s, effect.seat, target, tell)
}

export const reduceAny = {
  compile(op, c) {
    const resource = onlyResource(op.reduceAny)
    return [c.make('reduce-any', { resource, n: amounts(op.reduceAny)[resource] })]
  },
  kinds: {
    'reduce-any': kind({
      name: 'reduce-any',
      rank: 5,
      inBox: true,
      // What it needs is added up with all other losses, see effects/possible.ts.
      must: mustBePossible,
      can: (s, _, op) => isSolo(s) || toReduce(s, op).length > 0,
      strikes: (s, _, op, isVictim) => isSolo(s) || toReduce(s, op).some(isVictim),
      start(s, effect, op, tell) {
        const solo = isSolo(s)
        const seats = toReduce(s, op)
        if (solo && !(insuresAlone(s) && seats.length > 0)) harm(s, effect.seat, NEUTRAL, tell)
        else if (solo || seats.length > 1) ask(s, 'reduce-production', effect)
        else if (seats.length === 1) reduce(s, effect, seats[0], tell)
        else stuck(s)
      },
    }),
  },
  questions: {
    'reduce-production': choose<FrameOf<'reduce-production'>>({
      prompt: (_, frame) => ({
        code: 'reduce-production',
        resource: RESOURCES[opOf(frame).resource],
        steps: opOf(frame).n,
        seat: frame.seat,
      }),
      all: (s, frame) =>
        [...toReduce(s, opOf(frame)), ...(isSolo(s) ? [NEUTRAL] : [])].map((target) => ({ target })),
      refuse: (s, frame, answer) => refuseForRest(s, frame, answer, answer.target === frame.seat),
      take: (s, frame, answer, tell) => reduce(s, frame, answer.target as Seat, tell),
    }),
  },
} satisfies Verb<Shape<'reduceAny'>>
