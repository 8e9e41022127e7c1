import {
  type Answer,
  type Decision,
  type MyDecision,
  newChance,
  type Seat,
  type View,
} from '@perilune/engine'
import { CRATERS, type MoonBaseState, type Position, siteOf, takenFault } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'

export type MoonBaseView = View<MoonBaseState>

/** Nothing is hidden in Moon Base: a view has the fields of a state, in the same places. */
export const asState = (view: MoonBaseView): MoonBaseState => view as unknown as MoonBaseState

const SEED = '5'.repeat(64)

/** The state after an answer; null if the rules refuse it. */
export function after(view: MoonBaseView, seat: Seat, answer: Answer): MoonBaseState | null {
  try {
    const state = moonBase.sample(view, newChance(SEED))
    moonBase.play(state, seat, answer)
    return state
  } catch {
    return null
  }
}

/** What I am asked now, if anything. */
export const myDecision = (decisions: readonly Decision[]): MyDecision | undefined =>
  decisions.find((d): d is MyDecision => d.kind !== 'elsewhere')

/** Craters that nothing can be placed on in this position. */
export function shutCraters(position: Position): boolean[] {
  const site = siteOf(position)
  return CRATERS.map((_, n) => takenFault(site, n) !== 0 || site.baseOn[n] || n === position.tower.crater)
}

/** Craters that are open before and shut after. */
export function closedBy(before: Position, then: Position): number[] {
  const open = shutCraters(before)
  return shutCraters(then).flatMap((shut, n) => (shut && !open[n] ? [n] : []))
}
