import { type MarsState, type Standing, standingOf as standingIn } from '@perilune/terraforming-mars'
import { asState, handCount, type MarsView } from '../view.js'

/** What a milestone or an award counts for a seat. Hands are counted where a viewer sees how many cards they hold. */
export const standingOf = (view: MarsView, seat: number, standing: Standing): number =>
  standing.count === 'cardsInHand' ? handCount(view, seat) : standingIn(asState(view), seat, standing)

export const standingThen = (then: MarsState, seat: number, standing: Standing): number =>
  standingIn(then, seat, standing)
