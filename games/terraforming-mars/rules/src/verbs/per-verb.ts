import type { Op, Shape, VerbName } from './shapes.js'

/**
 * What somebody else knows of every verb, such as its words, its icons, its worth: the compiler names a verb
 * that is missing. `More` is what the functions are given beside the operation.
 */
export type PerVerb<Result, More extends readonly unknown[] = []> = {
  readonly [V in VerbName]: (op: Shape<V>, ...more: More) => Result
}

/** The entry for an operation, called with it. */
export const per = <Result, More extends readonly unknown[]>(
  record: PerVerb<Result, More>,
  op: Op,
  ...more: More
): Result => (record[op.op] as (op: Op, ...more: More) => Result)(op, ...more)
