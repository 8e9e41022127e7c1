import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { sequenceOf } from './in-order.js'

/** A sequence that may be declined. */
export const may = {
  compile(op, c) {
    const [only] = op.may
    if (op.may.length !== 1 || only.op !== 'inOrder')
      throw new Error('what may be declined is one list in order, and its first step is a cost')
    const ops = only.inOrder
    return [c.make('in-order', { lists: sequenceOf(ops.slice(0, -1), ops.slice(-1), c), optional: true })]
  },
  kinds: {},
} satisfies Verb<Shape<'may'>>
