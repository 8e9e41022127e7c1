import type { Answer, AskStep, Reason } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { pay as payAnyWay } from './payment.js'
import { refuseForRest, verdict } from './possible.js'
import type { MarsFrame, MarsState } from './state.js'
import { isTaxed } from './turmoil/tax.js'

/* A payment must leave what will be asked for, by the Reds or by what alone makes a card possible: metals may have to pay where MC could. */

type Pay = Extract<MarsFrame, { do: 'pay' }>

/** Whether all that follows is possible whatever pays: a card's losses are met by what its player has, nothing waits for money. */
function isCovered(s: MarsState, { seat, why, of }: Pay): boolean {
  if (why === 'effect') return s.pool.length === 0
  if (why !== 'card') return why !== 'project'
  const { needs } = cardOf(of)
  return needs.none || verdict(s, seat, needs, 0) === 'yes'
}

/** Whether only trying a payment out can tell if it leaves enough: looked at once for all ways to pay. */
const mustTry = (s: MarsState, frame: Pay): boolean => isTaxed(s) || !isCovered(s, frame)

const refuseRest = (s: MarsState, frame: Pay, answer: Answer): Reason | undefined =>
  refuseForRest(s, frame, answer, true)

export const pay: AskStep<MarsState, Pay> = {
  ...payAnyWay,
  answers(s, seat, frame) {
    const ways = payAnyWay.answers(s, seat, frame)
    return mustTry(s, frame) ? ways.filter((way) => !refuseRest(s, frame, way)) : ways
  },
  refuse: (s, seat, frame, answer) =>
    payAnyWay.refuse(s, seat, frame, answer) ??
    (mustTry(s, frame) ? refuseRest(s, frame, answer) : undefined),
}
