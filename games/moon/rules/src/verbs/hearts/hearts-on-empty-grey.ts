import type { Card } from '@perilune/engine'
import { type CompiledCard, cardOf } from '../../cards/index.js'
import { oneOf } from '../../choices.js'
import { kinds } from '../../constructing/construct.js'
import { GREY } from '../../names.js'
import { askedBy, type PlacedCard, type Settlement } from '../../state.js'
import { byCard, ofCard, standsIn } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

export const heartsOnEmptyGrey: Verb<'heartsOnEmptyGrey'> = ({ amount }) =>
  step({
    refuse: (s, seat) =>
      emptyGreys(s.settlements[seat]).length === 0 ? { code: 'no-empty-grey' } : undefined,
    ask: (_, e) => askedBy(e, 'choose-grey', { amount }),
  })

/** Grey Structures that may get a Heart: not those whose Hearts match a count, which could not keep it. */
const emptyGreys = (home: Settlement): Card[] =>
  kinds(home.structures.filter((c) => c.hearts === 0 && mayGetHeart(cardOf(c.card))).map((c) => c.card))

const mayGetHeart = ({ colour, matches }: CompiledCard): boolean => colour === GREY && matches === null

export const heartsOnEmptyGreyQuestions = {
  'choose-grey': oneOf({
    prompt: () => ({ code: 'choose-grey' }),
    list: (s, seat) => byCard(emptyGreys(s.settlements[seat])),
    whyNot: ofCard((s, { seat }, card) => {
      if (!standsIn(s, seat, card)) return { code: 'not-yours', card }
      if (cardOf(card).matches !== null) return { code: 'always-matches', card }
      return { code: cardOf(card).colour === GREY ? 'has-hearts' : 'not-grey', card }
    }),
    take(s, f, answer, tell) {
      const { structures } = s.settlements[f.seat]
      const grey = structures.find((c) => c.card === answer.card && c.hearts === 0) as PlacedCard
      grey.hearts += f.amount
      tell?.({ what: 'hearts-on-card', seat: f.seat, card: grey.card, hearts: f.amount })
      goOn(s, f)
    },
  }),
}
