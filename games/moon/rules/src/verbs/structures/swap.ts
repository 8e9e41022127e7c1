import { type Answer, type Card, deal, move } from '@perilune/engine'
import { kindsOf } from '../../cards/index.js'
import { oneOf } from '../../choices.js'
import { forgetReturned } from '../../constructing/construct.js'
import { askedBy, DISCARD, handOf, push, stackOf } from '../../state.js'
import { ofCard } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** A card of the hand for one of the stack or the Discard Pile. */
export const swap: Verb<'swap'> = (op) =>
  step({
    refuse(s, seat) {
      if (s.places[handOf(seat)].length === 0) return { code: 'no-structure-in-hand' }
      if (s.places[op.with === 'stack' ? stackOf(s.era) : DISCARD].length > 0) return
      return { code: op.with === 'stack' ? 'stack-empty' : 'discard-empty' }
    },
    ask: (_, e) => askedBy(e, 'swap-card', { amount: 1, how: op.with }),
  })

export const swapQuestions = {
  'swap-card': oneOf({
    prompt: (f) => ({ code: f.how === 'stack' ? 'discard-before-drawing' : 'exchange-with-discard' }),
    list: (s, seat) => kindsOf(s.places[handOf(seat)]).map((card) => card.says.choose),
    whyNot: ofCard(() => ({ code: 'not-in-hand' })),
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, handOf(f.seat), DISCARD, card)
      forgetReturned(s, card)
      tell?.({ what: 'discards', seat: f.seat, card })
      if (f.how === 'discard') push(s, askedBy(f, 'take-from-discard', { amount: 1, how: card }))
      else {
        deal(s, stackOf(s.era), handOf(f.seat))
        tell?.({ what: 'draws', seat: f.seat })
        goOn(s, f)
      }
    },
  }),
  // The card that was put there is in `how`.
  'take-from-discard': oneOf({
    prompt: () => ({ code: 'take-from-discard' }),
    list(s, _, f) {
      const pile = s.places[DISCARD]
      const another = pile[pile.indexOf(f.how) + 1] === f.how
      const list: Answer[] = []
      for (const card of kindsOf(pile)) if (another || card.id !== f.how) list.push(card.says.choose)
      return list
    },
    whyNot: ofCard((_, { how }, card) =>
      card === how ? { code: 'another-card' } : { code: 'not-in-discard' },
    ),
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, DISCARD, handOf(f.seat), card)
      tell?.({ what: 'takes-from-discard', seat: f.seat, card })
      goOn(s, f)
    },
  }),
}
