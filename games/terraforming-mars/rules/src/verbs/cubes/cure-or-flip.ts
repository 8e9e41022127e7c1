import { turnDown } from '../../actions/enter-play.js'
import { cardOf } from '../../cards/index.js'
import { opOf } from '../../cards/ops.js'
import { anyGain } from '../../cards/rating-gain.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { cubesOn } from '../../state/counters.js'
import { ask, type FrameOf, type MarsState, type PendingEffect } from '../../state/state.js'
import { raiseRating, takeCubes } from '../../state/supply.js'
import { isTaxed } from '../../turmoil/tax.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const FLIP = Object.freeze({ flip: true })
const KEEP = Object.freeze({ flip: false })

/** The corporation lies face down among the events: its tags and effects are gone. */
function flip(s: MarsState, effect: PendingEffect, tell: Tell | undefined): void {
  const { seat, card } = effect
  const p = s.players[seat]
  turnDown(p, cardOf(card))
  p.events.push(card)
  p.eventsAt.push(s.played)
  tell?.({ what: 'flips', seat, card })
  raiseRating(s, seat, opOf(effect).n, 'effects', tell)
}

export const cureOrFlip = {
  compile: (op, c) => [c.make('cure', { n: op.cureOrFlip })],
  kinds: {
    cure: kind({
      name: 'cure',
      rank: 4,
      maxRatingGain: anyGain,
      /** With a disease on the card it is cured; with none the card may be turned face down. */
      start(s, effect, _, tell) {
        const { seat, card } = effect
        const p = s.players[seat]
        if (!p.cards.includes(card)) return
        if (cubesOn(p, card) === 0) {
          ask(s, 'flip-corporation', effect)
          return
        }
        takeCubes(s, seat, card, 1)
        tell?.({ what: 'removes-cubes', seat, from: seat, card, cubes: 1 })
        raiseRating(s, seat, 1, 'effects', tell)
      },
    }),
  },
  questions: {
    'flip-corporation': choose<FrameOf<'flip-corporation'>>({
      prompt: (_, frame) => ({ code: 'flip-corporation', card: frame.card, steps: opOf(frame).n }),
      all: () => [FLIP, KEEP],
      refuse: (s, frame, answer) =>
        answer.flip && isTaxed(s) ? refuseForRest(s, frame, answer, true) : undefined,
      take: (s, frame, answer, tell) => {
        if (answer.flip) flip(s, frame, tell)
      },
    }),
  },
} satisfies Verb<Shape<'cureOrFlip'>>
