import { ROVERS } from '../../names.js'
import { hostOf } from '../cards-here.js'
import { step, type Verb } from '../verb.js'

/** Not parking: the spaces that the Rovers leave are free, and nothing else follows. */
export const roversHere: Verb<'roversHere'> = () =>
  step({
    run(s, e, tell) {
      const home = s.settlements[e.seat]
      const all = home.supply[ROVERS] + home.roversOut
      for (const c of home.structures) c.rovers = 0
      hostOf(home, e.host).rovers = all
      home.supply[ROVERS] = 0
      home.roversOut = all
      tell?.({ what: 'gathers-rovers', seat: e.seat, card: e.host, rovers: all })
    },
  })
