import type { Answer, Seat } from '@perilune/engine'
import type { Needs } from '../cards/compiled.js'
import { OPS } from '../cards/ops.js'
import type { Ask } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { HEAT, MC, OCEAN } from '../names.js'
import { spendable } from '../payment/heat.js'
import type { MarsFrame, MarsState } from '../state/state.js'
import { canLose } from '../state/supply.js'
import { isTaxed, taxIsCovered } from '../turmoil/tax.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import {
  copiesProduction,
  isInOrder,
  isLoss,
  isReduction,
  isStockLoss,
  isTile,
  reducesAny,
} from '../verbs/special-kinds.js'
import { canFinish, isProbing } from './probe.js'
import { shortage } from './shortage.js'
import { isEffectFrame, stepOf } from './steps.js'
import { isSolo, toReduce } from './targets.js'

/*
 * Whether what must be done can be done. The question is answered without a search nearly always: yes, if
 * what a seat has covers every loss; no, if nothing that is going to happen could help. In between the
 * effects are tried out on a copy in which there is nothing to draw, because what an unseen card might give
 * never counts. Gains first, then decisions, then losses is the order in which everything is possible that is
 * possible in any order.
 */

export const REST_IMPOSSIBLE: MarsReason = { code: 'rest-impossible' }

/**
 * Why an answer can't be given though it is one of those that the effect allows: it would leave something
 * impossible that must still be done. `hurts` says that the answer itself takes something away; if it does
 * not, and what is left is covered, it is fine.
 */
export function refuseForRest(
  s: MarsState,
  frame: MarsFrame,
  answer: Answer,
  hurts: boolean,
): MarsReason | undefined {
  const { seat } = frame as { seat: Seat }
  if (isProbing() || (!hurts && restIsCovered(s, seat, 0))) return
  const possible = canFinish(s, (probe) => {
    probe.stack = probe.stack.slice(actionBegins(s), -1)
    const step = stepOf(frame) as Ask<MarsFrame>
    step.take(probe, seat, frame, answer, undefined)
  })
  return possible ? undefined : REST_IMPOSSIBLE
}

/** Where on the stack the action under way begins. */
export const actionBegins = (s: MarsState): number => s.stack.findLastIndex((f) => !isEffectFrame(f)) + 1

/** The operations of a seat's questions and effects that have begun. */
function begun(s: MarsState, seat: Seat): number[] {
  const list: number[] = []
  for (let i = actionBegins(s); i < s.stack.length; i++) {
    const frame = s.stack[i] as unknown as { op?: number; seat?: Seat }
    if (frame.op !== undefined && frame.seat === seat) list.push(frame.op)
  }
  return list
}

/** Whether everybody could pay the Reds for all that may still come. */
function taxesCovered(s: MarsState, by: Seat, brings: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (!taxIsCovered(s, seat, begun(s, seat), seat === by ? brings : 0)) return false
  return true
}

/**
 * Whether every loss that waits could be met now, with nothing gained before but the money that a seat's
 * answer brings.
 */
export function restIsCovered(s: MarsState, seat: Seat, brings: number): boolean {
  if (isTaxed(s) && !taxesCovered(s, seat, brings)) return false
  const below = s.stack[s.stack.length - 2] as MarsFrame | undefined
  if (below?.do === 'go-on' && OPS[below.op].lists.some((list) => list.some((id) => isLoss(OPS[id]))))
    return false
  if (s.pool.length === 0) return true
  for (let other = 0; other < s.seats; other++) if (!lossesCovered(s, other)) return false
  return true
}

function lossesCovered(s: MarsState, seat: Seat): boolean {
  const p = s.players[seat]
  let tiles = 0
  for (let r = 0; r < p.stock.length; r++) {
    let production = 0
    let stock = 0
    for (const w of s.pool) {
      const op = OPS[w.op]
      if (w.seat !== seat) continue
      if (isReduction(op)) production += op.bag?.[r] ?? 0
      else if (isStockLoss(op)) stock += op.bag?.[r] ?? 0
      else if (reducesAny(op) && op.resource === r && !hitsAnother(s, seat, op)) production += op.n
      else if (r === 0 && (isTile(op) || copiesProduction(op) || isInOrder(op))) tiles++
    }
    if (production > canLose(p, r) || stock > spendable(p, r)) return false
  }
  // Two that lay tiles could be in each other's way; a copy may bring losses of its own.
  return tiles === 0 || s.pool.length === tiles || !s.pool.some((w) => needsLook(OPS[w.op]))
}

const needsLook = (op: CompiledOp): boolean =>
  copiesProduction(op) || (isTile(op) && op.tile !== OCEAN) || isInOrder(op)

function hitsAnother(s: MarsState, seat: Seat, op: CompiledOp): boolean {
  if (isSolo(s)) return true
  for (const target of toReduce(s, op)) if (target !== seat) return true
  return false
}

/** Whether needs are met by what a seat has and surely gains; 'maybe' where only trying it out can tell. */
export type Verdict = 'yes' | 'maybe' | MarsReason

/** `gives` has a bit for all that could still be gained on the way. */
export function verdict(s: MarsState, seat: Seat, needs: Needs, gives: number): Verdict {
  const p = s.players[seat]
  let sure = true
  const extra = reducedOnSelf(s, seat, needs)
  const takes = needs.losses || extra !== null
  for (let r = 0; takes && r < p.stock.length; r++) {
    const down = needs.productionLoss[r] + (extra?.[r] ?? 0)
    if (down > 0 && down > canLose(p, r) + needs.productionGain[r]) {
      if ((gives & (1 << r)) === 0)
        return shortage('production', r, down, canLose(p, r) + needs.productionGain[r])
      sure = false
    }
    const out = needs.stockLoss[r]
    const has = spendable(p, r) + needs.stockGain[r]
    if (out > 0 && out > has) {
      const heat = r === MC && p.worth[HEAT] > 0 ? p.stock[HEAT] : 0
      if ((gives & (1 << (6 + r))) === 0 && out > has + heat) return shortage('stock', r, out, has + heat)
      sure = false
    }
  }
  for (const op of needs.others) {
    const no = op.kind.refuse(s, seat, op)
    if (no === 'maybe') sure = false
    else if (no) return no
  }
  return sure ? 'yes' : 'maybe'
}

/**
 * What red-bordered reductions would cost the seat itself, because nobody else has that production; null if
 * nothing.
 */
function reducedOnSelf(s: MarsState, seat: Seat, needs: Needs): number[] | null {
  let list: number[] | null = null
  for (const op of needs.others)
    if (reducesAny(op) && !hitsAnother(s, seat, op)) {
      list ??= needs.productionLoss.map(() => 0)
      list[op.resource] += op.n
    }
  return list
}
