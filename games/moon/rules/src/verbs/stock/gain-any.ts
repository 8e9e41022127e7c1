import type { Answer } from '@perilune/engine'
import type { OpOf } from '../../cards/language.js'
import { frozenMixes, itemsOf, listedOnce, type Parts, someOfEach } from '../../choices.js'
import type { Mix } from '../../codes.js'
import { compileAmount } from '../../counters.js'
import { RESOURCES, type Resource } from '../../names.js'
import { askedBy, type Effect, freshEffect } from '../../state.js'
import { take } from '../../supply.js'
import { goOn } from '../carry-out.js'
import { type Reaction, step, type Verb } from '../verb.js'

/** Resources of choice. */
export const gainAny: Verb<'gainAny'> = (op) => {
  const amountOf = compileAmount(op.amount)
  const how = op.mix ?? 'any'
  return step({
    ask(s, e) {
      const amount = amountOf(s, e.seat, e)
      return amount > 0 ? askedBy(e, 'gain-resources', { amount, how }) : null
    },
  })
}

// Outside of any other effect: there is no operation after the question. A small integer, as in all other
// frames.
const NO_MORE = 1_000_000

export function reactWithGainAny(op: OpOf<'gainAny'>): Reaction {
  const amountOf = compileAmount(op.amount)
  const how = op.mix ?? 'any'
  return (s, { seat, card, amount, asks }) => {
    const e = freshEffect(seat, card, card, NO_MORE)
    asks.push(
      askedBy(e, 'gain-resources', { amount: amountOf(s, seat, { paid: 0, flippedBack: 0, amount }), how }),
    )
  }
}

const partsOf = ({ amount, how }: Effect): Parts<Resource> => ({
  ids: RESOURCES,
  most: [amount, amount, amount, amount],
  min: amount,
  max: amount,
  ...(how !== 'any' && { mix: how as 'same' | 'different' }),
})

// By amount.
const listed: Readonly<Record<string, Answer[][]>> = { any: [], same: [], different: [] }

function answersTo(frame: Effect): Answer[] {
  const byAmount = listed[frame.how]
  byAmount[frame.amount] ??= frozenMixes(partsOf(frame))
  return byAmount[frame.amount]
}

export const gainAnyQuestions = {
  'gain-resources': listedOnce(
    someOfEach({
      prompt: (f) => ({ code: 'gain-resources', amount: f.amount, mix: f.how as Mix, card: f.card }),
      parts: (_, f) => partsOf(f),
      take(s, f, amounts, tell) {
        take(s, { seat: f.seat, why: f.card }, itemsOf(amounts), tell)
        goOn(s, f)
      },
    }),
    (_, frame) => answersTo(frame),
  ),
}
