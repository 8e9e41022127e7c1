import type { Seat } from '@perilune/engine'
import { type CompiledOp, OPS } from '../cards/ops.js'
import { type RatingGain, sumOfLists } from '../cards/rating-gain.js'
import type { Tell } from '../codes/events.js'
import type { MarsPrompt } from '../codes/prompts.js'
import type { MarsReason } from '../codes/reasons.js'
import type { MarsState, PendingEffect } from '../state/state.js'
import type { KindName } from './kind-names.js'

/* What the rules see of a verb: queue, pool and probe know no verb but ask the kind of an operation. */

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
  /** Why it could not be carried out if its card were played now; 'maybe' where only trying it out can tell. */
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

const nothing = () => undefined
const always = (): boolean => true
const never = (): boolean => false

const strikesWithin: Kind['strikes'] = (s, effect, { lists }, isVictim) =>
  lists.some((list) => list.some((id) => OPS[id].kind.strikes(s, effect, OPS[id], isVictim)))

/** A kind with what it says of itself; what most kinds have in common may be left out. */
export const kind = (own: Pick<Kind, 'name' | 'rank' | 'start'> & Partial<Kind>): Kind => ({
  name: own.name,
  rank: own.rank,
  now: own.now ?? false,
  inBox: own.inBox ?? false,
  must: own.must ?? never,
  can: own.can ?? always,
  refuse: own.refuse ?? nothing,
  refuseCost: own.refuseCost ?? nothing,
  viable: own.viable ?? always,
  strikes: own.strikes ?? strikesWithin,
  reveals: own.reveals ?? never,
  maxRatingGain: own.maxRatingGain ?? ((_, lists) => sumOfLists(lists)),
  number: own.number ?? null,
  start: own.start,
})

/** For `must`. */
export const mustBePossible = always
