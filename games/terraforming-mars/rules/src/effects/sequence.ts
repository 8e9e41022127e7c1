import { OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import { handOf, type MarsState, next, type PendingEffect, push } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { isDiscarding, isDrawing, isInOrder } from '../verbs/special-kinds.js'
import { queueEffects } from './effects.js'

/* What has an order of its own, and the list of a choice. */

const isOfCards = (op: CompiledOp): boolean => isDrawing(op) || isDiscarding(op)

const start = (s: MarsState, w: PendingEffect, tell: Tell | undefined): void => {
  const op = OPS[w.op]
  op.kind.start(s, w, op, tell)
}

/**
 * The next step of what has an order: one operation now, the rest when it is done; the last list all
 * together.
 */
export function continueSequence(s: MarsState, w: PendingEffect, tell: Tell | undefined): void {
  const { lists, optional } = OPS[w.op]
  const list = lists[w.at]
  if (w.at === lists.length - 1) {
    // Cards that are drawn for a discard, or discarded for a draw, belong together: another such pair comes
    // after both.
    if (list.length === 1 && isOfCards(OPS[list[0]])) start(s, next(list[0], w), tell)
    else queueEffects(s, list, w, tell)
    return
  }
  if (optional && isDiscarding(OPS[list[0]]) && s.places[handOf(w.seat)].length === 0) return
  s.lastArea = -1
  push(s, {
    do: 'go-on',
    op: w.op,
    at: w.at + 1,
    seat: w.seat,
    card: w.card,
    played: w.played,
    area: w.area,
  })
  start(s, next(list[0], w), tell)
}

/** The list that was chosen. What it costs is paid before anything else can use it up. */
export function chooseBranch(
  s: MarsState,
  w: PendingEffect,
  ids: readonly number[],
  tell: Tell | undefined,
): void {
  for (const id of ids)
    if (isInOrder(OPS[id])) start(s, next(id, w), tell)
    else queueEffects(s, [id], w, tell)
}
