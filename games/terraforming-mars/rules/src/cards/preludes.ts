import type { PreludeData } from './language.js'
import { preludesOfPrelude } from './prelude/preludes.js'
import { promoPreludes } from './promo/preludes.js'

/* All preludes, in the order of their numbers. */

export const preludes: readonly PreludeData[] = [...preludesOfPrelude, ...promoPreludes]
