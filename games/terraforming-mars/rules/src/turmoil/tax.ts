import type { Seat } from '@perilune/engine'
import { TAX, taxOp, taxSteps } from '../cards/built-in.js'
import { TRIGGERS } from '../cards/compile.js'
import { OPS } from '../cards/ops.js'
import { wait } from '../effects.js'
import { HEAT, MC } from '../names.js'
import type { MarsState, Player } from '../state.js'
import { REDS } from './parties.js'

/*
 * The Reds' tax: while they rule, every step of rating is paid for within the action that brings it, with money that the action may
 * have brought itself. So it waits in the pool like any other loss, and what could not be paid for in any order can't be done.
 */

/** Whether what raises a rating is taxed now. */
export const isTaxed = (s: MarsState): boolean => s.turmoil !== null && s.turmoil.policy === REDS

const REDS_CARD = 'party:reds'

/** Steps of rating are to be paid for; what is due already grows. */
export function tax(s: MarsState, seat: Seat, steps: number): void {
  const due = s.pool.findIndex((w) => w.card === REDS_CARD && w.seat === seat)
  if (due < 0) s.pool.push(wait(taxOp(steps), seat, REDS_CARD, '', -1))
  else s.pool[due] = wait(taxOp(steps + taxSteps(s.pool[due].op)), seat, REDS_CARD, '', -1)
}

/** Money in hand, with what counts as money. */
export const money = (p: Player): number => p.stock[MC] + p.stock[HEAT] * p.worth[HEAT]

/** Whether effects that wait for something could bring a player rating. */
const couldTrigger = (p: Player, triggers: readonly number[]): boolean => {
  for (const id of p.listens) if (TRIGGERS[id].ratings > 0) return true
  for (const id of triggers) if (TRIGGERS[id].ratings > 0) return true
  return false
}

const ratingsOf = (ops: readonly number[]): number => ops.reduce((n, id) => n + OPS[id].ratings, 0)

/** Whether only trying them out can tell if the tax on these effects can be paid by a player who has so much left. */
export function mustTryTax(
  p: Player,
  left: number,
  ops: readonly number[],
  triggers: readonly number[],
): boolean {
  return couldTrigger(p, triggers) || left < TAX * ratingsOf(ops)
}

/** Whether a seat could pay now for all that waits, and for all the rating that it and what has begun could bring. */
export function taxIsCovered(s: MarsState, seat: Seat, begun: readonly number[]): boolean {
  const p = s.players[seat]
  let due = TAX * ratingsOf(begun)
  for (const w of s.pool) {
    const op = OPS[w.op]
    if (w.seat === seat) due += TAX * op.ratings + (op.kind === 'lose' ? (op.bag?.[MC] ?? 0) : 0)
  }
  return due <= p.stock[MC] && !couldTrigger(p, [])
}
