import { HEARTS, type MoonState } from '@perilune/moon'
import type { MoonRules } from './rules.js'

/** The Hearts of every seat as the table shows them: those earned so far, and at the end those of the result. */
export const heartsShown = ({ pointsNow }: MoonRules, state: MoonState): number[] =>
  state.stack.length === 0 ? pointsNow(state) : state.settlements.map(({ supply }) => supply[HEARTS])
