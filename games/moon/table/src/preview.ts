import { type Answer, newChance, type View } from '@perilune/engine'
import { FLAGS, type MoonState } from '@perilune/moon'
import type { MoonRules } from './rules.js'

export type MoonView = View<MoonState>

/**
 * What is open in a view stands where it stands in a state: counts of open things can be made from either.
 */
export const asState = (view: MoonView): MoonState => view as unknown as MoonState

const SEED = '5'.repeat(64)

/**
 * The table after an answer, on a sample of what the viewer sees: open numbers of it are true, hidden cards
 * are not.
 */
export function previewOf(
  { game }: MoonRules,
  view: MoonView,
  seat: number,
  answer: Answer,
): MoonState | null {
  try {
    const state = game.sample(view, newChance(SEED))
    game.play(state, seat, answer)
    return state
  } catch {
    return null
  }
}

export interface LeadChange {
  flag: number
  /** Who led before; -1 where nobody did. */
  from: number
  to: number
}

/** Flags whose lead would change hands. */
export const leadChanges = (
  { flagWinner }: MoonRules,
  view: MoonView,
  then: MoonState | null,
): LeadChange[] =>
  then
    ? FLAGS.flatMap((_, flag) => {
        const from = flagWinner(asState(view), flag)
        const to = flagWinner(then, flag)
        return from === to ? [] : [{ flag, from, to }]
      })
    : []
