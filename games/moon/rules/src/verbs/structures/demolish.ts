import { type Card, move } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import type { OpOf } from '../../cards/language.js'
import { oneOf } from '../../choices.js'
import { kinds, takeReward } from '../../constructing/construct.js'
import { COLOURS } from '../../names.js'
import { askedBy, DISCARD, type Settlement, settlementOf } from '../../state.js'
import { raze } from '../../supply.js'
import { byCard, ofCard, standsIn } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** A Structure of one of these colours goes to the Discard Pile for its Assimilation reward. */
export const demolish: Verb<'demolish'> = ({ colours }) =>
  step({
    refuse: (s, seat) =>
      razable(s.settlements[seat], colours).length === 0 ? { code: 'nothing-to-demolish' } : undefined,
    ask: (_, e) => askedBy(e, 'demolish'),
  })

const razable = (home: Settlement, colours: readonly string[]): Card[] =>
  kinds(home.structures.map((c) => c.card).filter((id) => colours.includes(COLOURS[cardOf(id).colour])))

export const demolishQuestions = {
  demolish: oneOf({
    prompt: () => ({ code: 'demolish' }),
    list(s, seat, f) {
      const op = cardOf(f.card).ops[f.at - 1] as OpOf<'demolish'>
      return byCard(razable(s.settlements[seat], op.colours))
    },
    whyNot: ofCard((s, { seat }, card) => ({
      code: standsIn(s, seat, card) ? 'not-given-up' : 'not-yours',
      card,
    })),
    take(s, f, answer, tell) {
      const card = cardOf(answer.card as Card)
      raze(s, f.seat, card)
      move(s, settlementOf(f.seat), DISCARD, card.id)
      tell?.({ what: 'demolishes', seat: f.seat, card: card.id })
      takeReward(s, { seat: f.seat, why: f.card }, card, tell)
      goOn(s, f)
    },
  }),
}
