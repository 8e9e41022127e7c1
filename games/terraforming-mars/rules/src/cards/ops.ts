import type { CompiledOp } from '../verbs/compiled-op.js'

/*
 * Operations, compiled once into what the rules look up. Every operation has a number, so that what waits to
 * be resolved is plain data; all have one shape, because they are looked at on every answer. The loader fills
 * the list; nobody reads it before.
 */

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
