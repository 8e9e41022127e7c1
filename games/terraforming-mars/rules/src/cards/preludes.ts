import type { PreludeData } from './language.js'
import { preludesOne } from './preludes-1.js'
import { preludesTwo } from './preludes-2.js'

/* All preludes, in the order of their numbers. */

export const preludes: readonly PreludeData[] = [...preludesOne, ...preludesTwo]
