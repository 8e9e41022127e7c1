import { itemsOf } from '../../choices.js'
import { take } from '../../supply.js'
import { step, type Verb } from '../verb.js'

export const gain: Verb<'gain'> = (op) => {
  const items = itemsOf(op.items)
  return step({ run: (s, { seat, card }, tell) => take(s, { seat, why: card }, items, tell) })
}
