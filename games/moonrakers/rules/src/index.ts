import { defineGame } from '@perilune/engine'
import { mays, steps } from './flow.js'
import { BASICS } from './names.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { outcome, progress } from './score.js'
import { places, setup } from './setup.js'
import { cloneMoonrakers } from './state.js'

/**
 * Moonrakers, by Austin Harrison, Max Anderson and Zac Dixon: captains who take contracts, alone or in shaky
 * alliances.
 */
export const moonrakers = defineGame({
  id: 'moonrakers',
  title: 'Moonrakers',
  rules: 3,
  seats: { min: 2, max: 5 },
  options,
  places,
  setup,
  steps,
  mays,
  clone: cloneMoonrakers,
  outcome,
  progress,
  endless: BASICS,
  numbering,
})

export { aloneTerms } from './alliances/terms.js'
export { BENEFIT } from './cards/actions.js'
export { type CompiledCard, cardData, cardOf, programOf } from './cards/index.js'
export type * from './cards/language.js'
export type * from './codes.js'
export { handSize } from './decks.js'
export { priceOf } from './mission/mercenaries.js'
export { contributed, given, hazardsOf, isMet, missing, requirement } from './mission/tally.js'
export * from './names.js'
export { isFulfilled } from './objectives.js'
export type { options } from './options.js'
export { netWorth } from './ship.js'
export * from './state.js'
