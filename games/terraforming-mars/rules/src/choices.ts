import type { Card, Seat } from '@perilune/engine'
import { AREAS_ON_MARS } from './boards.js'
import { cardOf } from './cards/index.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import type { Tell } from './codes/events.js'
import { cubesOn } from './counters.js'
import { queueEffects } from './effects.js'
import { harm } from './harm.js'
import { spendable } from './heat.js'
import { MC, PLANTS } from './names.js'
import { MONEY, purse } from './payment.js'
import { besideOwnMarker, isLand } from './place.js'
import { type MarsState, NEUTRAL, type PendingEffect, source, wait } from './state.js'
import { canLose, produce, takeCubes } from './supply.js'
import { cubesToSpend, cubesToTake, holdersFor, isSolo, toRemoveFrom } from './targets.js'
import { countWilds } from './wild-tags.js'

/* What effects offer to choose from, and what a choice does. */

/** The lists of a choice that would do something: no cubes without a card for them, no removal without a victim. */
export function viableLists(s: MarsState, w: PendingEffect, op: CompiledOp): number[] {
  if (op.evenIfLost) return op.lists.map((_, i) => i)
  const list: number[] = []
  for (let i = 0; i < op.lists.length; i++) if (op.lists[i].every((id) => viable(s, w, OPS[id]))) list.push(i)
  return list
}

function viable(s: MarsState, w: PendingEffect, op: CompiledOp): boolean {
  const p = s.players[w.seat]
  switch (op.kind.name) {
    case 'add':
      return op.target === 'this' || op.target === 'played' || holdersFor(s, w.seat, op).length > 0
    case 'remove':
      // Alone only plants are missed: promotional cards ask for them.
      if (isSolo(s)) return s.promos !== null && op.resource === PLANTS
      return toRemoveFrom(s, w.seat, op, w.area).length > 0
    case 'steal':
      return isSolo(s) || toRemoveFrom(s, w.seat, op, w.area).length > 0
    case 'remove-cubes':
      return cubesToTake(s, w.seat, op.cube, 1, false).length > 0
    case 'spend':
      return op.target === 'this' ? cubesOn(p, w.card) >= op.n : cubesToSpend(s, w.seat, op).length > 0
    case 'lose':
      return (op.bag as readonly number[]).every((n, r) =>
        r === MC ? n <= purse(p, MONEY | op.using, null) : n <= spendable(p, r),
      )
    case 'reduce':
      return (op.bag as readonly number[]).every((n, r) => n <= canLose(p, r))
    case 'in-order':
      return op.lists.every((steps) => steps.every((id) => viable(s, w, OPS[id])))
    default:
      return true
  }
}

/** Areas on which a marker may be put: free, reserved for nobody and nothing, without a marker. */
export function claimable(s: MarsState, seat: Seat, besideOwn = false): number[] {
  const list: number[] = []
  for (let area = 0; area < AREAS_ON_MARS; area++)
    if (isLand(s, seat, area) && !isClaimed(s, area) && (!besideOwn || besideOwnMarker(s, seat, area)))
      list.push(area)
  return list
}

export function isClaimed(s: MarsState, area: number): boolean {
  for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i] === area) return true
  return false
}

/** Cubes off a card of a player's; alone, perhaps the neutral opponent's, which has no cards. */
export function takeOff(
  s: MarsState,
  by: { seat: Seat },
  from: Seat,
  card: Card,
  n: number,
  tell: Tell | undefined,
): void {
  if (from !== NEUTRAL) {
    takeCubes(s, from, card, n)
    tell?.({ what: 'removes-cubes', seat: by.seat, from, card, cubes: n })
  }
  harm(s, by.seat, from, tell)
}

/** One player's production goes down by a red-bordered effect; alone, perhaps the neutral opponent's. */
export function reduceOf(s: MarsState, w: PendingEffect, target: Seat, tell: Tell | undefined): void {
  const op = OPS[w.op]
  if (target !== NEUTRAL) produce(s, target, op.resource, -op.n, w.card, tell)
  harm(s, w.seat, target, tell)
}

/** The production box of a card once more: what is counted is counted anew, whoever is hit is chosen anew. */
export function copyBox(s: MarsState, w: PendingEffect, card: Card, tell: Tell | undefined): void {
  tell?.({ what: 'copies', seat: w.seat, card })
  const p = s.players[w.seat]
  const { mined } = p
  for (const id of cardOf(card).productionBox) countWilds(s, p, OPS[id].countsTags)
  for (const id of cardOf(card).productionBox)
    if (OPS[id].kind.name === 'metal') {
      const at = mined.indexOf(card)
      if (at >= 0) produce(s, w.seat, mined[at + 1] as number, 1, card, tell)
    } else queueEffects(s, [id], source(w.seat, card, w.played), tell)
  const { to } = OPS[w.op]
  if (to >= 0) s.pool.push(wait(to, w.seat, w.card, card, -1))
}
