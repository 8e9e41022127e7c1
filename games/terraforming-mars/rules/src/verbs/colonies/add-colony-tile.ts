import { addTile } from '../../colonies/build.js'
import { tilesToAdd } from '../../colonies/markers.js'
import type { ColonyId } from '../../colonies/tiles.js'
import { choose } from '../../effects/asking.js'
import { ask, type FrameOf } from '../../state/state.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const addColonyTile = {
  compile: (_, c) => [c.make('add-tile', {})],
  kinds: {
    'add-tile': kind({
      name: 'add-tile',
      rank: 4,
      start(s, effect) {
        if (tilesToAdd(s).length > 0) ask(s, 'add-colony-tile', effect)
      },
    }),
  },
  questions: {
    'add-colony-tile': choose<FrameOf<'add-colony-tile'>>({
      prompt: () => ({ code: 'add-colony-tile' }),
      all: (s) => tilesToAdd(s).map((colony) => ({ colony })),
      take: (s, frame, answer, tell) => addTile(s, frame.seat, answer.colony as ColonyId, tell),
    }),
  },
} satisfies Verb<Shape<'addColonyTile'>>
