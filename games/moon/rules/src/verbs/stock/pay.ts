import { itemsOf } from '../../choices.js'
import { ITEMS, ROVERS } from '../../names.js'
import { bagOf, returnRovers, spend } from '../../supply.js'
import { step, type Verb } from '../verb.js'

export const pay: Verb<'pay'> = (op) => {
  const items = itemsOf(op.items)
  return step({
    refuse(s, seat) {
      const { supply } = s.settlements[seat]
      for (let i = 0; i < ITEMS.length; i++)
        if (supply[i] < items[i]) return { code: 'cost', resource: ITEMS[i], needs: items[i], has: supply[i] }
      return
    },
    run(s, { seat, card }, tell) {
      spend(s, seat, items)
      returnRovers(s, seat, items[ROVERS])
      tell?.({ what: 'pays', seat, items: bagOf(items), card })
    },
  })
}
