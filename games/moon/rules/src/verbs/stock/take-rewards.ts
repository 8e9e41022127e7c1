import type { Card } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import { someOfEach } from '../../choices.js'
import { kindsIn, takeReward } from '../../constructing/construct.js'
import { askedBy, DISCARD } from '../../state.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** The Assimilation rewards of cards in the Discard Pile: of all of them where there are no more. */
export const takeRewards: Verb<'takeRewards'> = ({ cards }) =>
  step({
    ask: (s, e) =>
      s.places[DISCARD].length > cards ? askedBy(e, 'choose-rewards', { amount: cards }) : null,
    run(s, { seat, card }, tell) {
      for (const discarded of s.places[DISCARD]) takeReward(s, { seat, why: card }, cardOf(discarded), tell)
    },
  })

/** How often each of its kinds lies in a place that is seen into: there equal cards lie side by side. */
function copiesIn(place: readonly Card[], ids: readonly Card[]): number[] {
  const copies: number[] = []
  let at = 0
  for (let i = 0; i < ids.length; i++) {
    const from = at
    while (at < place.length && place[at] === ids[i]) at++
    copies.push(at - from)
  }
  return copies
}

export const takeRewardsQuestions = {
  'choose-rewards': someOfEach({
    prompt: (f) => ({ code: 'choose-rewards', cards: f.amount }),
    parts(s, f) {
      const pile = s.places[DISCARD]
      const ids = kindsIn(pile)
      return { ids, most: copiesIn(pile, ids), min: f.amount, max: f.amount }
    },
    take(s, f, amounts, tell) {
      for (const [card, n] of Object.entries(amounts))
        for (let i = 0; i < n; i++) takeReward(s, { seat: f.seat, why: f.card }, cardOf(card), tell)
      goOn(s, f)
    },
  }),
}
