import type { Answer } from '@perilune/engine'
import { itemsOf, oneOf, someOfEach } from '../../choices.js'
import type { MoonTell } from '../../codes.js'
import { resourcesIn } from '../../counters.js'
import { RESOURCES, type Resource } from '../../names.js'
import { askedBy, type Effect, type MoonState, push } from '../../state.js'
import { bagOf } from '../../supply.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** Any number of Resources become as many of one type, and some more. */
export const convert: Verb<'convert'> = ({ bonus }) =>
  step({ ask: (_, e) => askedBy(e, 'choose-resource-to-make', { amount: bonus }) })

const choices: Answer[] = RESOURCES.map((resource) => ({ resource }))

/** What is made is named by the frame. Converting is not spending. */
function make(s: MoonState, f: Effect, from: readonly number[], tell: MoonTell | undefined): void {
  const { supply } = s.settlements[f.seat]
  const resource = f.how as Resource
  let made = f.amount
  for (let i = 0; i < RESOURCES.length; i++) {
    supply[i] -= from[i]
    made += from[i]
  }
  supply[RESOURCES.indexOf(resource)] += made
  tell?.({ what: 'converts', seat: f.seat, items: bagOf(from), resource, made })
  goOn(s, f)
}

export const convertQuestions = {
  'choose-resource-to-make': oneOf({
    prompt: (f) => ({ code: 'choose-resource-to-make', card: f.card }),
    list: () => choices,
    take(s, f, answer, tell) {
      const resource = answer.resource as Resource
      const { supply } = s.settlements[f.seat]
      const next = askedBy(f, 'convert-resources', { amount: f.amount, how: resource })
      if (resourcesIn(supply) > supply[RESOURCES.indexOf(resource)]) push(s, next)
      else make(s, next, [0, 0, 0, 0], tell)
    },
  }),
  'convert-resources': someOfEach<Resource>({
    prompt: (f) => ({ code: 'convert-resources', into: f.how as Resource }),
    parts(s, f) {
      const { supply } = s.settlements[f.seat]
      const ids: Resource[] = []
      const most: number[] = []
      let max = 0
      for (let i = 0; i < RESOURCES.length; i++) {
        if (RESOURCES[i] === f.how) continue
        ids.push(RESOURCES[i])
        most.push(supply[i])
        max += supply[i]
      }
      return { ids, most, min: 0, max }
    },
    take: (s, f, amounts, tell) => make(s, f, itemsOf(amounts), tell),
  }),
}
