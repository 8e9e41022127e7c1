import type { MarsState } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import { previewOf } from '../state/preview.js'
import { asState, type MarsView } from '../state/view.js'
import type { InPlace } from './in-place.js'

export const pointsOf = (rules: MarsRules, state: MarsState, seat: number): number =>
  rules.linesOf(state, seat).reduce((sum, line) => sum + line.points, 0)

export const pointsIn = (rules: MarsRules, view: MarsView, seat: number): number =>
  pointsOf(rules, asState(view), seat)

/**
 * The thing that is selected before the player clicks: the only one, or the player's own card that gives the
 * most points. Among things of other players none is suggested.
 */
export function suggestedThing(
  rules: MarsRules,
  view: MarsView,
  seat: number,
  things: readonly InPlace[] | undefined,
): InPlace | undefined {
  const can = things?.filter(({ option }) => !option.reason) ?? []
  if (can.length <= 1) return can[0]
  if (!can.every(({ thing }) => thing.kind === 'card' && thing.seat === seat)) return
  const points = can.map(({ option }) => {
    const state = previewOf(rules, view, seat, { answer: option.answer })?.state
    return state ? pointsOf(rules, state, seat) : Number.NEGATIVE_INFINITY
  })
  return can[points.indexOf(Math.max(...points))]
}
