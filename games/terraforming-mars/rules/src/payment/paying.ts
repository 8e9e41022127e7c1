import type { Answer, Seat } from '@perilune/engine'
import { projectOf } from '../cards/built-in.js'
import { cardOf } from '../cards/index.js'
import { OPS } from '../cards/ops.js'
import type { Ask } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { actionBegins, refuseForRest, verdict } from '../effects/possible.js'
import { hasFreeArea } from '../map/place.js'
import { HEAT, OCEAN } from '../names.js'
import type { MarsFrame, MarsState, Player } from '../state/state.js'
import { affordsTax, affordsTaxOfCard, isTaxed, money, moneyLost } from '../turmoil/tax.js'
import { isTile } from '../verbs/special-kinds.js'
import { pay as payAnyWay } from './payment.js'

/*
 * A payment must leave what will be asked for, by the Reds or by what alone makes a card possible: metals may
 * have to pay where MC could.
 */

type Pay = Extract<MarsFrame, { do: 'pay' }>

/** The effects that a payment is made for, where they are all that the action under way still does. */
function opsPaidFor(s: MarsState, { why, of }: Pay): readonly number[] | null {
  // The payment itself, and what it is for.
  if (s.pool.length > 0 || s.stack.length - actionBegins(s) > 2) return null
  return why === 'card' ? cardOf(of).play : why === 'project' ? (projectOf(of)?.ops ?? null) : null
}

/** Whether the Reds get their due when so much of the money is spent. */
function taxIsLeft(s: MarsState, frame: Pay, spent: number): boolean {
  const ops = opsPaidFor(s, frame)
  if (ops === null) return false
  const left = money(s.players[frame.seat]) - spent
  if (frame.why !== 'card') return affordsTax(s, left, ops)
  const card = cardOf(frame.of)
  return affordsTaxOfCard(s, frame.seat, left - moneyLost(s.players[frame.seat], card.needs.stockLoss), card)
}

/** How much of the money a payment spends. */
function spentBy(p: Player, answer: Answer): number {
  const { mc = 0, heat = 0 } = answer.amounts as Readonly<Record<string, number>>
  return mc + heat * p.worth[HEAT]
}

/**
 * Whether all that follows is possible whatever pays: losses are met by what there is, nothing waits for
 * money.
 */
function isCovered(s: MarsState, { seat, why, of }: Pay): boolean {
  if (why === 'effect') return s.pool.length === 0
  if (why === 'project') return s.pool.length === 0 && needsNoMoney(s, seat, projectOf(of)?.ops ?? [])
  if (why !== 'card') return true
  const { needs } = cardOf(of)
  return needs.none || verdict(s, seat, needs, 0) === 'yes'
}

/** The South Pole alone asks for money. */
const needsNoMoney = (s: MarsState, seat: Seat, ops: readonly number[]): boolean =>
  ops.every((id) => !isTile(OPS[id]) || OPS[id].tile === OCEAN || hasFreeArea(s, seat, OPS[id]))

/**
 * Why a payment leaves too little; it is tried out where a look does not tell. `covered`: all but the Reds
 * get what they need.
 */
function refuseRest(s: MarsState, frame: Pay, answer: Answer, covered: boolean): MarsReason | undefined {
  if (covered && (!isTaxed(s) || taxIsLeft(s, frame, spentBy(s.players[frame.seat], answer)))) return
  return refuseForRest(s, frame, answer, true)
}

export const pay: Ask<Pay> = {
  ...payAnyWay,
  answers(s, seat, frame) {
    const ways = payAnyWay.answers(s, seat, frame)
    const covered = isCovered(s, frame)
    if (covered && !isTaxed(s)) return ways
    return ways.filter((way) => !refuseRest(s, frame, way, covered))
  },
  refuse: (s, seat, frame, answer) =>
    payAnyWay.refuse(s, seat, frame, answer) ?? refuseRest(s, frame, answer, isCovered(s, frame)),
}
