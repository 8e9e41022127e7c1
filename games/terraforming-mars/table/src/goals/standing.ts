import type { Award, MarsState, Milestone } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import { asState, handCount, type MarsView } from '../state/view.js'

/**
 * A seat's standing for a milestone or an award. Cards in hand are counted from the view, because other hands
 * are hidden and only their sizes are known.
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
