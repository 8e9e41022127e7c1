import { OPS } from '../../cards/ops.js'
import { cubesOn } from '../../state/counters.js'
import type { MarsState, PendingEffect } from '../../state/state.js'
import type { Kind } from '../compiled-op.js'
import { bringsCards, isInOrder, isSpending } from '../special-kinds.js'

/** Whether an operation within another one brings cards. */
function drawsCards(s: MarsState, effect: PendingEffect, id: number): boolean {
  const op = OPS[id]
  if (bringsCards(op)) return true
  if (!isInOrder(op)) return false
  const [first] = op.lists
  // A cost that can't be paid leads to no cards.
  const has = cubesOn(s.players[effect.seat], effect.card)
  if (first.some((cost) => isSpending(OPS[cost]) && has < OPS[cost].n)) return false
  return op.lists.some((list) => list.some((inner) => drawsCards(s, effect, inner)))
}

export const revealsWithin: Kind['reveals'] = (s, effect, { lists }) =>
  lists.some((list) => list.some((id) => drawsCards(s, effect, id)))
