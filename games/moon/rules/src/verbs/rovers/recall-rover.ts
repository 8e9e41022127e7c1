import type { Card } from '@perilune/engine'
import { oneOf } from '../../choices.js'
import { kinds } from '../../constructing/construct.js'
import { ROVERS } from '../../names.js'
import { askedBy, type PlacedCard, type Settlement } from '../../state.js'
import { byCard, ofCard, standsIn } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

export const recallRover: Verb<'recallRover'> = () =>
  step({
    refuse: (s, seat) => (s.settlements[seat].roversOut === 0 ? { code: 'no-rover-parked' } : undefined),
    ask: (_, e) => askedBy(e, 'recall-rover'),
  })

const carriers = (home: Settlement): Card[] =>
  kinds(home.structures.filter((c) => c.rovers > 0).map((c) => c.card))

export const recallRoverQuestions = {
  'recall-rover': oneOf({
    prompt: () => ({ code: 'recall-rover' }),
    list: (s, seat) => byCard(carriers(s.settlements[seat])),
    whyNot: ofCard((s, { seat }, card) => ({
      code: standsIn(s, seat, card) ? 'no-rover-on' : 'not-yours',
      card,
    })),
    take(s, f, answer, tell) {
      const home = s.settlements[f.seat]
      const carrier = home.structures.find((c) => c.card === answer.card && c.rovers > 0) as PlacedCard
      carrier.rovers--
      home.roversOut--
      home.supply[ROVERS]++
      tell?.({ what: 'recalls-rover', seat: f.seat, card: carrier.card })
      goOn(s, f)
    },
  }),
}
