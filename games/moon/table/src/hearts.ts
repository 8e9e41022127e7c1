import { HEARTS, type MoonState } from '@perilune/moon'
import type { MoonRules } from './rules.js'

/** The Hearts of every seat as the table shows them: earned so far, or the result once the game is over. */
export const heartsShown = ({ pointsNow }: MoonRules, state: MoonState): number[] =>
  state.stack.length === 0 ? pointsNow(state) : state.settlements.map(({ supply }) => supply[HEARTS])
