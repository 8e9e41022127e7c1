import type { Seat } from '@perilune/engine'
import { opOf } from '../../cards/ops.js'
import type { Tell } from '../../codes/events.js'
import { harm } from '../../effects/harm.js'
import { isSolo, toRemoveFrom } from '../../effects/targets.js'
import { PLANTS, RESOURCES, type Resource } from '../../names.js'
import { type MarsState, NEUTRAL, type PendingEffect } from '../../state/state.js'
import { lose } from '../../state/supply.js'
import type { Kind } from '../compiled-op.js'

/* Resources taken from the stock of one other player. */

/** What there is to take, by seat. */
export function victims(s: MarsState, effect: PendingEffect): { id: string; max: number }[] {
  const op = opOf(effect)
  // Alone it is asked only where an insurer would have to pay for the neutral opponent's loss.
  if (isSolo(s)) return [{ id: String(NEUTRAL), max: op.n }]
  return toRemoveFrom(s, effect.seat, op, effect.area).map((seat) => ({
    id: String(seat),
    max: Math.min(op.n, s.players[seat].stock[op.resource]),
  }))
}

export function takeFrom(
  s: MarsState,
  effect: PendingEffect,
  from: Seat,
  n: number,
  tell: Tell | undefined,
): void {
  const { resource } = opOf(effect)
  if (from !== NEUTRAL) lose(s, from, resource, n, effect.card, tell)
  if (s.promos && resource === PLANTS) s.promos.plantsRemoved = true
  harm(s, effect.seat, from, tell)
}

/** How much of what may be taken. */
export const upTo = (effect: PendingEffect): { resource: Resource; most: number } => ({
  resource: RESOURCES[opOf(effect).resource],
  most: opOf(effect).n,
})

export const strikesStock: Kind['strikes'] = (s, { seat, area }, op, isVictim) =>
  isSolo(s) || toRemoveFrom(s, seat, op, area).some(isVictim)
