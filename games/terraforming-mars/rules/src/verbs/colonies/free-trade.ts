import { tileOf } from '../../colonies/build.js'
import { colonyOf } from '../../colonies/compiled.js'
import type { Colonies } from '../../colonies/state.js'
import type { ColonyId } from '../../colonies/tiles.js'
import { refuseAnyTrade, tradable, whyNoTrade } from '../../colonies/trade.js'
import { choose } from '../../effects/asking.js'
import { ask, type FrameOf, push, stuck } from '../../state/state.js'
import { ANYTHING } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const freeTrade = {
  compile: (_, c) => [c.make('free-trade', { gives: ANYTHING })],
  kinds: {
    'free-trade': kind({
      name: 'free-trade',
      rank: 2,
      must: mustBePossible,
      refuse: refuseAnyTrade,
      start(s, effect) {
        if (tradable(s, effect.seat).length > 0) ask(s, 'free-trade', effect)
        else stuck(s)
      },
    }),
  },
  questions: {
    'free-trade': choose<FrameOf<'free-trade'>>({
      prompt: () => ({ code: 'free-trade' }),
      all: (s, frame) => tradable(s, frame.seat).map((tile) => colonyOf(tile.id).answer),
      why: (s, _, answer) => whyNoTrade(tileOf(s, answer.colony)),
      take(s, frame, answer, tell) {
        tell?.({ what: 'trades', seat: frame.seat, colony: answer.colony as ColonyId })
        const colony = (s.colonies as Colonies).tiles.findIndex((tile) => tile.id === answer.colony)
        push(s, { do: 'send-fleet', seat: frame.seat, colony })
      },
    }),
  },
} satisfies Verb<Shape<'freeTrade'>>
