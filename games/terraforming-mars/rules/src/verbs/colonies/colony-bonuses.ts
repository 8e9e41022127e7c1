import { colonyOf } from '../../colonies/compiled.js'
import { queueEffects } from '../../effects/effects.js'
import { source } from '../../state/state.js'
import { ALL_STOCK } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const colonyBonuses = {
  compile: (_, c) => [c.make('colony-bonuses', { gives: ALL_STOCK })],
  kinds: {
    'colony-bonuses': kind({
      name: 'colony-bonuses',
      rank: 0,
      start(s, { seat }, _, tell) {
        for (const { id, owners } of s.colonies?.tiles ?? [])
          for (const owner of owners)
            if (owner === seat) queueEffects(s, colonyOf(id).bonus, source(seat, id), tell)
      },
    }),
  },
} satisfies Verb<Shape<'colonyBonuses'>>
