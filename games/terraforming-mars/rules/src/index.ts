import { defineGame } from '@perilune/engine'
import { steps } from './flow.js'
import { loadRules } from './load.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { outcome, progress } from './score.js'
import { places, setup } from './setup.js'
import { cloneMars } from './state.js'
import { trials } from './trials.js'

loadRules()

/** Terraforming Mars, by Jacob Fryxelius: with its expansions, one to five players. */
export const terraformingMars = defineGame({
  id: 'terraforming-mars',
  title: 'Terraforming Mars',
  rules: 3,
  seats: { min: 1, max: 5 },
  options,
  places,
  setup,
  steps,
  clone: cloneMars,
  outcome,
  progress,
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
} from './cards/compiled.js'
export { corporations } from './cards/corporations.js'
export { projects } from './cards/decks.js'
export { allCards, cardOf } from './cards/index.js'
export type { KindName } from './cards/kinds.js'
export type * from './cards/language.js'
export { type CompiledOp, OPS } from './cards/ops.js'
export { preludes } from './cards/preludes.js'
export * from './cards/standard-projects.js'
export { readCubesPart } from './codes/cubes-part.js'
export type * from './codes/events.js'
export type * from './codes/labels.js'
export type * from './codes/progress.js'
export type * from './codes/prompts.js'
export type * from './codes/reasons.js'
export * from './colonies/compiled.js'
export { coloniesToKeep } from './colonies/keep.js'
export * from './colonies/state.js'
export * from './colonies/tiles.js'
export { tradePrice } from './colonies/trade.js'
export { amountOf, holds } from './counters.js'
export { lastSoloGeneration } from './flow.js'
export * from './goals.js'
export * from './names.js'
export { type Options, options } from './options.js'
export { areasFor } from './place.js'
export { priceNow, priceOf, projectPrice } from './prices.js'
export { isMet } from './requirements.js'
export { awardPoints, cardPoints, cityPoints, linesOf } from './score.js'
export { type RatingSource, readReason, type ScoreReasons } from './score-lines.js'
export { milestoneStanding, standingOf } from './standings.js'
export * from './state.js'
export * from './tracks.js'
export { DELEGATE_PRICE } from './turmoil/actions.js'
export * from './turmoil/committee.js'
export type * from './turmoil/event-language.js'
export { globalEventOf, globalEvents } from './turmoil/global-events.js'
export * from './turmoil/parties.js'
export * from './turmoil/state.js'
export { rankSum, tallyOf } from './turmoil/tally.js'
export { type PerVerb, per } from './verbs/per-verb.js'
export type { Op, Shape, VerbName } from './verbs/shapes.js'
