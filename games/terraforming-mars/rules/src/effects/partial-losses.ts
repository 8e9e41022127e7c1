import type { Seat } from '@perilune/engine'
import { TRIGGERS } from '../cards/compiled.js'
import { MC_IN_STOCK, OPS } from '../cards/ops.js'
import { MC } from '../names.js'
import type { MarsState, PendingEffect, Player } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { infects, isGain } from '../verbs/special-kinds.js'
import { stillToLose } from './harm.js'

/*
 * Losses of MC that take what there is and no more: Pharmacy Union's disease, and what Mons Insurance pays.
 * Whoever has too little for them loses less if money comes in later, so the active player puts the two in
 * order.
 */

const waitsToInfect = (p: Player): boolean =>
  p.listens.some((id) => TRIGGERS[id].ops.length > 0 && infects(OPS[TRIGGERS[id].ops[0]]))

/** Whether money that comes to a seat waits in the pool, because a loss may be wanted before it. */
export const waitsInPool = (s: MarsState, seat: Seat, op: CompiledOp): boolean => {
  if (s.promos === null || !isGain(op)) return false
  const p = s.players[seat]
  return bringsMoney(p, op) && (p.insures > 0 || waitsToInfect(p))
}

const bringsMoney = (p: Player, op: CompiledOp): boolean =>
  (op.gives & (MC_IN_STOCK | (p.gainsProduced ? 1 << MC : 0))) !== 0

/** Whether an effect could take something from a player whom this seat would have to compensate. */
const couldStrike = (s: MarsState, w: PendingEffect, op: CompiledOp, insurer: Seat): boolean =>
  op.kind.strikes(s, w, op, (target) => target !== w.seat && target !== insurer)

/** MC that effects other than this one may still take from a seat, as far as it has them. */
function mayTake(s: MarsState, seat: Seat, but: PendingEffect): number {
  const { insures } = s.players[seat]
  let mc = 0
  for (const w of s.pool) {
    if (w === but) continue
    const op = OPS[w.op]
    if (infects(op) && w.seat === seat) mc += op.n
    else if (insures > 0 && couldStrike(s, w, op, seat)) mc += insures
  }
  return mc
}

/**
 * Whether an effect brings its seat money of which another could take some, so that the seat may want it
 * later.
 */
export function wantsMoneyLater(s: MarsState, w: PendingEffect): boolean {
  const p = s.players[w.seat]
  if (!bringsMoney(p, OPS[w.op])) return false
  const mc = mayTake(s, w.seat, w)
  return mc > 0 && p.stock[MC] - stillToLose(s, w.seat) < mc
}
