import type { Kind } from '../verbs/kind.js'
import type { Op } from '../verbs/shapes.js'
import type { Condition, Counter, Target, Where } from './language.js'
import type { RatingGain } from './rating-gain.js'

/*
 * Operations, compiled once into what the rules look up. Every operation has a number, so that what waits to
 * be resolved is plain data; all have one shape, because they are looked at on every answer. The loader fills
 * the list; nobody reads it before.
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

const ops: CompiledOp[] = []
export const OPS: readonly CompiledOp[] = ops

/** The operation that asks a question. */
export const opOf = (frame: { readonly op: number }): CompiledOp => ops[frame.op]

let closed = false
/**
 * Called when all is compiled: whatever is compiled later would get a number that depends on the order of
 * imports.
 */
export const closeOps = (): void => {
  closed = true
}

/** Gives an operation its number. */
export function addOp(op: Omit<CompiledOp, 'id'>): number {
  if (closed) throw new Error('operations are compiled by load.ts alone, in the order of cards/order.ts')
  return ops.push({ ...op, id: ops.length }) - 1
}

export const STOCK = 6
/** The bit of `gives` for MC in stock. */
export const MC_IN_STOCK = 1 << STOCK
