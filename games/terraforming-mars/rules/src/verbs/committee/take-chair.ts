import { takeChair as takeSeat } from '../../turmoil/committee.js'
import { neutralColour } from '../../turmoil/state.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { committeeKind, tooFew } from './committee-kind.js'

export const takeChair = {
  compile: (op, c) => [c.make('chair', { n: op.takeChair })],
  kinds: {
    chair: committeeKind({
      name: 'chair',
      why: (s, t, seat, op) =>
        tooFew(t, seat, op.n) ??
        (t.chairman === neutralColour(s) ? undefined : { code: 'chairman-not-neutral' }),
      start: (s, { seat }, _, tell) => takeSeat(s, seat, tell),
    }),
  },
} satisfies Verb<Shape<'takeChair'>>
