import { type Answer, newChance, plain, type Seat } from '@perilune/engine'
import { handOf, type MarsState } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import type { MarsView } from '../state/view.js'

/** A card of the hand after a pick: its price then, and why the rules would not allow it. */
export interface PlayableCard {
  id: string
  price: number
  refused: string | undefined
}

const SEED = '7'.repeat(64)
/** Enough for five seats to choose, pay, and order the effects of their corporations. */
const MOST_ANSWERS = 30

/** Steps that belong to a pick; the pick has taken effect when none of them is left. */
const belongsTo = (step: string) => [step, 'pay', 'pay-cards', 'reveal-corporation']

/** An answer to the question of a step. */
interface Pick {
  step: string
  answer: Answer
}

/**
 * Plays a pick and all answers that are needed before it takes effect. The cards of the others are guesses,
 * but their choices do not change what this seat can play.
 */
function afterPick({ game }: MarsRules, view: MarsView, seat: Seat, { step, answer }: Pick): MarsState {
  const state = game.sample(view, newChance(SEED))
  game.play(state, seat, answer)
  const steps = belongsTo(step)
  for (let n = 0; n < MOST_ANSWERS && state.stack.some((frame) => steps.includes(frame.do)); n++) {
    const [next] = game.asked(state)
    game.play(state, next, game.answers(state, next)[0])
  }
  return state
}

/**
 * The hand after a pick, with the rules' verdict on each card; empty if the pick can't be tried.
 */
export function playableAfter(rules: MarsRules, view: MarsView, seat: Seat, pick: Pick): PlayableCard[] {
  try {
    return playableIn(rules, afterPick(rules, view, seat, pick), seat)
  } catch {
    return []
  }
}

function playableIn(rules: MarsRules, state: MarsState, seat: Seat): PlayableCard[] {
  const hand = [...state.places[handOf(seat)], ...(state.promos?.parked[seat] ?? [])]
  return hand.map((id) => {
    const reason = rules.refuseAct(state, seat, { act: 'play', card: id })
    return {
      id,
      price: rules.priceNow(state, seat, rules.cardOf(id)),
      refused: reason && plain(rules.game.words.reason(reason)),
    }
  })
}
