import type { SaidOf } from '@perilune/engine'
import type { Progress } from './codes.js'
import type { MoonState } from './state.js'

/** Where the game is, for a list of tables. */
export const progress = ({ era, round }: Pick<MoonState, 'era' | 'round'>): SaidOf<Progress> => ({
  code: 'era-round',
  era,
  round: Math.max(1, round),
})
