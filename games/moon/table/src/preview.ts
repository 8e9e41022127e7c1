import { type Answer, newChance, type View } from '@perilune/engine'
import { FLAGS, type MoonState } from '@perilune/moon'
import type { MoonRules } from './rules.js'

export type MoonView = View<MoonState>

/**
 * Open parts of a view are in the same places as in a state, so open things can be counted on either.
 */
export const asState = (view: MoonView): MoonState => view as unknown as MoonState

const SEED = '5'.repeat(64)

/**
 * The state after an answer, on a sample of what the viewer sees: its open numbers are true, its hidden cards
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
  /** The seat that led before; -1 for nobody. */
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
