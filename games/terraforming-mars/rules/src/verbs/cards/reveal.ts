import { cardOf } from '../../cards/index.js'
import { queueEffects, turnUp } from '../../effects/effects.js'
import { TAGS } from '../../names.js'
import { source } from '../../state/state.js'
import { refillDeck } from '../../state/supply.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const reveal = {
  compile: (op, c) => [c.make('reveal', { tag: TAGS.indexOf(op.reveal), lists: [c.list(op.do)] })],
  kinds: {
    reveal: kind({
      name: 'reveal',
      rank: 0,
      now: true,
      /** The top card is shown to all and discarded; with the tag on it, the effect goes on. */
      start(s, { seat, card, played }, op, tell) {
        if (!refillDeck(s)) return
        const shown = turnUp(s)
        const found = (cardOf(shown).tagBits & (1 << op.tag)) !== 0
        tell?.({ what: 'reveals', seat, card: shown, found })
        if (found) queueEffects(s, op.lists[0], source(seat, card, played), tell)
      },
    }),
  },
} satisfies Verb<Shape<'reveal'>>
