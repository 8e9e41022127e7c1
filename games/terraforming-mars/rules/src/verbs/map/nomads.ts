import type { Seat } from '@perilune/engine'
import { opOf } from '../../cards/ops.js'
import { gainAt, POLE } from '../../cards/rating-gain.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { BOARDS, NEIGHBOURS } from '../../map/boards.js'
import { claimable } from '../../map/place.js'
import { placementBonus } from '../../map/tiles.js'
import { type FrameOf, type MarsState, NEUTRAL, type PendingEffect } from '../../state/state.js'
import { askOrTake } from '../ask-or-take.js'
import type { CompiledOp } from '../compiled-op.js'
import { ALL_STOCK } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/**
 * The nomads' marker is nobody's: nobody may lay a tile where they are. Where it stands among the claims, or
 * -1.
 */
function nomadsAt(s: MarsState): number {
  for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i + 1] === NEUTRAL) return i
  return -1
}

function areasOf(s: MarsState, seat: Seat, op: CompiledOp): number[] {
  const free = claimable(s, seat)
  if (op.n === 0) return free
  const at = nomadsAt(s)
  return at < 0 ? [] : free.filter((area) => NEIGHBOURS[s.claims[at]].includes(area))
}

function move(s: MarsState, effect: PendingEffect, area: number, tell: Tell | undefined): void {
  const at = nomadsAt(s)
  if (at >= 0) s.claims.splice(at, 2)
  s.claims.push(area, NEUTRAL)
  tell?.({ what: 'moves-nomads', seat: effect.seat, area })
  if (opOf(effect).n > 0) placementBonus(s, effect.seat, area, tell)
}

export const nomads = {
  /** `n` is 1 where they take what is printed on their area. */
  compile: (op, c) => [c.make('nomads', { n: op.nomads === 'move' ? 1 : 0, gives: ALL_STOCK })],
  kinds: {
    nomads: kind({
      name: 'nomads',
      rank: 2,
      must: mustBePossible,
      /** Where they can only go to the South Pole, its price must be paid. */
      refuse(s, seat, op) {
        const areas = areasOf(s, seat, op)
        if (areas.length === 0) return { code: 'no-area', for: 'nomads' }
        return op.n > 0 && areas.every((area) => area === BOARDS[s.map].southPole) ? 'maybe' : undefined
      },
      // They may take what is printed on the South Pole.
      maxRatingGain: () => gainAt(POLE, 1),
      start: (s, effect, op, tell) =>
        askOrTake(s, ['move-nomads', effect], areasOf(s, effect.seat, op), (area) =>
          move(s, effect, area, tell),
        ),
    }),
  },
  questions: {
    'move-nomads': choose<FrameOf<'move-nomads'>>({
      prompt: (s) => ({ code: 'move-nomads', map: s.map }),
      all: (s, frame) => areasOf(s, frame.seat, opOf(frame)).map((area) => ({ area })),
      refuse: (s, frame, answer) =>
        refuseForRest(s, frame, answer, opOf(frame).n > 0 && answer.area === BOARDS[s.map].southPole),
      take: (s, frame, answer, tell) => move(s, frame, answer.area as number, tell),
    }),
  },
} satisfies Verb<Shape<'nomads'>>
