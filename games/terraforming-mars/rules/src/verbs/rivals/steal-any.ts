import { opOf, STOCK } from '../../cards/ops.js'
import { takeFromOne } from '../../effects/asking.js'
import { isSolo, toRemoveFrom } from '../../effects/targets.js'
import { ask, type FrameOf } from '../../state/state.js'
import { gainOne } from '../../state/supply.js'
import { amounts, onlyResource } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { strikesStock, takeFrom, upTo, victims } from './victims.js'

export const stealAny = {
  compile(op, c) {
    const resource = onlyResource(op.stealAny)
    return [c.make('steal', { resource, n: amounts(op.stealAny)[resource], gives: 1 << (STOCK + resource) })]
  },
  kinds: {
    steal: kind({
      name: 'steal',
      rank: 6,
      viable: (s, { seat, area }, op) => isSolo(s) || toRemoveFrom(s, seat, op, area).length > 0,
      strikes: strikesStock,
      start(s, effect, op, tell) {
        const { seat, card } = effect
        if (isSolo(s) && s.players[seat].insures === 0) gainOne(s, seat, op.resource, op.n, card, tell)
        else if (isSolo(s) || toRemoveFrom(s, seat, op, -1).length > 0) ask(s, 'steal-resources', effect)
      },
    }),
  },
  questions: {
    'steal-resources': takeFromOne<FrameOf<'steal-resources'>>({
      prompt: (_, frame) => ({ code: 'steal-resources', ...upTo(frame) }),
      parts: victims,
      most: (frame) => opOf(frame).n,
      take(s, frame, from, n, tell) {
        gainOne(s, frame.seat, opOf(frame).resource, n, frame.card, tell)
        takeFrom(s, frame, Number(from), n, tell)
      },
    }),
  },
} satisfies Verb<Shape<'stealAny'>>
