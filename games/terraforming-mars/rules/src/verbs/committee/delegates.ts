import { opOf } from '../../cards/ops.js'
import { choose } from '../../effects/asking.js'
import { ask, type FrameOf } from '../../state/state.js'
import { sendDelegates } from '../../turmoil/committee.js'
import { PARTIES, partyIndex } from '../../turmoil/parties.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { committeeKind, tooFew } from './committee-kind.js'

export const delegates = {
  compile: (op, c) => [c.make('delegates', { n: op.delegates })],
  kinds: {
    delegates: committeeKind({
      name: 'delegates',
      why: (_, t, seat, op) => tooFew(t, seat, op.n),
      start: (s, effect) => ask(s, 'send-delegates', effect),
    }),
  },
  questions: {
    'send-delegates': choose<FrameOf<'send-delegates'>>({
      prompt: (_, frame) => ({ code: 'send-delegates', delegates: opOf(frame).n }),
      all: () => PARTIES.map((party) => ({ party })),
      take: (s, frame, answer, tell) =>
        sendDelegates(s, frame.seat, partyIndex(answer.party), opOf(frame).n, tell),
    }),
  },
} satisfies Verb<Shape<'delegates'>>
