import {
  type Award,
  type MarsState,
  type Milestone,
  milestoneStanding,
  standingOf as standingIn,
} from '@perilune/terraforming-mars'
import { asState, handCount, type MarsView } from '../view.js'

/** What a milestone or an award counts for a seat. Hands are counted where a viewer sees how many cards they hold. */
export const standingOf = (view: MarsView, seat: number, goal: Award | Milestone): number =>
  goal.standing.count === 'cardsInHand' ? handCount(view, seat) : standingThen(asState(view), seat, goal)

export const standingThen = (then: MarsState, seat: number, goal: Award | Milestone): number =>
  'atLeast' in goal ? milestoneStanding(then, seat, goal) : standingIn(then, seat, goal.standing)
