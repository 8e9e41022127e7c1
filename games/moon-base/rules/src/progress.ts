import type { SaidOf } from '@perilune/engine'
import type { Progress } from './codes.js'
import { ROUNDS } from './names.js'
import type { MoonBaseState } from './state.js'

/** Where the game is, for a list of tables. */
export const progress = ({ round }: Pick<MoonBaseState, 'round'>): SaidOf<Progress> =>
  round === 0 ? { code: 'setting-up' } : { code: 'round', round, of: ROUNDS }
