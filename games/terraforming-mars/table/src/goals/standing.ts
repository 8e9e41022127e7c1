import type { Award, MarsState, Milestone } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import { asState, handCount, type MarsView } from '../state/view.js'

/**
 * What a milestone or an award counts for a seat. Hands are counted where a viewer sees how many cards they
 * hold.
 */
export const standingOf = (
  rules: MarsRules,
  view: MarsView,
  seat: number,
  goal: Award | Milestone,
): number =>
  goal.standing.count === 'cardsInHand'
    ? handCount(view, seat)
    : standingThen(rules, asState(view), seat, goal)

export const standingThen = (
  rules: MarsRules,
  then: MarsState,
  seat: number,
  goal: Award | Milestone,
): number =>
  'atLeast' in goal ? rules.milestoneStanding(then, seat, goal) : rules.standingOf(then, seat, goal.standing)
