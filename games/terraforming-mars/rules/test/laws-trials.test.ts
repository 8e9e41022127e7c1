import { keepsItsTrials } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

/*
 * The base game with and without draft and Corporate Era on all maps, every expansion alone, all together:
 * each with one to five players. Any mixes are in laws.test.ts; `npm run soak` watches all of it more
 * closely.
 */

keepsItsTrials(terraformingMars, 'trials', 80)
