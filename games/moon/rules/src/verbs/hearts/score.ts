import type { Answer } from '@perilune/engine'
import type { Amount, OpOf } from '../../cards/language.js'
import { oneOf } from '../../choices.js'
import { compileAmount } from '../../counters.js'
import { FLAGS, type Flag } from '../../names.js'
import { askedBy } from '../../state.js'
import { score as addHearts } from '../../supply.js'
import { goOn } from '../carry-out.js'
import { type Reaction, step, type Verb } from '../verb.js'

/** What a Flag of choice counts for; 0 where none is chosen. */
const byChosenFlag = (amount: Amount): number =>
  typeof amount !== 'number' && amount.each === 'flags:chosen' ? (amount.times as number) : 0

export const score: Verb<'score'> = ({ amount }) => {
  const chosen = byChosenFlag(amount)
  if (chosen > 0) return step({ ask: (_, e) => askedBy(e, 'choose-flag', { amount: chosen }) })
  const amountOf = compileAmount(amount)
  return step({
    run(s, e, tell) {
      const { seat, card } = e
      addHearts(s, { seat, why: card }, amountOf(s, seat, e), tell)
    },
  })
}

export function reactWithScore(op: OpOf<'score'>): Reaction {
  const amountOf = compileAmount(op.amount)
  return (s, { seat, card, amount }, tell) =>
    addHearts(s, { seat, why: card }, amountOf(s, seat, { paid: 0, flippedBack: 0, amount }), tell)
}

export const flagChoices: Answer[] = FLAGS.map((flag) => ({ flag }))

export const scoreQuestions = {
  'choose-flag': oneOf({
    prompt: (f) => ({ code: 'choose-flag', hearts: f.amount }),
    list: () => flagChoices,
    take(s, f, answer, tell) {
      const flag = FLAGS.indexOf(answer.flag as Flag)
      addHearts(s, { seat: f.seat, why: f.card }, f.amount * s.settlements[f.seat].flags[flag], tell)
      goOn(s, f)
    },
  }),
}
