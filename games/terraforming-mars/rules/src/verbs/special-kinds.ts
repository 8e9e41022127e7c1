import { OCEAN } from '../names.js'
import type { CompiledOp } from './compiled-op.js'

/*
 * All that the rules ask of a kind by its name. A verb says of itself what it does, needs and brings
 * (kind.ts); what is here is about several verbs at once, so that it belongs to none of them:
 * - losses and gains of production and stock are added up over a whole card or pool
 *   (effects/possible.ts, cards/compile.ts);
 * - tiles are in each other's way, and what a tile brings in is looked at before it is laid
 *   (effects/pool.ts, actions/actions.ts, payment/paying.ts, turmoil/tax.ts);
 * - sequences are looked into for what comes first (effects/pool.ts, effects/sequence.ts);
 * - cards that are drawn for a discard, or discarded for a draw, belong together (effects/sequence.ts);
 * - a disease, a cure and an insurer wait for each other's money (effects/pool.ts,
 *   effects/partial-losses.ts);
 * - what repeats something must not repeat itself (verbs/play), and whoever can't play a card shows the
 *   hand (phases/preludes.ts).
 */

/** Of production. */
export const isReduction = ({ kind }: CompiledOp): boolean => kind.name === 'reduce'

/** Of the stock. */
export const isStockLoss = ({ kind }: CompiledOp): boolean => kind.name === 'lose'

export const isLoss = (op: CompiledOp): boolean => isStockLoss(op) || isReduction(op)

/** Of production or of the stock. */
export const isGain = ({ kind }: CompiledOp): boolean => kind.name === 'gain' || kind.name === 'produce'

/** One player's production, perhaps its owner's. */
export const reducesAny = ({ kind }: CompiledOp): boolean => kind.name === 'reduce-any'

/** What surely adds to, or takes from, production and stock. */
export const SUMMED = {
  productionGain: 'produce',
  productionLoss: 'reduce',
  stockGain: 'gain',
  stockLoss: 'lose',
} as const

export const isTile = ({ kind }: CompiledOp): boolean => kind.name === 'tile'

/** No ocean, greenery or city. */
export const laysSpecialTile = (op: CompiledOp): boolean => isTile(op) && op.tile > OCEAN + 2

export const buildsColony = ({ kind }: CompiledOp): boolean => kind.name === 'colony'

export const copiesProduction = ({ kind }: CompiledOp): boolean => kind.name === 'copy'

/** Its metal is remembered by the card, so that a copy of its production box produces the same. */
export const producesMetalOfArea = ({ kind }: CompiledOp): boolean => kind.name === 'metal'

export const isInOrder = ({ kind }: CompiledOp): boolean => kind.name === 'in-order'

export const isDrawing = ({ kind }: CompiledOp): boolean => kind.name === 'draw'

export const isDiscarding = ({ kind }: CompiledOp): boolean => kind.name === 'discard'

/** Cards of the deck to the hand. */
export const bringsCards = (op: CompiledOp): boolean => isDrawing(op) || op.kind.name === 'find'

/** Of cubes. */
export const isSpending = ({ kind }: CompiledOp): boolean => kind.name === 'spend'

export const addsToItsCard = ({ kind, target }: CompiledOp): boolean =>
  kind.name === 'add' && target === 'this'

/** An action for which there must be cubes on its card. */
export const takesItsCubes = ({ kind }: CompiledOp): boolean => kind.name === 'cubes-into'

export const infects = ({ kind }: CompiledOp): boolean => kind.name === 'infect'

export const cures = ({ kind }: CompiledOp): boolean => kind.name === 'cure'

export const raisesParameter = ({ kind }: CompiledOp): boolean => kind.name === 'raise'

/** By a number that does not depend on the table. */
export const raisesRating = ({ kind, per }: CompiledOp): boolean => kind.name === 'rating' && per === null

/** A card from the hand. */
export const playsACard = ({ kind }: CompiledOp): boolean => kind.name === 'play-card'

export const repeatsAPrelude = ({ kind }: CompiledOp): boolean => kind.name === 'repeat'

export const usesAnActionAgain = ({ kind }: CompiledOp): boolean => kind.name === 'again'
