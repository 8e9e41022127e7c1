import { OPS } from '../../cards/ops.js'
import { continueSequence } from '../../effects/sequence.js'
import { kind } from '../kind.js'
import type { Op, Shape } from '../shapes.js'
import type { Compiler, Verb } from '../verb.js'
import { revealsWithin } from './reveals-within.js'

/** One operation after another, the last list all together. */
export const sequenceOf = (before: readonly Op[], last: readonly Op[], c: Compiler): number[][] => [
  ...before.flatMap((op) => c.list([op]).map((id) => [id])),
  c.list(last),
]

export const inOrder = {
  compile: ({ inOrder: ops }, c) => [
    c.make('in-order', { lists: sequenceOf(ops.slice(0, -1), ops.slice(-1), c) }),
  ],
  kinds: {
    'in-order': kind({
      name: 'in-order',
      rank: 4,
      viable: (s, effect, op) =>
        op.lists.every((steps) => steps.every((id) => OPS[id].kind.viable(s, effect, OPS[id]))),
      reveals: revealsWithin,
      start: (s, effect, _, tell) => continueSequence(s, effect, tell),
    }),
  },
} satisfies Verb<Shape<'inOrder'>>
