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

/** Nothing is hidden in Moon Base: what stands in a view stands where it stands in a state. */
export const asState = (view: MoonBaseView): MoonBaseState => view as unknown as MoonBaseState

const SEED = '5'.repeat(64)

/** The table after an answer; nothing if the rules refuse it. */
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

/** Craters on which nothing can be laid any more while things stand as they do. */
export function shutCraters(position: Position): boolean[] {
  const site = siteOf(position)
  return CRATERS.map((_, n) => takenFault(site, n) !== 0 || site.baseOn[n] || n === position.tower.crater)
}

/** Craters that would be shut and are not. */
export function closedBy(before: Position, then: Position): number[] {
  const open = shutCraters(before)
  return shutCraters(then).flatMap((shut, n) => (shut && !open[n] ? [n] : []))
}
