import { SOLO_RATING_GOAL, TRACKS } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import { asState, levelsOf, type MarsView, stepsOf } from '../state/view.js'
import { words } from '../words.js'

/** The goal of a solo game, the generations left, and the progress that is still missing. */
export interface SoloGoal {
  /** Generations after this one. */
  readonly left: number
  readonly goal: string
  /** Steps or rating still missing. */
  readonly short: number
}

/** Missing steps of Venus, which belongs to the solo goal if it is in the game. */
function venusShort(view: MarsView): number {
  const { max, step } = TRACKS.venus
  return view.sets.includes('venus') ? (max - levelsOf(view).venus) / step : 0
}

export function soloGoal({ lastSoloGeneration }: MarsRules, view: MarsView): SoloGoal {
  const left = Math.max(0, lastSoloGeneration(asState(view)) - Math.max(1, view.generation))
  if (view.ratingGoal) {
    const { rating } = view.players[0]
    const short = Math.max(0, SOLO_RATING_GOAL - rating)
    return { left, goal: words.solo.rating(SOLO_RATING_GOAL, rating), short }
  }
  const { done, all } = stepsOf(view)
  const short = all - done + venusShort(view)
  return { left, goal: words.solo.parameters(short, view.sets.includes('venus')), short }
}
