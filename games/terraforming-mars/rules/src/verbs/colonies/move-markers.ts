import { canMoveMarkers, markerMoves, moveMarkers as move } from '../../colonies/markers.js'
import { choose } from '../../effects/asking.js'
import { ask, type FrameOf, stuck } from '../../state/state.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const moveMarkers = {
  compile: (_, c) => [c.make('markers', {})],
  kinds: {
    markers: kind({
      name: 'markers',
      rank: 4,
      must: mustBePossible,
      refuse: (s) => (canMoveMarkers(s) ? undefined : { code: 'no-markers' }),
      start(s, effect) {
        if (canMoveMarkers(s)) ask(s, 'move-markers', effect)
        else stuck(s)
      },
    }),
  },
  questions: {
    'move-markers': choose<FrameOf<'move-markers'>>({
      prompt: () => ({ code: 'move-markers' }),
      all: markerMoves,
      take: (s, frame, answer, tell) => move(s, frame.seat, answer, tell),
    }),
  },
} satisfies Verb<Shape<'moveMarkers'>>
