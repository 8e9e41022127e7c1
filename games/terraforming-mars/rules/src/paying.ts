import type { Answer, AskStep, Reason } from '@perilune/engine'
import { pay as payAnyWay } from './payment.js'
import { refuseForRest } from './possible.js'
import type { MarsFrame, MarsState } from './state.js'
import { isTaxed } from './turmoil/tax.js'

/* A payment must leave what the Reds will ask for: metals may have to pay where MC could. */

type Pay = Extract<MarsFrame, { do: 'pay' }>

const refuseTaxed = (s: MarsState, frame: Pay, answer: Answer): Reason | undefined =>
  isTaxed(s) ? refuseForRest(s, frame, answer, true) : undefined

export const pay: AskStep<MarsState, Pay> = {
  ...payAnyWay,
  answers: (s, seat, frame) =>
    payAnyWay.answers(s, seat, frame).filter((answer) => !refuseTaxed(s, frame, answer)),
  refuse: (s, seat, frame, answer) =>
    payAnyWay.refuse(s, seat, frame, answer) ?? refuseTaxed(s, frame, answer),
}
