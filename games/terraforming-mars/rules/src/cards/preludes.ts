import type { PreludeData } from './language.js'
import { preludesOne } from './preludes-1.js'

/* All preludes, in the order of their numbers. */

export const preludes: readonly PreludeData[] = preludesOne
