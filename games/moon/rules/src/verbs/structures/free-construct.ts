import { step, type Verb } from '../verb.js'

export const freeConstruct: Verb<'freeConstruct'> = ({ lasts }) =>
  step({
    run(s, { seat }) {
      if (lasts === 'thisTurn') s.turn.free++
      else s.settlements[seat].free = true
    },
  })
