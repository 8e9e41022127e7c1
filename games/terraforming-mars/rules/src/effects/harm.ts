import type { Card, Seat } from '@perilune/engine'
import { OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import { MC } from '../names.js'
import { type MarsState, NEUTRAL } from '../state/state.js'
import { takeCubes } from '../state/supply.js'
import { isStockLoss } from '../verbs/special-kinds.js'

/*
 * One player takes resources or production from another. Promotional cards ask who did so in this generation,
 * and an insurer pays the victim.
 */

export function harm(s: MarsState, by: Seat, to: Seat, tell: Tell | undefined): void {
  if (s.promos === null || by === to) return
  if (to !== NEUTRAL) s.promos.harmed[to] |= 1 << by
  for (let insurer = 0; insurer < s.seats; insurer++)
    if (s.players[insurer].insures > 0 && insurer !== to) compensate(s, insurer, to, tell)
}

/** All that the insurer has, if it is less. What has to be lost in the same action is lost first. */
function compensate(s: MarsState, insurer: Seat, to: Seat, tell: Tell | undefined): void {
  const { stock, insures } = s.players[insurer]
  const mc = Math.max(0, Math.min(insures, stock[MC] - stillToLose(s, insurer)))
  if (mc === 0) return
  stock[MC] -= mc
  if (to !== NEUTRAL) s.players[to].stock[MC] += mc
  tell?.({ what: 'compensates', seat: insurer, victim: to, mc })
}

/** MC that wait to be lost or paid in this action. */
export function stillToLose(s: MarsState, seat: Seat): number {
  let mc = 0
  for (const w of s.pool) {
    const op = OPS[w.op]
    if (w.seat === seat && isStockLoss(op)) mc += op.bag?.[MC] ?? 0
  }
  return mc
}

/** So many cubes off a card of a player's; alone, perhaps the neutral opponent's, which has no cards. */
export function takeOff(
  s: MarsState,
  by: Seat,
  from: { readonly seat: Seat; readonly card: Card; readonly n: number },
  tell: Tell | undefined,
): void {
  if (from.seat !== NEUTRAL) {
    takeCubes(s, from.seat, from.card, from.n)
    tell?.({ what: 'removes-cubes', seat: by, from: from.seat, card: from.card, cubes: from.n })
  }
  harm(s, by, from.seat, tell)
}
