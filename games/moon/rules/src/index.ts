import { defineGame } from '@perilune/engine'
import { steps } from './flow.js'
import { MOST_SEATS } from './names.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { progress } from './progress.js'
import { outcome } from './score.js'
import { places, setup } from './setup.js'
import { cloneMoon } from './state.js'

/** Moon, by Haakon Hoel Gaarder: three Eras of drafting a settlement, two to five players. */
export const moon = defineGame({
  id: 'moon',
  title: 'Moon',
  rules: 2,
  oldest: 2,
  seats: { min: 2, max: MOST_SEATS },
  options,
  places,
  setup,
  steps,
  clone: cloneMoon,
  outcome,
  progress,
  numbering,
})

export { allCards, type CompiledCard, cardData, cardOf } from './cards/index.js'
export type * from './cards/language.js'
export { type Cause, type Causes, causeOf } from './cause.js'
export type * from './codes.js'
export { count, flagWinner } from './counters.js'
export { beginsRound } from './flow.js'
export * from './names.js'
export type { options } from './options.js'
export { heartsNow, pointsNow } from './score.js'
export * from './state.js'
export type { Parking } from './turn/rovers.js'
