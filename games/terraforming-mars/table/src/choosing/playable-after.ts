import { type Answer, newChance, type Seat } from '@perilune/engine'
import {
  cardOf,
  handOf,
  type MarsState,
  priceNow,
  refuseAct,
  terraformingMars,
} from '@perilune/terraforming-mars'
import type { MarsView } from '../view.js'

/** A card of the hand after a pick: what it costs then, and why the rules would not let it be played. */
export interface PlayableCard {
  id: string
  price: number
  refused: string | undefined
}

const SEED = '7'.repeat(64)
/** Five seats choose, pay, and order the effects of their corporations. */
const MOST_ANSWERS = 30

/** Steps that belong to a pick: it has taken effect when none of them is left. */
const belongsTo = (step: string) => [step, 'pay', 'pay-cards', 'reveal-corporation']

/**
 * Gives a pick, and whatever must be answered before it takes effect. The others' cards are a guess, but what they choose
 * does not change what this seat can play.
 */
function afterPick(view: MarsView, seat: Seat, step: string, answer: Answer): MarsState {
  const state = terraformingMars.sample(view, newChance(SEED))
  terraformingMars.play(state, seat, answer)
  const steps = belongsTo(step)
  for (let n = 0; n < MOST_ANSWERS && state.stack.some((frame) => steps.includes(frame.do)); n++) {
    const [next] = terraformingMars.asked(state)
    terraformingMars.play(state, next, terraformingMars.answers(state, next)[0])
  }
  return state
}

/** The hand that a pick leads to, with the rules' word on each card; empty where the pick can't be tried out. */
export function playableAfter(view: MarsView, seat: Seat, step: string, answer: Answer): PlayableCard[] {
  try {
    return playableIn(afterPick(view, seat, step, answer), seat)
  } catch {
    return []
  }
}

function playableIn(state: MarsState, seat: Seat): PlayableCard[] {
  const hand = [...state.places[handOf(seat)], ...(state.promos?.parked[seat] ?? [])]
  return hand.map((id) => {
    const reason = refuseAct(state, seat, { act: 'play', card: id })
    return {
      id,
      price: priceNow(state, seat, cardOf(id)),
      refused: reason && terraformingMars.words.reason(reason),
    }
  })
}
