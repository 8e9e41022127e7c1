import type { Seat } from '@perilune/engine'
import { OPS } from './cards/ops.js'
import type { Tell } from './codes/events.js'
import { MC } from './names.js'
import { type MarsState, NEUTRAL } from './state.js'

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
    if (w.seat === seat && op.kind.name === 'lose') mc += op.bag?.[MC] ?? 0
  }
  return mc
}
