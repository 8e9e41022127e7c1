import { opOf } from '../../cards/ops.js'
import { choose } from '../../effects/asking.js'
import { addCubes } from '../../effects/effects.js'
import { holdersFor } from '../../effects/targets.js'
import { CUBES, TAGS } from '../../names.js'
import { amountOf } from '../../state/counters.js'
import { ask, type FrameOf, type MarsState, type PendingEffect } from '../../state/state.js'
import type { CompiledOp } from '../compiled-op.js'
import { counted } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { cubeOf } from './cube-of.js'

/** Whether the effect itself says to which card they go. */
const isBound = (op: CompiledOp): boolean => op.target === 'this' || op.target === 'played'

const cubesIn = (s: MarsState, effect: PendingEffect): number => {
  const op = opOf(effect)
  return op.n * amountOf(s, effect.seat, op, effect.card)
}

export const add = {
  compile: (op, c) => [
    c.make('add', {
      n: op.add,
      cube: op.cube ? CUBES.indexOf(op.cube) : -1,
      target: op.to,
      tag: op.tag ? TAGS.indexOf(op.tag) : -1,
      now: op.to === 'this' || op.to === 'played',
      ...counted(op),
    }),
  ],
  kinds: {
    add: kind({
      name: 'add',
      rank: 4,
      viable: (s, { seat }, op) => isBound(op) || holdersFor(s, seat, op).length > 0,
      start(s, effect, op, tell) {
        const { seat, card, played } = effect
        const cubes = op.n * amountOf(s, seat, op, card)
        if (op.atOnce) {
          addCubes(s, seat, op.target === 'played' ? played : card, cubes, tell)
          return
        }
        const holders = cubes > 0 ? holdersFor(s, seat, op) : []
        if (holders.length > 1) ask(s, 'add-cubes', effect)
        else if (holders.length === 1) addCubes(s, seat, holders[0], cubes, tell)
      },
    }),
  },
  questions: {
    'add-cubes': choose<FrameOf<'add-cubes'>>({
      prompt: (s, frame) => ({ code: 'add-cubes', ...cubeOf(opOf(frame)), cubes: cubesIn(s, frame) }),
      all: (s, frame) => holdersFor(s, frame.seat, opOf(frame)).map((card) => ({ card })),
      take: (s, frame, answer, tell) =>
        addCubes(s, frame.seat, answer.card as string, cubesIn(s, frame), tell),
    }),
  },
} satisfies Verb<Shape<'add'>>
