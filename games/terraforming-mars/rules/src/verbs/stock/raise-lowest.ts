import { choose } from '../../effects/asking.js'
import { RESOURCES, type Resource } from '../../names.js'
import { ask, type FrameOf, type Player } from '../../state/state.js'
import { produce } from '../../state/supply.js'
import { ALL_PRODUCTION } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

function lowestOf(p: Player): Resource[] {
  const least = Math.min(...p.production)
  return RESOURCES.filter((_, r) => p.production[r] === least)
}

export const raiseLowest = {
  compile: (_, c) => [c.make('lowest', { gives: ALL_PRODUCTION })],
  kinds: {
    lowest: kind({
      name: 'lowest',
      rank: 4,
      start(s, effect, _, tell) {
        const lowest = lowestOf(s.players[effect.seat])
        if (lowest.length > 1) ask(s, 'raise-lowest', effect)
        else produce(s, effect.seat, RESOURCES.indexOf(lowest[0]), 1, effect.card, tell)
      },
    }),
  },
  questions: {
    'raise-lowest': choose<FrameOf<'raise-lowest'>>({
      prompt: () => ({ code: 'raise-lowest' }),
      all: (s, frame) => lowestOf(s.players[frame.seat]).map((resource) => ({ resource })),
      take: (s, frame, { resource }, tell) =>
        produce(s, frame.seat, RESOURCES.indexOf(resource as Resource), 1, frame.card, tell),
    }),
  },
} satisfies Verb<Shape<'raiseLowest'>>
