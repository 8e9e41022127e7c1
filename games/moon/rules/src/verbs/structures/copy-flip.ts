import type { Card } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import { oneOf } from '../../choices.js'
import { kinds } from '../../constructing/construct.js'
import { PINK } from '../../names.js'
import { askedBy, type Effect, type MoonState } from '../../state.js'
import { byCard, ofCard, standsIn } from '../cards-here.js'
import { beginEffect, goOn, refuseEffect } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** The flip effect of a Pink Structure of the player chosen just before. */
export const copyFlip: Verb<'copyFlip'> = () =>
  step({ ask: (s, e) => (copyable(s, e).length > 0 ? askedBy(e, 'copy-flip') : null) })

/** Flip effects of the chosen player that could be carried out by this seat as its own. */
const copyable = (s: MoonState, e: Effect): Card[] =>
  kinds(s.settlements[e.chosen].structures.map((c) => c.card)).filter((id) => {
    const card = cardOf(id)
    return (
      card.colour === PINK && !card.ops.some((o) => o.op === 'copyFlip') && !refuseEffect(s, e.seat, card)
    )
  })

export const copyFlipQuestions = {
  'copy-flip': oneOf({
    prompt: () => ({ code: 'copy-flip' }),
    list: (s, _, f) => byCard(copyable(s, f)),
    whyNot: ofCard((s, { seat, chosen }, card) => {
      if (!standsIn(s, chosen, card)) return { code: 'not-standing', card }
      if (cardOf(card).colour !== PINK) return { code: 'not-pink', card }
      return refuseEffect(s, seat, cardOf(card)) ?? { code: 'never-copied', card }
    }),
    take(s, f, answer, tell) {
      goOn(s, f)
      tell?.({ what: 'copies', seat: f.seat, card: answer.card as Card })
      beginEffect(s, f.seat, answer.card as Card, f.host)
    },
  }),
}
