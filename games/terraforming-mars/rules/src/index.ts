import { defineGame } from '@perilune/engine'
import { steps } from './flow.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { outcome } from './score.js'
import { places, setup } from './setup.js'
import { cloneMars } from './state.js'
import { cardList } from './text.js'
import { trials } from './trials.js'
import { progress, words } from './words.js'

/** Terraforming Mars, by Jacob Fryxelius: with its expansions, one to five players. */
export const terraformingMars = defineGame({
  id: 'terraforming-mars',
  title: 'Terraforming Mars',
  rules: 2,
  seats: { min: 1, max: 5 },
  options,
  places,
  setup,
  steps,
  clone: cloneMars,
  outcome,
  progress,
  words,
  cards: cardList,
  trials,
  numbering,
})

export { isOpen, refuseAct } from './actions.js'
export * from './boards.js'
export { projectOf } from './cards/built-in.js'
export {
  type CompiledCard,
  type CompiledRequirement,
  type CompiledTrigger,
  TRIGGERS,
} from './cards/compile.js'
export { corporations } from './cards/corporations.js'
export { projects } from './cards/decks.js'
export { allCards, cardOf } from './cards/index.js'
export type * from './cards/language.js'
export { type CompiledOp, OPS } from './cards/ops.js'
export { preludes } from './cards/preludes.js'
export { isPromoOp } from './cards/promo-ops.js'
export * from './cards/standard-projects.js'
export * from './colonies/compiled.js'
export { coloniesToKeep } from './colonies/keep.js'
export * from './colonies/state.js'
export { colonyText } from './colonies/text.js'
export * from './colonies/tiles.js'
export { tradePrice } from './colonies/trade.js'
export { amountOf, holds } from './counters.js'
export { lastSoloGeneration } from './flow.js'
export * from './goals.js'
export * from './names.js'
export { isAnyResource } from './op-text.js'
export { type Options, options } from './options.js'
export { areasFor } from './place.js'
export { priceNow, priceOf, projectPrice } from './prices.js'
export { isMet } from './requirements.js'
export { awardPoints, cardPoints, cityPoints, linesOf } from './score.js'
export { milestoneStanding, standingOf } from './standings.js'
export * from './state.js'
export * from './text.js'
export * from './tracks.js'
export * from './turmoil/committee.js'
export type * from './turmoil/event-language.js'
export { globalEventOf, globalEvents } from './turmoil/global-events.js'
export * from './turmoil/parties.js'
export * from './turmoil/state.js'
export { rankSum, tallyOf } from './turmoil/tally.js'
export { bonusText, globalEventText, partyFacts, policyText } from './turmoil/text.js'
