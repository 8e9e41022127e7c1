import { OPS, opOf } from '../../cards/ops.js'
import { mostOfLists } from '../../cards/rating-gain.js'
import { choose as askFor } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { chooseBranch } from '../../effects/sequence.js'
import { ask, type FrameOf, type MarsState, type PendingEffect } from '../../state/state.js'
import type { CompiledOp } from '../compiled-op.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import { isLoss } from '../special-kinds.js'
import type { Verb } from '../verb.js'
import { revealsWithin } from './reveals-within.js'

/** A choice between red-bordered effects waits like them. */
const RED = 6

/** The lists that would do something: no cubes without a card for them, no removal without a victim. */
function viableLists(s: MarsState, effect: PendingEffect, op: CompiledOp): number[] {
  if (op.evenIfLost) return op.lists.map((_, i) => i)
  const list: number[] = []
  for (let i = 0; i < op.lists.length; i++)
    if (op.lists[i].every((id) => OPS[id].kind.viable(s, effect, OPS[id]))) list.push(i)
  return list
}

const takesSomething = (ids: readonly number[]): boolean =>
  ids.some((id) => isLoss(OPS[id]) || OPS[id].lists.some(takesSomething))

export const choose = {
  compile(op, c) {
    const lists = op.choose.map((ops) => c.list(ops))
    const red = lists.every((list) => list.every((id) => OPS[id].kind.rank === RED))
    return [c.make('choose', { lists, evenIfLost: op.evenIfLost ?? false, ...(red && { rank: RED }) })]
  },
  kinds: {
    choose: kind({
      name: 'choose',
      rank: 4,
      reveals: revealsWithin,
      maxRatingGain: (_, lists) => mostOfLists(lists),
      start(s, effect, op, tell) {
        const lists = viableLists(s, effect, op)
        if (lists.length > 1) ask(s, 'choose-effect', effect)
        else if (lists.length === 1) chooseBranch(s, effect, op.lists[lists[0]], tell)
      },
    }),
  },
  questions: {
    /** Of two lists, the one that gives what is still missing may be the only one that will do. */
    'choose-effect': askFor<FrameOf<'choose-effect'>>({
      prompt: (_, frame) => ({ code: 'choose-effect', card: frame.card, op: frame.op }),
      all: (s, frame) => viableLists(s, frame, opOf(frame)).map((choice) => ({ choice })),
      refuse: (s, frame, answer) =>
        refuseForRest(s, frame, answer, takesSomething(opOf(frame).lists[answer.choice as number])),
      take: (s, frame, answer, tell) =>
        chooseBranch(s, frame, opOf(frame).lists[answer.choice as number], tell),
    }),
  },
} satisfies Verb<Shape<'choose'>>
