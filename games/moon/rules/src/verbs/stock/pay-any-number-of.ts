import { someOfEach } from '../../choices.js'
import { ITEMS, type Item } from '../../names.js'
import { askedBy } from '../../state.js'
import { step, type Verb } from '../verb.js'
import { payNamed } from './pay-any.js'

export const payAnyNumberOf: Verb<'payAnyNumberOf'> = ({ item }) => {
  const index = ITEMS.indexOf(item)
  return step({
    ask(s, e) {
      const has = s.settlements[e.seat].supply[index]
      return has > 0 ? askedBy(e, 'pay-any-number', { amount: has, least: 0, how: item }) : null
    },
  })
}

export const payAnyNumberOfQuestions = {
  'pay-any-number': someOfEach<Item>({
    prompt: (f) => ({ code: 'spend-any-number', item: f.how as Item, card: f.card }),
    parts(s, f) {
      const has = s.settlements[f.seat].supply[ITEMS.indexOf(f.how as Item)]
      return { ids: [f.how as Item], most: [has], min: 0, max: has }
    },
    take: payNamed,
  }),
}
