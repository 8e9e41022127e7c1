import { opOf } from '../../cards/ops.js'
import { takeFromOne } from '../../effects/asking.js'
import { isSolo, toRemoveFrom } from '../../effects/targets.js'
import { PLANTS, TAGS } from '../../names.js'
import { ask, type FrameOf } from '../../state/state.js'
import { amounts, onlyResource } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { strikesStock, takeFrom, upTo, victims } from './victims.js'

export const removeAny = {
  compile(op, c) {
    const resource = onlyResource(op.removeAny)
    return [
      c.make('remove', {
        resource,
        n: amounts(op.removeAny)[resource],
        beside: op.beside !== undefined,
        ...(op.having && { tag: TAGS.indexOf(op.having) }),
      }),
    ]
  },
  kinds: {
    remove: kind({
      name: 'remove',
      rank: 6,
      viable: (s, { seat, area }, op) =>
        // Alone only plants are missed: promotional cards ask for them.
        isSolo(s) ? s.promos !== null && op.resource === PLANTS : toRemoveFrom(s, seat, op, area).length > 0,
      strikes: strikesStock,
      start(s, effect, op) {
        const { seat, area } = effect
        if (!isSolo(s)) {
          if (toRemoveFrom(s, seat, op, area).length > 0) ask(s, 'remove-resources', effect)
        } else if (s.promos !== null) {
          // The neutral opponent's loss changes nothing, unless a card asks for it or an insurer pays for it.
          if (s.players[seat].insures > 0) ask(s, 'remove-resources', effect)
          else if (op.resource === PLANTS) s.promos.plantsRemoved = true
        }
      },
    }),
  },
  questions: {
    'remove-resources': takeFromOne<FrameOf<'remove-resources'>>({
      prompt: (_, frame) => ({ code: 'remove-resources', ...upTo(frame) }),
      parts: victims,
      most: (frame) => opOf(frame).n,
      take: (s, frame, from, n, tell) => takeFrom(s, frame, Number(from), n, tell),
    }),
  },
} satisfies Verb<Shape<'removeAny'>>
