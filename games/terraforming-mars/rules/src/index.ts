import { defineGame } from '@perilune/engine'
import { loadRules } from './load.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { steps } from './phases/flow.js'
import { places, setup } from './phases/setup.js'
import { outcome, progress } from './scoring/score.js'
import { cloneMars } from './state/state.js'
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

export { isOpen, refuseAct } from './actions/actions.js'
export { isMet } from './actions/requirements.js'
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
export type * from './cards/language.js'
export type * from './cards/operands.js'
export { OPS } from './cards/ops.js'
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
export * from './map/boards.js'
export { areasFor } from './map/place.js'
export * from './map/tracks.js'
export * from './names.js'
export { type Options, options } from './options.js'
export { priceNow, priceOf, projectPrice } from './payment/prices.js'
export { lastSoloGeneration, SOLO_RATING_GOAL } from './phases/flow.js'
export * from './scoring/goals.js'
export { awardPoints, cardPoints, cityPoints, linesOf } from './scoring/score.js'
export { type RatingSource, readReason, type ScoreReasons } from './scoring/score-lines.js'
export { milestoneStanding, standingOf } from './scoring/standings.js'
export { amountOf, holds } from './state/counters.js'
export * from './state/state.js'
export { DELEGATE_PRICE } from './turmoil/actions.js'
export * from './turmoil/committee.js'
export type * from './turmoil/event-language.js'
export { globalEventOf, globalEvents } from './turmoil/global-events.js'
export * from './turmoil/parties.js'
export * from './turmoil/state.js'
export { rankSum, tallyOf } from './turmoil/tally.js'
export type { CompiledOp } from './verbs/compiled-op.js'
export type { KindName } from './verbs/kind-names.js'
export { type PerVerb, per } from './verbs/per-verb.js'
export type { Op, Shape, VerbName } from './verbs/shapes.js'
