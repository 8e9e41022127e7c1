import type { OpOf } from '../../cards/language.js'
import { compileAmount } from '../../counters.js'
import { hostOf } from '../cards-here.js'
import { type Reaction, step, type Verb } from '../verb.js'

export const heartsHere: Verb<'heartsHere'> = ({ amount }) => {
  const amountOf = compileAmount(amount)
  return step({
    run(s, e, tell) {
      const hearts = amountOf(s, e.seat, e)
      hostOf(s.settlements[e.seat], e.host).hearts += hearts
      tell?.({ what: 'hearts-on-card', seat: e.seat, card: e.host, hearts })
    },
  })
}

export function reactWithHeartsHere(op: OpOf<'heartsHere'>): Reaction {
  const amountOf = compileAmount(op.amount)
  return (s, { seat, card, on, amount }, tell) => {
    if (!on) return
    const hearts = amountOf(s, seat, { paid: 0, flippedBack: 0, amount })
    on.hearts += hearts
    tell?.({ what: 'hearts-on-card', seat, card, hearts })
  }
}
