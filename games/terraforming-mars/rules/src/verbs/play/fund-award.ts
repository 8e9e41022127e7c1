import { fundable } from '../../actions/actions.js'
import { choose } from '../../effects/asking.js'
import { awardsOf } from '../../scoring/goals.js'
import { ask, type FrameOf } from '../../state/state.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const fundAward = {
  compile: (_, c) => [c.make('fund', {})],
  kinds: {
    fund: kind({
      name: 'fund',
      rank: 4,
      start(s, effect) {
        if (fundable(s).length > 0) ask(s, 'fund-award', effect)
      },
    }),
  },
  questions: {
    'fund-award': choose<FrameOf<'fund-award'>>({
      prompt: () => ({ code: 'fund-award' }),
      all: (s) => fundable(s).map((index) => ({ award: awardsOf(s)[index].id })),
      take(s, frame, { award }, tell) {
        const index = awardsOf(s).findIndex((a) => a.id === award)
        s.awards[index] = frame.seat
        s.awardsAt[index] = s.played
        tell?.({ what: 'funds', seat: frame.seat, award: award as string })
      },
    }),
  },
} satisfies Verb<Shape<'fundAward'>>
