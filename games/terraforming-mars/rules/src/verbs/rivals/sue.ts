import type { Seat } from '@perilune/engine'
import { opOf } from '../../cards/ops.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { harm } from '../../effects/harm.js'
import { MC } from '../../names.js'
import type { FrameOf, MarsState, PendingEffect } from '../../state/state.js'
import { gainOne, lose } from '../../state/supply.js'
import { askOrTake } from '../ask-or-take.js'
import { stockOf } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** Whoever took something from the seat in this generation. */
function toSue(s: MarsState, seat: Seat): Seat[] {
  const list: Seat[] = []
  for (let other = 0; other < s.seats; other++)
    if (((s.promos?.harmed[seat] ?? 0) & (1 << other)) !== 0) list.push(other)
  return list
}

function take(s: MarsState, effect: PendingEffect, target: Seat, tell: Tell | undefined): void {
  const { seat, card } = effect
  const from = s.players[target]
  const mc = Math.min(opOf(effect).n, from.stock[MC])
  lose(s, target, MC, mc, card, tell)
  gainOne(s, seat, MC, mc, card, tell)
  const mine = s.players[seat]
  const at = mine.events.indexOf(card)
  if (at >= 0) {
    mine.events.splice(at, 1)
    from.events.push(card)
    from.eventsAt.push(mine.eventsAt.splice(at, 1)[0])
  }
  if (mc > 0) harm(s, seat, target, tell)
}

export const sue = {
  compile: (op, c) => [c.make('sue', { n: op.sue, gives: stockOf('mc') })],
  kinds: {
    sue: kind({
      name: 'sue',
      rank: 6,
      must: mustBePossible,
      refuse: (s, seat) => (toSue(s, seat).length > 0 ? undefined : { code: 'nobody-to-sue' }),
      start: (s, effect, _, tell) =>
        askOrTake(s, ['sue-player', effect], toSue(s, effect.seat), (target) =>
          take(s, effect, target, tell),
        ),
    }),
  },
  questions: {
    'sue-player': choose<FrameOf<'sue-player'>>({
      prompt: (_, frame) => ({ code: 'sue-player', card: frame.card }),
      all: (s, frame) => toSue(s, frame.seat).map((target) => ({ target })),
      take: (s, frame, answer, tell) => take(s, frame, answer.target as Seat, tell),
    }),
  },
} satisfies Verb<Shape<'sue'>>
