import { opOf } from '../../cards/ops.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { ask, type FrameOf, type MarsState, type PendingEffect, stuck } from '../../state/state.js'
import type { AskedNumber } from '../compiled-op.js'

/* How much of one thing is turned into another. */

const numberOf = (effect: PendingEffect): AskedNumber => {
  const { kind } = opOf(effect)
  if (kind.number === null) throw new Error(`'${kind.name}' asks for no number`)
  return kind.number
}

/** Asks for at least 1. */
export function askNumber(s: MarsState, effect: PendingEffect): void {
  if (numberOf(effect).most(s, effect) > 0) ask(s, 'choose-number', effect)
  else stuck(s)
}

export const chooseNumber = choose<FrameOf<'choose-number'>>({
  prompt: (_, frame) => numberOf(frame).prompt(frame),
  all: (s, frame) => Array.from({ length: numberOf(frame).most(s, frame) }, (_, i) => ({ number: i + 1 })),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
  take: (s, frame, answer, tell) => numberOf(frame).take(s, frame, answer.number as number, tell),
})
