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

const refuseRest = (s: MarsState, frame: Pay, answer: Answer): Reason | undefined =>
  isTaxed(s) || !isCovered(s, frame) ? refuseForRest(s, frame, answer, true) : undefined

export const pay: AskStep<MarsState, Pay> = {
  ...payAnyWay,
  answers: (s, seat, frame) =>
    payAnyWay.answers(s, seat, frame).filter((answer) => !refuseRest(s, frame, answer)),
  refuse: (s, seat, frame, answer) =>
    payAnyWay.refuse(s, seat, frame, answer) ?? refuseRest(s, frame, answer),
}
