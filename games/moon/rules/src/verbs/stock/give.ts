import type { Answer, Seat } from '@perilune/engine'
import { itemsOf, oneOf } from '../../choices.js'
import { MOST_SEATS, RESOURCES } from '../../names.js'
import { askedBy } from '../../state.js'
import { bagOf, spend, take } from '../../supply.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'
import { refuseFewer } from './pay-any.js'

/** One Resource of choice to another player of choice. */
export const give: Verb<'give'> = () =>
  step({
    refuse: (s, seat) => refuseFewer(s, seat, 1),
    ask: (_, e) => askedBy(e, 'give-resource'),
  })

// By receiver and by RESOURCES.
const gifts: readonly Answer[][] = Array.from({ length: MOST_SEATS }, (_, receiver) =>
  RESOURCES.map((resource) => ({ receiver, resource })),
)

export const giveQuestions = {
  'give-resource': oneOf({
    prompt: () => ({ code: 'give-resource' }),
    list(s, seat, f) {
      const { supply } = s.settlements[f.seat]
      const list: Answer[] = []
      for (let other = 0; other < s.seats; other++)
        for (let i = 0; other !== seat && i < RESOURCES.length; i++)
          if (supply[i] > 0) list.push(gifts[other][i])
      return list
    },
    take(s, f, answer, tell) {
      const receiver = answer.receiver as Seat
      const items = itemsOf({ [answer.resource as string]: 1 })
      spend(s, f.seat, items)
      take(s, { seat: receiver, why: f.card }, items, undefined)
      tell?.({ what: 'gives', seat: f.seat, receiver, items: bagOf(items) })
      goOn(s, f, { chosen: receiver })
    },
  }),
}
