import type { Seat } from '@perilune/engine'
import type { Condition, Counter, Target, Where } from '../cards/operands.js'
import type { RatingGain } from '../cards/rating-gain.js'
import type { Tell } from '../codes/events.js'
import type { MarsPrompt } from '../codes/prompts.js'
import type { MarsReason } from '../codes/reasons.js'
import type { MarsState, PendingEffect } from '../state/state.js'
import type { KindName } from './kind-names.js'
import type { Op } from './shapes.js'

/*
 * A compiled operation and its kind, which is what the rules see of a verb: queue, pool and probe know no
 * verb but ask the kind of an operation.
 */

export interface CompiledOp {
  readonly id: number
  readonly kind: Kind
  /** Its place in the pool of effects, see effects/pool.ts. */
  readonly rank: number
  /** By RESOURCES, never negative; null where none is meant. */
  readonly bag: readonly number[] | null
  /** The one resource that is meant, or -1. */
  readonly resource: number
  readonly to: number
  /** How many. */
  readonly n: number
  readonly per: Counter | null
  readonly each: number
  readonly most: number
  readonly parameter: number
  readonly tile: number
  readonly where: Where | null
  /** The area off Mars that it goes to, or -1. */
  readonly offMars: number
  readonly tag: number
  readonly cube: number
  readonly target: Target | 'own-card' | 'any-card' | null
  readonly condition: Condition | null
  /** Lists to choose from, steps in order, or what is done and else. */
  readonly lists: readonly (readonly number[])[]
  /** A bit for each resource that may pay beside MC. */
  readonly using: number
  /** All lists are open, whatever comes of them. */
  readonly evenIfLost: boolean
  /** The owner may decline. */
  readonly optional: boolean
  /** Only owners of tiles beside the tile just laid. */
  readonly beside: boolean
  /** A colony may be built where the owner has one; a production box is copied after another one. */
  readonly again: boolean
  readonly discount: number
  readonly slack: number
  /** Waits for no decision and is never better later: carried out at once. */
  readonly atOnce: boolean
  /** Counts tiles: better after tiles are laid. */
  readonly countsTiles: boolean
  /** A bit for each production it can raise, by RESOURCES, and 6 further for each stock. */
  readonly gives: number
  /** The most that it can bring of what the Reds tax. */
  readonly maxRatingGain: RatingGain
  /** A bit for each of the owner's tags that it counts, by TAGS. */
  readonly countsTags: number
  /** What it was made from, for texts. */
  readonly source: Op
}

/** A number that the effect asks for: how much of one thing is turned into another. */
export interface AskedNumber {
  prompt(effect: PendingEffect): MarsPrompt
  most(s: MarsState, effect: PendingEffect): number
  take(s: MarsState, effect: PendingEffect, n: number, tell: Tell | undefined): void
}

/** What of a new operation says how much rating it can bring. */
type GainsFrom = Pick<CompiledOp, 'n' | 'parameter' | 'per' | 'tile'>

/** One shape for all kinds. */
export interface Kind {
  readonly name: KindName
  /** Its place in the pool of effects, see effects/pool.ts. */
  readonly rank: number
  /** Asks for no decision and is never better later. */
  readonly now: boolean
  /** Stands in the production box of a card. */
  readonly inBox: boolean
  /** Whether its card can only be played while it is possible. */
  must(op: CompiledOp): boolean
  /** Whether it can be started at this moment; what can't be now may be possible later. */
  can(s: MarsState, seat: Seat, op: CompiledOp): boolean
  /**
   * Why it could not be carried out if its card were played now; 'maybe' where only trying it out can tell.
   */
  refuse(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | 'maybe' | undefined
  /** Why it can't be paid as the cost of an action of this card. */
  refuseCost(s: MarsState, seat: Seat, op: CompiledOp, card: string): MarsReason | undefined
  /** Whether it would do something: lists of a choice that would not are not offered. */
  viable(s: MarsState, effect: PendingEffect, op: CompiledOp): boolean
  /** Whether it could take something from another player, of those that `isVictim` says. */
  strikes(s: MarsState, effect: PendingEffect, op: CompiledOp, isVictim: (seat: Seat) => boolean): boolean
  /** Whether resolving it could show its owner cards. */
  reveals(s: MarsState, effect: PendingEffect, op: CompiledOp): boolean
  /** The most rating that it can bring; `lists` is the same of the operations within. */
  maxRatingGain(op: GainsFrom, lists: readonly (readonly RatingGain[])[]): RatingGain
  readonly number: AskedNumber | null
  /** Does it, or asks. What is done at once is given the effect that it is part of. */
  start(s: MarsState, effect: PendingEffect, op: CompiledOp, tell: Tell | undefined): void
}
